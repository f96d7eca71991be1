import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { MAX_SLICE_TEXT } from '@shulei/domain/data/dataset/slice/slice.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { NativeSelect } from '@shulei/ui/Select/NativeSelect.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import type { DatasetTable } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'
import { KeptFields } from './KeptFields.tsx'
import type { DatasetQuery } from './pageState.ts'

interface FilterFormProps {
  table: DatasetTable
  state: DatasetQuery
  datasetId: number
  /** Place of the column that the form begins with; null while it is closed. */
  opened: number | null
  onSent: () => void
}

/** The conditions of one column, in a form that works without JavaScript. A column of texts has no range. */
export function FilterForm({ table, state, datasetId, opened, onSent }: FilterFormProps) {
  const { t } = useTranslation('dataset')
  const [column, setColumn] = useState(opened ?? table.places[0] ?? 1)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (opened === null) return
    const field = form.current?.elements.namedItem('has')
    if (field instanceof HTMLElement) field.focus()
  }, [opened])
  const kind = table.kinds[table.places.indexOf(column)] ?? 'text'
  const own = state.slice.conditions.filter((one) => one.column === column)
  const textOf = (by: string) => own.find((one) => one.by === by)?.text ?? ''
  const fields = kind === 'text' ? (['has', 'is'] as const) : (['has', 'is', 'from', 'to'] as const)
  return (
    <details className={css.filter} open={opened !== null}>
      <summary className={css.filterName}>{t('slice.filter')}</summary>
      <Form
        ref={form}
        method="get"
        action={datasetAddress.detail({ id: datasetId })}
        className={css.filterForm}
        preventScrollReset
        onSubmit={onSent}
      >
        <KeptFields query={{ ...state, slice: { ...state.slice, page: 1 } }} />
        <NativeSelect
          name="on"
          label={t('slice.column')}
          value={column}
          onChange={(event) => setColumn(Number(event.currentTarget.value))}
          options={table.columns.map(({ name }, at) => ({ value: String(table.places[at] ?? 0), label: name }))}
          size="s"
        />
        {fields.map((by) => (
          <SearchField
            key={`${column} ${by}`}
            name={by}
            defaultValue={textOf(by)}
            maxLength={MAX_SLICE_TEXT}
            label={t(`slice.field.${by}`)}
            isLabelVisible
            placeholder={kind === 'date' && by !== 'has' ? '2024-01-31' : ''}
            clearLabel={t('list.clearSearch')}
            size="s"
          />
        ))}
        <NativeSelect
          key={`${column} cells`}
          name="cells"
          label={t('slice.cells')}
          defaultValue={own.find(({ by }) => by === 'empty' || by === 'filled')?.by ?? ''}
          options={(['', 'filled', 'empty'] as const).map((one) => ({
            value: one,
            label: t(`slice.cell.${one || 'all'}`),
          }))}
          size="s"
        />
        <div className={css.filterEnd}>
          <LinkButton component="button" type="submit" variant="primary">
            {t('slice.apply')}
          </LinkButton>
        </div>
      </Form>
    </details>
  )
}

import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { MAX_SLICE_TEXT, type Slice } from '@shulei/domain/data/dataset/slice/slice.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { useShownText } from '@shulei/ui/SearchField/useShownText.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import type { DatasetTable } from '../datasets.ts'
import { Conditions } from './Conditions.tsx'
import * as css from './DatasetPage.css.ts'
import { FilterForm } from './FilterForm.tsx'
import { KeptFields } from './KeptFields.tsx'
import type { DatasetQuery } from './pageState.ts'

interface SliceToolsProps {
  /** Id of the form of the search, which the heads of columns send too. */
  id: string
  table: DatasetTable
  datasetId: number
  /** The state of the page, the table chosen. */
  state: DatasetQuery
  /** Address of another slice of the table. */
  to: (slice: Slice) => string
  /** Place of the column whose conditions are open; null for none. */
  opened: number | null
  onClosed: () => void
}

/** Search, conditions of one column, and the conditions that hold, as forms and links that work without JavaScript. */
export function SliceTools({ id, table, datasetId, state, to, opened, onClosed }: SliceToolsProps) {
  const { t } = useTranslation('dataset')
  const { slice } = state
  const form = useShownText('find', slice.find)
  return (
    <div className={css.tableBar}>
      <search>
        <Form
          ref={form}
          id={id}
          method="get"
          action={datasetAddress.detail({ id: datasetId })}
          className={css.tableSearch}
          preventScrollReset
        >
          <KeptFields query={{ ...state, slice: { ...slice, find: '', page: 1 } }} />
          <div className={css.tableField}>
            <SearchField
              name="find"
              defaultValue={slice.find}
              maxLength={MAX_SLICE_TEXT}
              label={t('slice.find')}
              placeholder={t('slice.findHint')}
              clearLabel={t('list.clearSearch')}
              size="s"
            />
          </div>
          <LinkButton component="button" type="submit">
            {t('list.find')}
          </LinkButton>
        </Form>
      </search>
      <FilterForm key={opened ?? 0} {...{ table, state, datasetId, opened }} onSent={onClosed} />
      <Conditions table={table} slice={slice} to={to} />
    </div>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ownOf } from '@shulei/domain/base/text/own.ts'
import { COLUMNS_SHOWN, findColumns, MAX_COLUMN_SEARCH } from '@shulei/domain/data/dataset/columns.ts'
import { columnTextFits, type DatasetText, datasetLimits } from '@shulei/domain/data/dataset/publish.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { draftArgs } from '../editing.ts'
import * as css from './DatasetEditor.css.ts'

/** From this number of columns on a search is of use. */
const MANY = 12

export interface ColumnFieldsProps {
  datasetId: number
  columns: DatasetText['columns']
  onChange: (patch: Pick<DatasetText, 'columns'>) => void
}

/** One field for each column of the tables; of many columns a search leads to the wanted ones. */
export function ColumnFields({ datasetId, columns: texts, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('dataset-edit')
  const { t: say } = useTranslation('columns')
  const { t: shell } = useTranslation('shell')
  const { number } = useFormat()
  const [search, setSearch] = useState('')
  const { data, error, mutate } = useCall(refs.datasetColumns, draftArgs(datasetId))
  if (!data && error) return <LoadFailed error={error} onRetry={mutate} />
  if (!data) return <Skeleton label={shell('a11y.loading')} shape="rows" count={4} />
  if (data.columns.length === 0) return <p className={css.fileMeta}>{t('columns.none')}</p>
  const about = (name: string) => ownOf(texts, name) ?? ''
  const found = findColumns(
    data.columns.map(({ name }) => ({ name, description: { cn: about(name), en: '' } })),
    search,
  )
  const shown = found.slice(0, COLUMNS_SHOWN).flatMap((place) => data.columns[place] ?? [])
  const rest = found.length - shown.length
  return (
    <>
      {data.columns.length > MANY ? (
        <TextField
          label={say('search')}
          value={search}
          onChange={setSearch}
          maxLength={MAX_COLUMN_SEARCH}
          autoComplete="off"
        />
      ) : null}
      {shown.map(({ name, type }) => (
        <TextField
          key={name}
          label={name}
          labelNote={say(`type.${type as 'id'}`)}
          value={about(name)}
          onChange={(text) => onChange({ columns: { ...texts, [name]: text } })}
          {...(columnTextFits(about(name)) ? {} : { errorMessage: t('problem.datasetColumnInvalid') })}
          maxLength={datasetLimits.column}
          autoComplete="off"
        />
      ))}
      {rest > 0 ? <p className={css.fileMeta}>{t('columns.rest', { count: rest, n: number(rest) })}</p> : null}
    </>
  )
}

import { COLUMNS_SHOWN, findColumns, MAX_COLUMN_SEARCH } from '@shulei/domain/data/dataset/columns.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './Reading.css.ts'

/** From this number of columns on a search is of use. */
const MANY = 12

const nothing = { cn: '', en: '' }

/** One field for each column of a table. Of many columns a search leads to the wanted ones. */
export function ColumnChoices({ names, field }: { names: readonly string[]; field: (name: string) => ReactNode }) {
  const { t } = useTranslation('reading')
  const { t: say } = useTranslation('columns')
  const { number } = useFormat()
  const [search, setSearch] = useState('')
  const found = findColumns(
    names.map((name) => ({ name, description: nothing })),
    search,
  )
  const shown = found.slice(0, COLUMNS_SHOWN).flatMap((place) => names[place] ?? [])
  const rest = found.length - shown.length
  return (
    <div className={css.columns}>
      {names.length > MANY ? (
        <TextField
          label={say('search')}
          value={search}
          onChange={setSearch}
          maxLength={MAX_COLUMN_SEARCH}
          autoComplete="off"
        />
      ) : null}
      <div className={css.fields}>
        {shown.map((name) => (
          <Fragment key={name}>{field(name)}</Fragment>
        ))}
      </div>
      {rest > 0 ? <p className={css.rest}>{t('typesRest', { count: rest, n: number(rest) })}</p> : null}
    </div>
  )
}

import { ownOf } from '@shulei/domain/base/text/own.ts'
import { COLUMNS_SHOWN, findColumns, MAX_COLUMN_SEARCH } from '@shulei/domain/data/dataset/columns.ts'
import type { MadeChoice } from '@shulei/domain/data/dataset/reading/chosen.ts'
import { readingTypes } from '@shulei/domain/data/dataset/reading/reading.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './Reading.css.ts'
import { chosenIn, fieldsOf, type ReadingFields } from './reading-fields.ts'

export interface TypeFieldsProps {
  columns: readonly { name: string; type: string }[]
  values: ReadingFields
  onChange: (patch: Partial<ReadingFields>) => void
}

type Types = NonNullable<MadeChoice['types']>

/** Stands for a guess among the options of a list. */
const AUTO = 'auto'
/** From this number of columns on a search is of use. */
const MANY = 12

const nothing = { cn: '', en: '' }

/** The type of each column: guessed, or chosen. Of many columns a search leads to the wanted ones. */
export function TypeFields({ columns, values, onChange }: TypeFieldsProps) {
  const { t } = useTranslation('reading')
  const { t: say } = useTranslation('columns')
  const { number } = useFormat()
  const [search, setSearch] = useState('')
  const types: Types = chosenIn(values, 'types') ?? {}
  const found = findColumns(
    columns.map(({ name }) => ({ name, description: nothing })),
    search,
  )
  const shown = found.slice(0, COLUMNS_SHOWN).flatMap((place) => columns[place] ?? [])
  const choose = (name: string, type: string) => {
    const { [name]: _, ...others } = types
    const next = type === AUTO ? others : { ...others, [name]: type as Types[string] }
    onChange({ types: Object.keys(next).length === 0 ? '' : fieldsOf({ types: next }).types })
  }
  return (
    <Disclosure title={t('types', { count: Object.keys(types).length, n: number(Object.keys(types).length) })}>
      <div className={css.columns}>
        {columns.length > MANY ? (
          <TextField
            label={say('search')}
            value={search}
            onChange={setSearch}
            maxLength={MAX_COLUMN_SEARCH}
            autoComplete="off"
          />
        ) : null}
        <div className={css.fields}>
          {shown.map(({ name, type }) => (
            <Select
              key={name}
              label={name}
              placeholder={t('auto')}
              size="s"
              options={[
                {
                  id: AUTO,
                  label: Object.hasOwn(types, name) ? t('auto') : t('autoIs', { value: say(`type.${type as 'id'}`) }),
                },
                ...readingTypes.map((one) => ({ id: one, label: say(`type.${one}`) })),
              ]}
              value={ownOf(types, name) ?? AUTO}
              onChange={(key) => choose(name, String(key ?? AUTO))}
            />
          ))}
        </div>
        {found.length > shown.length ? (
          <p className={css.rest}>
            {t('typesRest', { count: found.length - shown.length, n: number(found.length - shown.length) })}
          </p>
        ) : null}
      </div>
    </Disclosure>
  )
}

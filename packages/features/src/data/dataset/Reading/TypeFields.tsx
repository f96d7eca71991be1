import { ownOf } from '@shulei/domain/base/text/own.ts'
import type { MadeChoice } from '@shulei/domain/data/dataset/reading/chosen.ts'
import { readingTypes } from '@shulei/domain/data/dataset/reading/reading.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { useTranslation } from 'react-i18next'
import { ColumnChoices } from './ColumnChoices.tsx'
import { chosenIn, type ReadingFields, withColumn } from './reading-fields.ts'

export interface TypeFieldsProps {
  columns: readonly { name: string; type: string }[]
  values: ReadingFields
  onChange: (patch: Partial<ReadingFields>) => void
}

type Types = NonNullable<MadeChoice['types']>

/** Stands for a guess among the options of a list. */
const AUTO = 'auto'

/** The type of each column: guessed, or chosen. */
export function TypeFields({ columns, values, onChange }: TypeFieldsProps) {
  const { t } = useTranslation('reading')
  const { t: say } = useTranslation('columns')
  const { number } = useFormat()
  const types: Types = chosenIn(values, 'types') ?? {}
  const guesses = new Map(columns.map(({ name, type }) => [name, type]))
  const autoOf = (name: string) =>
    Object.hasOwn(types, name) ? t('auto') : t('autoIs', { value: say(`type.${guesses.get(name) as 'id'}`) })
  return (
    <Disclosure title={t('types', { count: Object.keys(types).length, n: number(Object.keys(types).length) })}>
      <ColumnChoices
        names={columns.map(({ name }) => name)}
        field={(name) => (
          <Select
            label={name}
            placeholder={t('auto')}
            size="s"
            options={[
              { id: AUTO, label: autoOf(name) },
              ...readingTypes.map((one) => ({ id: one, label: say(`type.${one}`) })),
            ]}
            value={ownOf(types, name) ?? AUTO}
            onChange={(key) => onChange(withColumn(values, 'types', name, key === AUTO ? null : String(key)))}
          />
        )}
      />
    </Disclosure>
  )
}

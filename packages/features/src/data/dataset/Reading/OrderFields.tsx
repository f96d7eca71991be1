import { ownOf } from '@shulei/domain/base/text/own.ts'
import type { MadeChoice } from '@shulei/domain/data/dataset/reading/chosen.ts'
import { dateOrders } from '@shulei/domain/data/dataset/reading/date-order.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reading } from '../datasets.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import * as css from './Reading.css.ts'
import { chosenIn, type ReadingFields, withColumn } from './reading-fields.ts'
import { dayInWords } from './useReadingText.ts'

export interface OrderFieldsProps {
  /** How the table was read last; null when it could not be. */
  reading: Reading | null
  values: ReadingFields
  onChange: (patch: Partial<ReadingFields>) => void
}

/** Stands for a guess among the options of a list. */
const AUTO = 'auto'

/** The order of day and month of each column in which no date decides it, with what a date means in either. Empty without such a column. */
export function OrderFields({ reading, values, onChange }: OrderFieldsProps) {
  const { t } = useTranslation('reading')
  const { language } = useFormat()
  const id = useId()
  const orders: NonNullable<MadeChoice['dateOrder']> = chosenIn(values, 'dateOrder') ?? {}
  const either = new Map((reading?.eitherOrder ?? []).map((one) => [one.column, one]))
  const names = [...new Set([...either.keys(), ...Object.keys(orders)])]
  if (names.length === 0) return null
  const autoOf = (name: string) => {
    const guess = Object.hasOwn(reading?.dateOrder ?? {}, name) ? undefined : either.get(name)?.order
    return guess ? t('autoIs', { value: t(`order.${guess}`) }) : t('auto')
  }
  return (
    <fieldset className={css.orders} aria-describedby={id}>
      <legend className={css.legend}>{t('orders')}</legend>
      <p id={id} className={css.lead}>
        {t('ordersLead')}
      </p>
      <ColumnChoices
        names={names}
        field={(name) => (
          <Select
            label={name}
            placeholder={t('auto')}
            options={[
              { id: AUTO, label: autoOf(name) },
              ...dateOrders.map((one) => {
                const known = either.get(name)
                const note = known && t('orderNote', { cell: known.cell, day: dayInWords(known.days[one], language) })
                return { id: one, label: t(`order.${one}`), ...(note ? { note } : {}) }
              }),
            ]}
            value={ownOf(orders, name) ?? AUTO}
            onChange={(key) => onChange(withColumn(values, 'dateOrder', name, key === AUTO ? null : String(key)))}
          />
        )}
      />
    </fieldset>
  )
}

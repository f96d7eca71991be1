import { useFormat } from '@shulei/i18n/format.ts'
import { Bars } from '@shulei/ui/Bars/Bars.tsx'
import { Histogram } from '@shulei/ui/Histogram/Histogram.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './ColumnProfile.css.ts'
import { type Column, useFigure } from './useColumnStats.ts'

/** Most values shown of a category; the profile may hold more. */
const MOST_VALUES = 6

/** The bins with the least and the greatest value of the column as ends; the stored ends are rounded bounds. */
function withTrueEnds({ histogram, min, max }: Column): Column['histogram'] {
  const number = (bound: number | string | null, otherwise: number) => {
    const value = typeof bound === 'string' ? Date.parse(bound) : (bound ?? Number.NaN)
    return Number.isFinite(value) ? value : otherwise
  }
  return histogram.map((bin, index) => ({
    ...bin,
    from: index === 0 ? number(min, bin.from) : bin.from,
    to: index === histogram.length - 1 ? number(max, bin.to) : bin.to,
  }))
}

/** Distribution of a column's values: a histogram of numbers and dates, the most frequent values of a category. */
export function Distribution({ column }: { column: Column }) {
  const { t } = useTranslation('columns')
  const format = useFormat()
  const figure = useFigure()
  const { name, type, histogram, top } = column
  if (histogram.length === 0 && top.length > 0) {
    return (
      <Bars
        isWide
        label={t('top', { name })}
        empty={t('noProfile')}
        items={top.slice(0, MOST_VALUES).map(({ value, count }) => ({
          id: value,
          label: value,
          value: count,
          text: format.number(count),
        }))}
      />
    )
  }
  if (histogram.length === 0) return <p className={css.words}>{t('noProfile')}</p>
  return (
    <Histogram
      bins={withTrueEnds(column)}
      label={t('distribution', { name })}
      table={{
        caption: t('distribution', { name }),
        columns: [t('value'), t('count')],
      }}
      formatValue={type === 'date' ? format.date : figure}
      formatCount={format.number}
      empty={t('noProfile')}
      height={96}
    />
  )
}

import { dateSteps } from '@shulei/domain/data/dataset/date-steps.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Bars } from '@shulei/ui/Bars/Bars.tsx'
import { Histogram } from '@shulei/ui/Histogram/Histogram.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './ColumnProfile.css.ts'
import { type Column, useBound, useFigure, writtenDate } from './useColumnStats.ts'

/** Most values shown of a category; the profile may hold more. */
const MOST_VALUES = 7

/** The bins of numbers with the least and the greatest value as ends; the stored ends are rounded bounds. */
function withTrueEnds({ histogram, min, max }: Column): Column['histogram'] {
  return histogram.map((bin, index) => ({
    ...bin,
    from: index === 0 && typeof min === 'number' ? min : bin.from,
    to: index === histogram.length - 1 && typeof max === 'number' ? max : bin.to,
  }))
}

/** Why a column has no distribution, as a key of the texts. A table without rows has columns of texts without a value. */
function reasonOf({ type, missing, unique }: Column) {
  if (unique === 0 || missing === 1) return 'noValues'
  if (['list', 'struct', 'map'].includes(type)) return 'noChartNested'
  return type === 'text' ? 'noChart' : 'allDistinct'
}

/**
 * Distribution of a column's values: a histogram of numbers and dates, one bar for a value that is everywhere the same, the most frequent
 * values of a category.
 */
export function Distribution({ column }: { column: Column }) {
  const { t } = useTranslation('columns')
  const format = useFormat()
  const figure = useFigure(column)
  const bound = useBound(column)
  const { name, type, min, max, histogram, top } = column
  if (histogram.length > 0 && min !== null && min === max) {
    const count = histogram.reduce((sum, bin) => sum + bin.count, 0)
    return (
      <Bars
        label={t('distribution', { name })}
        empty={t('noValues')}
        items={[{ id: name, label: bound(min), value: count, text: format.number(count) }]}
      />
    )
  }
  if (histogram.length === 0 && top.length > 0) {
    return (
      <Bars
        isWide
        label={t('top', { name })}
        empty={t('noValues')}
        items={top.slice(0, MOST_VALUES).map(({ value, count }) => ({
          id: value,
          label: value,
          value: count,
          text: format.number(count),
        }))}
      />
    )
  }
  if (histogram.length === 0) return <p className={css.words}>{t(reasonOf(column))}</p>
  const dates = type === 'date' ? dateSteps(column) : null
  const bins = dates?.steps ?? withTrueEnds(column)
  const numberAt = (at: number) => {
    if (at === bins[0]?.from && min !== null) return bound(min)
    return at === bins.at(-1)?.to && max !== null ? bound(max) : figure(at)
  }
  return (
    <Histogram
      bins={bins}
      label={t('distribution', { name })}
      table={{
        caption: t('distribution', { name }),
        columns: [t('value'), t('count')],
      }}
      formatValue={dates ? (at) => writtenDate(at, dates.unit) : numberAt}
      formatCount={format.number}
      empty={t('noValues')}
      height={96}
    />
  )
}

import type { Data } from '@shulei/contract/call.ts'
import type { datasetTable } from '@shulei/contract/data/dataset/calls.ts'
import { type DateSteps, dateSteps } from '@shulei/domain/data/dataset/date-steps.ts'
import { roundedFigure } from '@shulei/domain/data/dataset/figures.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { inZone, wholeNumber } from '@shulei/i18n/formatters.ts'
import { useTranslation } from 'react-i18next'
import { useMarks } from '../useMarks.ts'

export type Column = Data<typeof datasetTable>['columns'][number]

/**
 * Formats a mean or the end of a step with six digits, or more where the values of the column differ in later ones, equal on the server and
 * in the browser.
 */
export function useFigure({ min, max }: Pick<Column, 'min' | 'max'>) {
  const { language } = useFormat()
  const range = Number(max) - Number(min)
  return (value: number) => wholeNumber(language, roundedFigure(value, range) ?? value)
}

const patterns = { day: 'YYYY/MM/DD', minute: 'YYYY/MM/DD HH:mm', second: 'YYYY/MM/DD HH:mm:ss' } as const

/** A date of a table as the table's own clock shows it, whatever the zone of the reader. */
export const writtenDate = (at: number, unit: DateSteps['unit']): string => inZone('UTC', at).format(patterns[unit])

/**
 * Formats the least and the greatest value of a column. Numbers have all their digits. Dates are those that the profile read, whatever the
 * file writes, and as exact as the steps of the histogram.
 */
export function useBound(column: Pick<Column, 'type' | 'histogram' | 'min' | 'max' | 'isDays'>) {
  const { language } = useFormat()
  return (value: number | string) => {
    if (typeof value === 'number') return wholeNumber(language, value)
    if (column.type !== 'date') return value
    const { unit, first, last } = dateSteps(column)
    const at = value === column.max ? last : first
    return Number.isNaN(at) ? value : writtenDate(at, unit)
  }
}

/** Longest number in characters that does not break in its cell of the figures. */
const MOST_CHARACTERS = 13
const isLongWord = (text: string) => text.split(' ').some((word) => word.length > MOST_CHARACTERS)

const written = <Value>(value: Value | null, write: (value: Value) => string) => (value === null ? null : write(value))

/** The figures of a column with their names, in a fixed order. */
export function useColumnStats(column: Column): { term: string; value: string; isLong?: boolean }[] {
  const { t } = useTranslation('columns')
  const format = useFormat()
  const { missing, marks = [], marked, unique, zone, order, unit, empty, infinite, length } = column
  const { min, max, mean, median, std } = column
  const named = useMarks().marks(marks)
  const bound = useBound(column)
  const figure = useFigure(column)
  const counts = [
    ['empty', empty],
    ['infinite', infinite],
  ] as const
  // the profile rounds a median only where it lies between two values
  const figures = [
    ['min', written(min, bound)],
    ['max', written(max, bound)],
    ['mean', written(mean, figure)],
    ['median', written(median, bound)],
    ['std', written(std, figure)],
  ] as const
  return [
    { term: t('missingShare'), value: format.percent(missing, missing > 0 && missing < 0.1 ? 1 : 0) },
    ...(marks.length === 0
      ? []
      : [
          {
            isLong: true,
            term: t('marks'),
            value:
              marked === undefined ? named : t('marksCount', { marks: named, count: marked, n: format.number(marked) }),
          },
        ]),
    ...counts.flatMap(([name, value]) => (value ? [{ term: t(name), value: format.number(value) }] : [])),
    ...(unique === null ? [] : [{ term: t('unique'), value: format.number(unique) }]),
    ...(zone === undefined ? [] : [{ term: t('zone'), value: zone }]),
    ...(order === undefined ? [] : [{ isLong: true, term: t('order'), value: t(`orders.${order}`) }]),
    ...(unit === undefined ? [] : [{ term: t('unit'), value: unit }]),
    ...figures.flatMap(([name, value]) =>
      value === null ? [] : [{ term: t(name), value, isLong: isLongWord(value) }],
    ),
    ...(length
      ? [
          {
            isLong: true,
            term: t('length'),
            value: t('lengthRange', {
              count: length.max,
              min: format.number(length.min),
              max: format.number(length.max),
              mean: format.number(Math.round(length.mean)),
            }),
          },
        ]
      : []),
  ]
}

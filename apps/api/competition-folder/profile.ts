import { roundedFigure } from '@shulei/domain/data/dataset/figures.ts'
import type { ColumnType } from '@shulei/domain/data/dataset/profile.ts'
import { column, type Table } from './csv.ts'
import { groupBy, mean, median } from './stats.ts'

/** One column of the train or test table. */
export interface Column {
  name: string
  type: ColumnType
  /** The public tables that have the column. */
  in: ('train' | 'test')[]
}

/** Column statistics of the train table; means and deviations are rounded to six digits of the range. */
export interface ColumnProfile {
  type: ColumnType
  /** Share of empty cells, 0 to 1. */
  missing: number
  /** Number of different values, empty cells not counted. */
  distinct: number
  min?: number | string
  max?: number | string
  mean?: number
  median?: number
  /** Sample standard deviation (n − 1). */
  std?: number
  /** Counts in ten equal steps from min to max; the last step includes max. */
  histogram?: number[]
  /** The ten most frequent values. */
  top?: { value: string; count: number }[]
  /** Length of texts in code points. */
  length?: { min: number; max: number; mean: number; median: number }
}

const bins = 10
const millisecondsPerDay = 86_400_000

const round = (value: number) => Number(value.toPrecision(6))

function deviation(values: number[]): number {
  const centre = mean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1))
}

function histogram(values: number[]): number[] {
  const low = values.reduce((a, b) => Math.min(a, b))
  const high = values.reduce((a, b) => Math.max(a, b))
  const counts = new Array<number>(bins).fill(0)
  for (const value of values) {
    const bin = high === low ? 0 : Math.floor(((value - low) / (high - low)) * bins)
    counts[Math.min(bin, bins - 1)]!++
  }
  return counts
}

/** Least and greatest value as they are, and the others rounded; a median that is a value stays as it is. */
function spread(values: number[], rounded: (value: number, range: number) => number | null) {
  const [min, max] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
  const shown = (value: number) => rounded(value, max - min) ?? Number.NaN
  const middle = median(values)
  return { min, max, mean: shown(mean(values)), median: values.includes(middle) ? middle : shown(middle) }
}

function topValues(values: string[]) {
  const groups = groupBy(
    values,
    (value) => value,
    () => 1,
  )
  return [...groups]
    .map(([value, hits]) => ({ value, count: hits.length }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, 10)
}

function details(type: ColumnType, values: string[]): Partial<ColumnProfile> {
  if (values.length === 0) return {}
  switch (type) {
    case 'id':
      return {}
    case 'number': {
      const numbers = values.map(Number)
      return { ...spread(numbers, roundedFigure), std: round(deviation(numbers)), histogram: histogram(numbers) }
    }
    case 'binary':
    case 'category':
      return { top: topValues(values) }
    case 'date': {
      const days = values.map((value) => Date.parse(value.slice(0, 10)) / millisecondsPerDay)
      const sorted = values.toSorted()
      return { min: sorted[0], max: sorted.at(-1), histogram: histogram(days) }
    }
    case 'text':
      return {
        length: spread(
          values.map((value) => [...value].length),
          round,
        ),
      }
  }
}

/** Statistics of every column of a train table, for the data page. */
export function profileTable(train: Table, columns: Column[]): Record<string, ColumnProfile> {
  const described = columns.filter(({ in: tables }) => tables.includes('train'))
  return Object.fromEntries(
    described.map(({ name, type }) => {
      const cells = column(train, name)
      const values = cells.filter((cell) => cell !== '')
      const missing = round((cells.length - values.length) / cells.length)
      return [name, { type, missing, distinct: new Set(values).size, ...details(type, values) }]
    }),
  )
}

import { column, type Table } from '../competition-folder/csv.ts'
import type { ColumnCard, ColumnProfile, ColumnType } from '../seed/card.ts'
import { groupBy, mean, median } from './stats.ts'

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

function spread(values: number[]) {
  return {
    min: round(values.reduce((a, b) => Math.min(a, b))),
    max: round(values.reduce((a, b) => Math.max(a, b))),
    mean: round(mean(values)),
    median: round(median(values)),
  }
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
      return { ...spread(numbers), std: round(deviation(numbers)), histogram: histogram(numbers) }
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
      return { length: spread(values.map((value) => [...value].length)) }
  }
}

/** Statistics of every column of a train table, for the data page. */
export function profileTable(train: Table, columns: ColumnCard[]): Record<string, ColumnProfile> {
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

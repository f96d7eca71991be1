import { expect } from 'vitest'
import type { TableProfile } from '../../../../src/modules/data/dataset/profile/profile-task.ts'
import { exactFigures, pandasMissing } from '../exact-figures.ts'

type Column = TableProfile['columns'][number]

const isNumber = (cell: string) =>
  /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(cell.trim()) && !/^[-+]?0\d/.test(cell.trim())

function expectNear(shown: unknown, own: number | null, [low, high]: readonly [number, number], where: string) {
  if (own === null) return expect(shown, where).toBeNull()
  // six digits of the figure or of the range, whichever is finer
  const unit = Math.max(Math.min(Math.abs(own), high - low) * 1e-5, Math.abs(own) * 1e-15)
  expect(Math.abs(Number(shown ?? Number.NaN) - own), `${where}: ${shown} instead of ${own}`).toBeLessThanOrEqual(unit)
}

/** Counts in ten equal steps. */
function stepsOf(cells: readonly string[]): number[] {
  const values = cells.map(Number)
  const [low, high] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
  if (low === high) return [values.length]
  const counts = new Array<number>(10).fill(0)
  for (const value of values) {
    const step = Math.min(Math.floor(((value - low) / (high - low)) * 10), 9)
    counts[step] = (counts[step] ?? 0) + 1
  }
  return counts
}

/** Compares some figures of a column of one type; answers how many. */
type Compare = (column: Column, filled: readonly string[], where: string) => number

const numbers: Compare = (column, filled, where) => {
  const { min, max, ...rest } = exactFigures(filled)
  expect([Number(column.min), Number(column.max)], `${where} ends`).toEqual([min, max])
  for (const name of ['mean', 'median'] as const) expectNear(column[name], rest[name], [min, max], `${where} ${name}`)
  expectNear(column.std, rest.std, [0, rest.std ?? 0], `${where} std`)
  const steps = stepsOf(filled)
  expect(
    column.histogram.map(({ count }) => count),
    `${where} histogram`,
  ).toEqual(steps)
  return 5 + steps.length
}

const texts: Compare = ({ length }, filled, where) => {
  const lengths = filled.map((cell) => String([...cell].length))
  if (lengths.length === 0) return 0
  const { min, max, mean, median } = exactFigures(lengths)
  expect([length?.min, length?.max], `${where} lengths`).toEqual([min, max])
  expectNear(length?.mean, mean, [min, max], `${where} mean length`)
  expectNear(length?.median, median, [min, max], `${where} median length`)
  return 4
}

const values: Compare = ({ top }, filled, where) => {
  const counts = new Map<string, number>()
  for (const cell of filled) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const most = [...counts.values()].toSorted((a, b) => b - a).slice(0, 10)
  expect(
    top.map(({ count }) => count),
    `${where} most frequent`,
  ).toEqual(most)
  for (const { value, count } of top) expect(counts.get(value), `${where} ${value}`).toBe(count)
  return top.length
}

const ISO = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?Z?$/
const plainDate = (date: string) =>
  date
    .replace(' ', 'T')
    .replace(/Z$/, '')
    .replace(/T00:00(:00)?$/, '')
const dates: Compare = ({ min, max }, filled, where) => {
  if (!filled.every((cell) => ISO.test(cell))) return 0
  const sorted = filled.map(plainDate).toSorted()
  expect([plainDate(String(min)), plainDate(String(max))], `${where} ends`).toEqual([sorted[0], sorted.at(-1)])
  return 2
}

const others: Readonly<Record<string, Compare>> = { text: texts, category: values, binary: values, date: dates }

/** Expects every figure of a column to be that of the second implementation; answers how many were compared. */
export function expectSame(column: Column, cells: readonly (string | null)[], where: string): number {
  const marks = new Set(column.marks)
  for (const mark of marks)
    expect(pandasMissing.has(mark) || ['-', '.', '?'].includes(mark), `${where} ${mark}`).toBe(true)
  const isMissing = (cell: string | null) => cell === null || cell.trim() === '' || marks.has(cell.trim())
  const filled = cells.filter((cell): cell is string => !isMissing(cell))
  const missing = (cells.length - filled.length - (column.empty ?? 0)) / cells.length
  expect([column.unique, column.missing.toFixed(5)], `${where} unique, missing`).toEqual([
    new Set(filled).size,
    missing.toFixed(5),
  ])
  // what pandas counts as missing beside numbers is missing here
  const real = filled.filter((cell) => !pandasMissing.has(cell.trim()))
  const areNumbers = real.length > 0 && real.every(isNumber)
  if (areNumbers) expect(['number', 'binary', 'id', 'date'], where).toContain(column.type)
  const figures = column.type === 'number' ? (areNumbers ? numbers : null) : (others[column.type] ?? null)
  return 2 + (figures ? figures(column, filled, where) : 0)
}

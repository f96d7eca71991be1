import Papa from 'papaparse'

/** Cells of a column as text, the empty ones as an empty text. */
export type Cells = readonly string[]

/** The columns of a text table in their order, without the names. */
export function columnsOfText(text: string, delimiter: ',' | '\t'): Cells[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter, skipEmptyLines: true })
  if (errors.length > 0) throw new Error(errors[0]?.message)
  const [header = [], ...rows] = data
  return header.map((_, place) => rows.map((row) => row[place] ?? ''))
}

/** The columns of JSON lines, in the order in which their names come up. */
export function columnsOfLines(text: string): Cells[] {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const written = (value: unknown) =>
    value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return [...names].map((name) => rows.map((row) => written(row[name])))
}

function middle(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

function figuresOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const std = values.length < 2 ? null : Math.sqrt(squares / (values.length - 1))
  return { min: sorted[0] ?? null, max: sorted.at(-1) ?? null, mean, median: middle(sorted), std }
}

/** Counts of values in equal steps from the least value to `end`, which belongs to the last step. */
function countsOf(values: readonly number[], end: number, steps: number): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const start = sorted[0] ?? 0
  if (end === start) return [values.length]
  const counts = new Array<number>(steps).fill(0)
  for (const value of sorted) {
    const step = Math.min(Math.floor(((value - start) / (end - start)) * steps), steps - 1)
    counts[step] = (counts[step] ?? 0) + 1
  }
  return counts
}

const DAY_MS = 86_400_000

/** Counts of days and times as written, whatever their zone; columns of days end with their last day and have no step below a day. */
function timesOf(cells: Cells): number[] {
  return cells.map((cell) => {
    if (/[a-z]{3}/i.test(cell)) return Date.parse(`${cell} UTC`)
    const [year = 0, month = 0, day = 0, ...clock] = cell
      .slice(0, 19)
      .split(/[-T :]/)
      .map(Number)
    const [hour = 0, minute = 0, second = 0] = clock
    return Date.UTC(year, month - 1, day, hour, minute, second) + Number(/\.\d{3}/.exec(cell)?.[0] ?? 0) * 1000
  })
}

function datesIn(cells: Cells): number[] {
  const times = timesOf(cells)
  const last = times.reduce((a, b) => Math.max(a, b))
  if (times.some((time) => time % DAY_MS !== 0)) return countsOf(times, last, 10)
  const first = times.reduce((a, b) => Math.min(a, b))
  return countsOf(times, last + DAY_MS, Math.min(10, (last - first) / DAY_MS + 1))
}

const isWhole = (filled: Cells) =>
  filled.length > 0 && filled.every((cell) => /^-?\d+$/.test(cell) && !/^-?0./.test(cell))

/** Computes the profile of a column of a given type from the definition, by code that shares nothing with the profiler. */
export function plainProfile(cells: Cells, type: string) {
  const filled = cells.filter((cell) => cell !== '')
  const counts = new Map<string, number>()
  for (const cell of filled) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const nothing = { min: null, max: null, mean: null, median: null, std: null, length: null }
  const none = { top: [] as number[], histogram: [] as number[] }
  const all = {
    ...nothing,
    ...none,
    isWhole: isWhole(filled),
    missing: (cells.length - filled.length) / cells.length,
    unique: counts.size,
  }
  if (filled.length === 0 || type === 'id') return all
  if (type === 'number') {
    const figures = figuresOf(filled.map(Number))
    return { ...all, ...figures, histogram: countsOf(filled.map(Number), figures.max ?? 0, 10) }
  }
  if (type === 'date') {
    const times = new Map(timesOf(filled).map((time, place) => [filled[place] ?? '', time]))
    const sorted = filled.toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0) || (a < b ? -1 : 1))
    return { ...all, min: sorted[0] ?? null, max: sorted.at(-1) ?? null, histogram: datesIn(filled) }
  }
  if (type === 'text') {
    const { std: _, ...length } = figuresOf(filled.map((cell) => [...cell].length))
    return { ...all, length }
  }
  return { ...all, top: [...counts.values()].sort((a, b) => b - a).slice(0, 10) }
}

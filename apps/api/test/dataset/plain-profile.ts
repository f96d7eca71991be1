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

/** Computes the profile of a column of a given type from the definition, by code that shares nothing with the profiler. */
export function plainProfile(cells: Cells, type: string) {
  const filled = cells.filter((cell) => cell !== '')
  const counts = new Map<string, number>()
  for (const cell of filled) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const nothing = { min: null, max: null, mean: null, median: null, std: null, length: null, top: [] as number[] }
  const all = { ...nothing, missing: (cells.length - filled.length) / cells.length, unique: counts.size }
  if (filled.length === 0 || type === 'id') return all
  if (type === 'number') return { ...all, ...figuresOf(filled.map(Number)) }
  if (type === 'date') return { ...all, min: filled.toSorted()[0] ?? null, max: filled.toSorted().at(-1) ?? null }
  if (type === 'text') {
    const { std: _, ...length } = figuresOf(filled.map((cell) => [...cell].length))
    return { ...all, length }
  }
  return { ...all, top: [...counts.values()].sort((a, b) => b - a).slice(0, 10) }
}

import { splitLine } from './file-cells.ts'
import type { Layout } from './file-header.ts'
import type { FileProblemCode, ProblemList } from './file-problems.ts'
import { NUMBER_LIMIT, type PredictionKind } from './metric.ts'

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
const NOT_FINITE = /^[+-]?(?:nan|inf|infinity)$/i

/** Tolerance for the sum of a row's probabilities; the billionth covers binary fractions (1 - 0.999 > 0.001). */
const SUM_TOLERANCE = 1e-3 + 1e-9

/** Index of every expected id. */
export type IdIndex = ReadonlyMap<string, number>

/** Reuses the given map if its values are 0 to n-1, so that a million ids are not stored twice. */
export function idIndex(ids: ReadonlyMap<string, number> | ReadonlySet<string>): IdIndex {
  if ('get' in ids) {
    const taken = new Uint8Array(ids.size)
    let dense = true
    for (const index of ids.values()) {
      dense &&= taken[index] === 0
      taken[index] = 1
    }
    if (dense) return ids
  }
  const index = new Map<string, number>()
  for (const id of ids.keys()) index.set(id, index.size)
  return index
}

/**
 * Receives each valid prediction cell of rows with an expected id. `row` is the value of the id in `FileRules.ids`, `column`
 * the position in `FileRules.predictionColumns`; `value` is NaN for a label.
 */
export type TakePrediction = (row: number, column: number, cell: string, value: number) => void

/** The problem of one prediction cell with the number `value`, or null. */
function cellProblem(cell: string, value: number, { prediction: kind, labels }: RowRules): FileProblemCode | null {
  if (cell === '') return 'emptyCell'
  if (kind === 'label') return labels === null || labels.has(cell) ? null : 'labelUnknown'
  if (!NUMBER.test(cell)) return NOT_FINITE.test(cell) ? 'notFinite' : 'notNumber'
  if (!Number.isFinite(value)) return 'notFinite'
  if (kind === 'number') return Math.abs(value) > NUMBER_LIMIT ? 'numberTooBig' : null
  return value < 0 || value > 1 ? 'outOfRange' : null
}

export interface RowRules {
  ids: IdIndex
  prediction: PredictionKind
  labels: ReadonlySet<string> | null
  take?: TakePrediction | undefined
}

export interface RowCheck {
  check(text: string, line: number): void
  /** Marks the row's id as seen without checking the row, for lines that already have a problem. */
  skip(text: string, line: number): void
  /** Reports the expected ids that are missing. */
  end(): void
}

/** Checks data rows against the layout of their header. Stores one number per expected id, no text. */
export function createRowCheck(layout: Layout, rules: RowRules, problems: ProblemList): RowCheck {
  const { delimiter, width, predictions } = layout
  const firstLine = new Uint32Array(rules.ids.size)

  function noteId(cells: readonly string[], line: number): void {
    const index = layout.idIndex === null ? undefined : rules.ids.get(cells[layout.idIndex]?.trim() ?? '')
    if (index !== undefined && firstLine[index] === 0) firstLine[index] = line
  }

  /** The expected id for a date that a spreadsheet has reformatted, or null. */
  function meantId(id: string): string | null {
    const [, year, first = '', second = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(id) ?? []
    const [, month = first, day = second, yearBehind = year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(id) ?? []
    if (yearBehind === undefined) return null
    const date = `${yearBehind}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return rules.ids.has(date) ? date : null
  }

  /** Reports an unexpected id; returns the index of the id that is probably meant, or -1. */
  function unknownId(id: string, line: number): number {
    const meant = id === '' ? null : meantId(id)
    if (meant !== null) problems.add('idDate', { line, id, value: meant })
    else if (id === '') problems.add('idMissingValue', { line })
    else problems.add('idUnknown', { line, id })
    return meant === null ? -1 : (rules.ids.get(meant) ?? -1)
  }

  /** The index of the row's id, or -1. */
  function checkId(cells: readonly string[], line: number): number {
    if (layout.idIndex === null) return -1
    const id = (cells[layout.idIndex] ?? '').trim()
    const index = rules.ids.get(id) ?? unknownId(id, line)
    if (index < 0) return -1
    const first = firstLine[index] ?? 0
    if (first === 0) firstLine[index] = line
    else problems.add('idTwice', { line, id, value: String(first) })
    return index
  }

  function checkPredictions(row: number, cells: readonly string[], line: number): void {
    let sum = 0
    let summable = predictions.length > 0
    for (let column = 0; column < predictions.length; column++) {
      const { name, index } = predictions[column] as Layout['predictions'][number]
      const cell = (cells[index] ?? '').trim()
      const value = rules.prediction === 'label' ? Number.NaN : Number(cell)
      const code = cellProblem(cell, value, rules)
      if (code === null) {
        sum += value
        if (row >= 0) rules.take?.(row, column, cell, value)
      } else {
        summable = false
        problems.add(code, code === 'emptyCell' ? { line, column: name } : { line, column: name, value: cell })
      }
    }
    if (rules.prediction === 'probabilities' && summable && Math.abs(sum - 1) > SUM_TOLERANCE) {
      problems.add('probabilitiesSum', { line, value: String(Number(sum.toFixed(6))) })
    }
  }

  return {
    check(text, line) {
      const cells = splitLine(text, delimiter)
      if (cells === null) {
        problems.add('quote', { line })
      } else if (cells.length !== width) {
        problems.add('cellCount', { line, value: String(cells.length) })
        noteId(cells, line)
      } else {
        checkPredictions(checkId(cells, line), cells, line)
      }
    },
    skip(text, line) {
      noteId(splitLine(text, delimiter) ?? [], line)
    },
    end() {
      if (layout.idIndex === null) return
      for (const [id, index] of rules.ids) {
        if (firstLine[index] === 0) problems.add('idMissing', { id })
      }
    },
  }
}

import { splitLine } from './file-cells.ts'
import type { Layout } from './file-header.ts'
import type { FileProblemCode, ProblemList } from './file-problems.ts'
import type { PredictionKind } from './metric.ts'

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const NOT_FINITE = /^[+-]?(?:nan|inf|infinity)$/i

/** Probabilities of a row may miss 1 by rounding; the billionth on top is for binary fractions (1 - 0.999 > 0.001). */
const SUM_TOLERANCE = 1e-3 + 1e-9

/** The index of every expected id. */
export type IdIndex = ReadonlyMap<string, number>

/** Uses the given map when its values are 0 to n-1 already, so that a million ids are not held twice. */
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

/** What is wrong with one prediction cell, or null. */
function cellProblem(cell: string, kind: PredictionKind, labels: ReadonlySet<string> | null): FileProblemCode | null {
  if (cell === '') return 'emptyCell'
  if (kind === 'label') return labels === null || labels.has(cell) ? null : 'labelUnknown'
  if (!NUMBER.test(cell)) return NOT_FINITE.test(cell) ? 'notFinite' : 'notNumber'
  const value = Number(cell)
  if (!Number.isFinite(value)) return 'notFinite'
  return kind !== 'number' && (value < 0 || value > 1) ? 'outOfRange' : null
}

export interface RowRules {
  ids: IdIndex
  prediction: PredictionKind
  labels: ReadonlySet<string> | null
}

export interface RowCheck {
  check(text: string, line: number): void
  /** Notes the row's id but finds nothing wrong with it, for lines that have a problem of their own. */
  skip(text: string, line: number): void
  /** Reports the expected ids that never came. */
  end(): void
}

/** Checks data rows against the layout of their header. Keeps one number per expected id, no text. */
export function createRowCheck(layout: Layout, rules: RowRules, problems: ProblemList): RowCheck {
  const { delimiter, width, predictions } = layout
  const firstLine = new Uint32Array(rules.ids.size)

  function noteId(cells: readonly string[], line: number): void {
    const index = layout.idIndex === null ? undefined : rules.ids.get(cells[layout.idIndex]?.trim() ?? '')
    if (index !== undefined && firstLine[index] === 0) firstLine[index] = line
  }

  function checkId(cells: readonly string[], line: number): void {
    if (layout.idIndex === null) return
    const id = (cells[layout.idIndex] ?? '').trim()
    const index = rules.ids.get(id)
    if (index === undefined) {
      if (id === '') problems.add('idMissingValue', { line })
      else problems.add('idUnknown', { line, id })
      return
    }
    const first = firstLine[index] ?? 0
    if (first === 0) firstLine[index] = line
    else problems.add('idTwice', { line, id, value: String(first) })
  }

  function checkPredictions(cells: readonly string[], line: number): void {
    let sum = 0
    let summable = predictions.length > 0
    for (const { name, index } of predictions) {
      const cell = (cells[index] ?? '').trim()
      const code = cellProblem(cell, rules.prediction, rules.labels)
      if (code === null) sum += Number(cell)
      else {
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
        checkId(cells, line)
        checkPredictions(cells, line)
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

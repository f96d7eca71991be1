import { explainCells, explainIds, explainPredictions, explainShift } from './file-causes.ts'
import { splitLine, type TakePrediction } from './file-cells.ts'
import type { Layout } from './file-header.ts'
import { IdTable, tableOf } from './file-ids.ts'
import { createPlainRows } from './file-plain.ts'
import { type FileProblem, type FileProblemCode, JUDGED_PER_CODE, type ProblemList } from './file-problems.ts'
import { isNumber } from './file-values.ts'
import { NUMBER_LIMIT, type PredictionKind } from './metric.ts'

/** A number with three decimals that may be meant as one with a separator of thousands. */
const GROUPED = /^[+-]?[1-9]\d{0,2}\.\d{3}$/
const NOT_FINITE = /^[+-]?(?:nan|inf|infinity)$/i

/** Least tolerance for the sum of a row's probabilities; the billionth covers binary fractions (1 - 0.999 > 0.001). */
const SUM_TOLERANCE = 1e-3 + 1e-9

/** Probabilities this close to 0 or 1 count as 0 or 1: models leave such traces of floating-point numbers. */
const RANGE_TOLERANCE = 1e-6

const within = (value: number) => (value < 0 ? 0 : Math.min(value, 1))

/** Digits after the decimal point of a number as it is written. */
function decimalsOf(cell: string): number {
  const [, fraction = '', exponent = '0'] = /^[^.e]*(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(cell) ?? []
  return Math.max(0, fraction.length - Number(exponent))
}

/**
 * By how much a row of rounded probabilities may miss 1: half a unit of the last digit for each class. One digit alone is no rounding
 * that could be told from a mistake.
 */
export function sumTolerance(cells: readonly string[]): number {
  const decimals = Math.max(...cells.map(decimalsOf))
  return decimals < 2 ? SUM_TOLERANCE : Math.max(SUM_TOLERANCE, cells.length * 0.5 * 10 ** -decimals + 1e-9)
}

/** The expected ids as a table; one that is given stays as it is, so that a million ids are not stored twice. */
export const idTable = (ids: Iterable<string> | IdTable): IdTable => (ids instanceof IdTable ? ids : tableOf(ids))

/** The problem of one prediction cell with the number `value`, or null. */
function cellProblem(cell: string, value: number, { prediction: kind, labels }: RowRules): FileProblemCode | null {
  if (cell === '') return 'emptyCell'
  if (kind === 'label') return labels === null || labels.has(cell) ? null : 'labelUnknown'
  if (!isNumber(cell)) return NOT_FINITE.test(cell) ? 'notFinite' : 'notNumber'
  if (!Number.isFinite(value)) return 'notFinite'
  if (kind === 'number') return Math.abs(value) > NUMBER_LIMIT ? 'numberTooBig' : null
  return value < -RANGE_TOLERANCE || value > 1 + RANGE_TOLERANCE ? 'outOfRange' : null
}

export interface RowRules {
  ids: IdTable
  prediction: PredictionKind
  labels: IdTable | null
  take?: TakePrediction | undefined
}

export interface RowCheck {
  check(text: string, line: number): void
  /** Takes a row that has no problem by its bytes; answers false for any other, which `check` must read. */
  plain(bytes: Uint8Array, from: number, to: number, line: number): boolean
  /** Marks the row's id as seen without checking the row, for lines that already have a problem. */
  skip(text: string, line: number): void
  /**
   * Puts one cause in the place of findings that have it in common, and reports the expected ids that are missing, unless the rows end
   * early.
   */
  end(isWhole: boolean): void
  /** Findings that do not refuse the file. */
  warnings(): FileProblem[]
}

/** Checks data rows against the layout of their header. Stores one number per expected id, no text. */
export function createRowCheck(layout: Layout, rules: RowRules, problems: ProblemList): RowCheck {
  const { delimiter, width, predictions } = layout
  const firstLine = new Uint32Array(rules.ids.size)
  const readPlain = createPlainRows(layout, rules, firstLine)
  let rows = 0
  // a German spreadsheet writes semicolons or tabs, and 1.234 for a thousand and more
  let mayGroup = rules.prediction === 'number' && delimiter !== ','
  let grouped: FileProblem | null = null

  function noteId(cells: readonly string[], line: number): void {
    const index = layout.idIndex === null ? undefined : rules.ids.get(cells[layout.idIndex]?.trim() ?? '')
    if (index !== undefined && firstLine[index] === 0) firstLine[index] = line
  }

  /** Ids that stand in the place of predictions. */
  const swapped = new Set<string>()

  function noteUnknown(id: string, cells: readonly string[], line: number): void {
    problems.add('idUnknown', { line, id })
    if (problems.of('idUnknown').total > JUDGED_PER_CODE || cellProblem(id, Number(id), rules) !== null) return
    const known = predictions.find(({ index }) => rules.ids.has((cells[index] ?? '').trim()))
    if (known) swapped.add((cells[known.index] ?? '').trim())
  }

  /** The index of the row's id, or -1. */
  function checkId(cells: readonly string[], line: number): number {
    if (layout.idIndex === null) return -1
    const written = cells[layout.idIndex] ?? ''
    const id = written.trim()
    const index = rules.ids.get(id) ?? rules.ids.get(written)
    if (index === undefined) {
      if (id === '') problems.add('idMissingValue', { line })
      // with its quotes or blanks an id shows why it is unknown
      else noteUnknown(id, cells, line)
      return -1
    }
    const first = firstLine[index] ?? 0
    if (first === 0) firstLine[index] = line
    else problems.add('idTwice', { line, id, value: String(first) })
    return index
  }

  function checkPredictions(row: number, cells: readonly string[], line: number): void {
    const isUnit = rules.prediction === 'probability' || rules.prediction === 'probabilities'
    let sum = 0
    let summable = predictions.length > 0
    for (let column = 0; column < predictions.length; column++) {
      const { name, index } = predictions[column] as Layout['predictions'][number]
      const cell = (cells[index] ?? '').trim()
      const value = rules.prediction === 'label' ? (rules.labels?.get(cell) ?? Number.NaN) : Number(cell)
      const code = cellProblem(cell, value, rules)
      if (code === null) {
        sum += value
        if (mayGroup && cell.includes('.')) {
          mayGroup = GROUPED.test(cell)
          grouped ??= { code: 'thousandsMaybe', line, column: name, value: cell, meant: cell.replace('.', '') }
        }
        if (row >= 0) rules.take?.(row, column, cell, isUnit ? within(value) : value)
      } else {
        summable = false
        problems.add(code, code === 'emptyCell' ? { line, column: name } : { line, column: name, value: cell })
      }
    }
    if (rules.prediction === 'probabilities' && summable && Math.abs(sum - 1) > SUM_TOLERANCE) {
      const written = predictions.map(({ index }) => (cells[index] ?? '').trim())
      if (Math.abs(sum - 1) <= sumTolerance(written)) return
      problems.add('probabilitiesSum', { line, value: String(Number(sum.toFixed(6))) })
    }
  }

  return {
    check(text, line) {
      rows++
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
    plain(bytes, from, to, line) {
      if (mayGroup || readPlain === null || !readPlain(bytes, from, to, line)) return false
      rows++
      return true
    },
    skip(text, line) {
      noteId(splitLine(text, delimiter) ?? [], line)
    },
    end(isWhole) {
      const judged = { layout, rows, ids: rules.ids, prediction: rules.prediction, labels: rules.labels, swapped }
      const areMoved = explainCells(problems, judged)
      const accounted = explainIds(problems, judged)
      explainPredictions(problems, judged)
      if (!isWhole || areMoved || layout.idIndex === null || accounted === 'all') return
      if (firstLine.includes(0)) {
        let index = 0
        for (const id of rules.ids.keys()) {
          if (firstLine[index++] === 0 && !accounted.has(id)) problems.add('idMissing', { id })
        }
      }
      explainShift(problems, rules.ids.size)
    },
    warnings: () => (mayGroup && grouped ? [{ ...grouped, count: 1 }] : []),
  }
}

import { type Delimiter, splitLine } from './file-cells.ts'
import { isIndexName, type Layout } from './file-header.ts'
import type { IdIndex } from './file-ids.ts'
import type { CellsCause, FileProblem, FileProblemCode, Found, LabelCause, ProblemList } from './file-problems.ts'
import { isRewritten, type Meant, meantTexts, type Rewriting } from './file-rewritings.ts'
import { explainValues, isNumber } from './file-values.ts'
import type { PredictionKind } from './metric.ts'

/** Share of the rows from which on a mistake is one of the whole column. */
const NEARLY_ALL = 0.9

const nearlyAll = (count: number, of: number) => count > 0 && count >= NEARLY_ALL * of

/** Where a report has judged its rows: what the causes need to know of the file. */
export interface Judged {
  layout: Layout
  /** Rows of the file that were checked. */
  rows: number
  ids: IdIndex
  prediction: PredictionKind
  labels: IdIndex | null
  /** Ids that stand in a column of predictions, in rows of the first unknown ids. */
  swapped: ReadonlySet<string>
}

/** The expected ids that a cause accounts for: those, or all. */
export type Accounted = ReadonlySet<string> | 'all'

/** Reports `findings` by cause, each cause at its first finding, with all its rows. */
function addByCause<T>(
  problems: ProblemList,
  findings: readonly T[],
  describe: (finding: T) => { code: FileProblemCode; first: FileProblem },
  beyond: number,
): void {
  const causes = new Map<FileProblemCode, { first: FileProblem; rows: number }>()
  for (const finding of findings) {
    const { code, first } = describe(finding)
    const cause = causes.get(code)
    if (cause) cause.rows++
    else causes.set(code, { first, rows: 1 })
  }
  // findings that were not kept are presumed to be like most of the others
  const [largest] = [...causes.values()].toSorted((a, b) => b.rows - a.rows)
  if (largest) largest.rows += beyond
  for (const [code, { first, rows }] of causes) problems.addCause(code, first, rows)
}

/** Replaces the findings of a code by the causes of those that have one. */
function settle(problems: ProblemList, code: FileProblemCode, rest: FileProblem[], isExplained: boolean): number {
  const { first, total } = problems.of(code)
  const beyond = total - first.length
  problems.settle(code, { first: rest, total: rest.length + (isExplained ? 0 : beyond) })
  return isExplained ? beyond : 0
}

/** Row numbers in the place of ids: they count up with the lines, from 0 or 1. */
function areRowNumbers({ first }: Found): boolean {
  const offset = Number(first[0]?.id) - (first[0]?.line ?? 0)
  return (
    first.length > 2 &&
    (offset === -1 || offset === -2) &&
    first.every(({ id = '', line = 0 }) => /^\d+$/.test(id) && Number(id) - line === offset)
  )
}

const AFFIX: ReadonlySet<Rewriting> = new Set(['Affix'])

function head(ids: IdIndex, count: number): string[] {
  const first: string[] = []
  for (const id of ids.keys()) if (first.push(id) === count) break
  return first
}

const formOf = (id: string) => id.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '9')

/** Explains unknown ids; answers the expected ids that need no problem of their own. */
export function explainIds(problems: ProblemList, { rows, ids, swapped, layout }: Judged): Accounted {
  const unknown = problems.of('idUnknown')
  const [sample] = unknown.first
  const expected = head(ids, 1)[0] ?? ''
  if (!sample) return new Set()
  const instead = (code: FileProblemCode, detail: Partial<FileProblem> = {}): Accounted => {
    problems.settle('idUnknown', { first: [], total: 0 })
    problems.addCause(code, { ...sample, value: expected, ...detail }, unknown.total)
    return 'all'
  }
  if (nearlyAll(swapped.size, unknown.first.length) && nearlyAll(unknown.total, rows)) {
    for (const code of ['notNumber', 'labelUnknown', 'outOfRange', 'numberTooBig', 'probabilitiesSum'] as const) {
      problems.settle(code, { first: [], total: 0 })
    }
    return instead('columnsSwapped', { value: [...swapped][0] ?? '', column: layout.predictions[0]?.name ?? '' })
  }
  const meant = meantTexts(
    unknown.first.map(({ id = '' }) => id),
    () => ids.keys(),
    // single ids with another name than all others are strangers
    nearlyAll(unknown.total, rows) ? undefined : AFFIX,
  )
  const rest = unknown.first.filter(({ id = '' }) => !meant.has(id))
  const isExplained = nearlyAll(meant.size > 0 ? unknown.first.length - rest.length : 0, unknown.first.length)
  if (!isExplained && areRowNumbers(unknown)) {
    // the column has no name, or one of a program, because a program wrote its row numbers there
    problems.settle('columnUnnamed', { first: [], total: 0 })
    const named = problems.of('columnName')
    if (named.total === 1 && isIndexName(named.first[0]?.value ?? 'x'))
      problems.settle('columnName', { first: [], total: 0 })
    return instead('idRowNumber')
  }
  const [by, ...others] = new Set([...meant.values()].map((one) => one.by))
  const known = unknown.first.find(({ id = '' }) => meant.has(id))
  // the others were rewritten in the same way, and may be unknown besides
  if (by && others.length === 0 && known && rest.length > 0 && rest.every(({ id = '' }) => isRewritten(id, by)))
    return instead(`id${by}`, { ...known, value: meant.get(known.id ?? '')?.expected ?? '' })
  const open = rest.length + (isExplained ? 0 : unknown.total - unknown.first.length)
  if (nearlyAll(open, rows)) {
    const form = formOf(sample.id ?? '')
    return instead(head(ids, 50).some((id) => formOf(id) === form) ? 'idForeign' : 'idNone')
  }
  const explained = unknown.first.flatMap((finding) => {
    const why = meant.get(finding.id ?? '')
    return why ? [{ finding, why }] : []
  })
  const beyond = settle(problems, 'idUnknown', rest, isExplained)
  addByCause(
    problems,
    explained,
    ({ finding, why }: { finding: FileProblem; why: Meant }) => ({
      code: `id${why.by}`,
      first: { ...finding, value: why.expected },
    }),
    beyond,
  )
  // several ids may have become the same
  const isLossy = [...meant.values()].some(({ by }) => by === 'Shortened')
  return beyond > 0 || isLossy ? 'all' : new Set([...meant.values()].map(({ expected: id }) => id))
}

/** Ids that are numbered from 0 instead of 1, or the other way round: the first is unknown, the last is missing. */
export function explainShift(problems: ProblemList, size: number): void {
  const [unknown, missing] = [problems.of('idUnknown'), problems.of('idMissing')]
  if (unknown.total !== 1 || missing.total !== 1 || size < 3) return
  const [finding, { id: absent = '' } = {}] = [unknown.first[0] as FileProblem, missing.first[0]]
  const [, prefix, number] = /^(.*?)(\d{1,15})$/su.exec(finding.id ?? '') ?? []
  const [, wanted, last] = /^(.*?)(\d{1,15})$/su.exec(absent) ?? []
  if (prefix !== wanted || Math.abs(Number(number) - Number(last)) !== size) return
  problems.settle('idUnknown', { first: [], total: 0 })
  problems.settle('idMissing', { first: [], total: 0 })
  problems.addCause('idShifted', { ...finding, value: absent }, size)
}

/** Explains predictions that are no numbers. */
function explainNumbers(problems: ProblemList): void {
  const { first } = problems.of('notNumber')
  if (first.length === 0) return
  const { explained, rest } = explainValues(first)
  const beyond = settle(problems, 'notNumber', rest, nearlyAll(explained.length, first.length))
  addByCause(problems, explained, ({ finding, by, meant }) => ({ code: by, first: { ...finding, meant } }), beyond)
}

/** Explains probabilities in percent, and scores that are no probabilities. */
function explainScale(problems: ProblemList, rows: number, columns: number): void {
  const { first, total } = problems.of('outOfRange')
  const [sample] = first
  // of several classes most have a small share in each row
  if (!sample || total < 2 || total < (rows * columns) / (columns > 1 ? 2 * columns : 2)) return
  const values = first.map(({ value }) => Number(value))
  const areFar = first.filter(({ value }) => Math.abs(Number(value) - 0.5) > 1).length >= first.length / 2
  if (!areFar) return
  const isPercent = values.every((value) => value > 1 && value <= 100.001) && values.some((value) => value > 10)
  problems.settle('outOfRange', { first: [], total: 0 })
  problems.settle('probabilitiesSum', { first: [], total: 0 })
  const meant = isPercent ? String(Number(`${Number(sample.value)}e-2`)) : ''
  problems.addCause(isPercent ? 'scalePercent' : 'scaleRaw', { ...sample, meant }, total)
}

/** Explains labels that the competition does not have. */
function explainLabels(problems: ProblemList, labels: IdIndex): void {
  const { first } = problems.of('labelUnknown')
  if (first.length === 0) return
  const cells = first.map(({ value = '' }) => value)
  const all = [...labels.keys()]
  const meant = meantTexts(cells, () => all)
  const isIndex = all.every((label) => !isNumber(label)) && cells.every((cell) => /^\d{1,4}(?:\.0)?$/.test(cell))
  const [yes, no] = [/^(?:1|true|yes|y|t|是|pos|positive)$/i, /^(?:0|false|no|n|f|否|neg|negative)$/i]
  const boolean = (cell: string) => {
    const like = /^(?:1(?:\.0)?|true|yes|y|t|是)$/i.test(cell)
      ? yes
      : /^(?:0(?:\.0)?|false|no|n|f|否)$/i.test(cell)
        ? no
        : null
    return like && all.find((label) => like.test(label))
  }
  const causeOf = (finding: FileProblem): { code: FileProblemCode; first: FileProblem } | null => {
    const cell = finding.value ?? ''
    const known = meant.get(cell)?.expected
    const found = (code: LabelCause | 'valueMissing' | 'valueError', as = '') => ({
      code,
      first: { ...finding, meant: as },
    })
    if (known !== undefined) return found('labelSpelling', known)
    const truth = boolean(cell)
    if (truth !== null && truth !== undefined) return found('labelBoolean', truth)
    if (isIndex) return found('labelNumbers', all.slice(0, 3).join(', '))
    if (isNumber(cell) && Number(cell) >= 0 && Number(cell) <= 1) return found('labelProbability', all[0])
    const why = explainValues([finding]).explained[0]?.by
    return why === 'valueMissing' || why === 'valueError' ? found(why) : null
  }
  const explained = first.flatMap((finding) => causeOf(finding) ?? [])
  const rest = first.filter((finding) => causeOf(finding) === null)
  const beyond = settle(problems, 'labelUnknown', rest, nearlyAll(explained.length, first.length))
  addByCause(problems, explained, (cause) => cause, beyond)
}

/** Explains predictions that break their rules. */
export function explainPredictions(problems: ProblemList, { rows, prediction, labels, layout }: Judged): void {
  explainNumbers(problems)
  if (prediction === 'probability' || prediction === 'probabilities') {
    explainScale(problems, rows, layout.predictions.length)
  }
  if (labels) explainLabels(problems, labels)
}

const DELIMITERS: readonly Delimiter[] = [',', '\t', ';']

/** For each cause whether a row has it. */
const CELLS: Readonly<
  Record<CellsCause, (cells: readonly string[], row: { layout: Layout; line: number; text: string }) => boolean>
> = {
  cellsTrailing: (cells, { layout }) =>
    cells.length > layout.width && cells.slice(layout.width).every((cell) => cell.trim() === ''),
  cellsRowNames: (cells, { layout, line }) =>
    cells.length === layout.width + 1 && [line - 1, line - 2].includes(Number(cells[0]?.trim() || Number.NaN)),
  cellsDecimal: (cells, { layout }) =>
    layout.delimiter === ',' &&
    cells.length > layout.width &&
    cells.length <= layout.width + layout.predictions.length &&
    cells.slice(-2).every((cell) => /^[+-]?\d+$/.test(cell.trim())),
  cellsDelimiter: (cells, { layout, text }) =>
    cells.length < layout.width &&
    DELIMITERS.some((other) => other !== layout.delimiter && splitLine(text, other)?.length === layout.width),
}

/** Explains rows of another width than the header, if nearly all have it for one reason; says whether they do. */
export function explainCells(problems: ProblemList, { rows, layout }: Judged): boolean {
  const { first, total } = problems.of('cellCount')
  const [sample] = first
  if (!sample || !nearlyAll(total, rows)) return false
  const fits = (cause: CellsCause) =>
    first.filter(({ text = '', line = 0 }) => {
      const cells = splitLine(text, layout.delimiter)
      return cells !== null && CELLS[cause](cells, { layout, line, text })
    }).length
  const cause = (Object.keys(CELLS) as CellsCause[]).find((one) => nearlyAll(fits(one), first.length))
  if (!cause) return false
  problems.settle('cellCount', { first: [], total: 0 })
  problems.addCause(cause, sample, total)
  return true
}

import { nearnessOf } from './nearness.ts'
import { barsOf } from './reduce/bars.ts'
import type { Description, StoredSignature } from './signature.ts'
import type { Table } from './table.ts'

/** A column of a profiled table. */
export interface ProfiledColumn {
  name: string
  type: string
  unique: number | null
  histogram: readonly { count: number }[]
  top: readonly { value: string; count: number }[]
}

const countsOf = ({ histogram, top }: ProfiledColumn) =>
  (histogram.length > 0 ? histogram : top).map(({ count }) => count)

/** Distance of a distribution from an even one: 0 where all counts are the same, near 1 where one holds everything. */
export function unevenness(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total <= 0 || counts.length < 2) return 0
  const entropy = counts.reduce((sum, count) => (count > 0 ? sum - (count / total) * Math.log(count / total) : sum), 0)
  return Math.max(0, 1 - entropy / Math.log(counts.length))
}

/** A column says too little if neither its unevenness nor its nearness to the target is greater. */
const LEAST_SAID = 0.005

/**
 * The target, then the columns nearest to the target, then those of the most uneven distribution; without ids, texts, and even
 * distributions far from the target.
 */
export function tellingColumns<C extends ProfiledColumn>(
  columns: readonly C[],
  target: string | null,
  nearness: ReadonlyMap<string, number> = new Map(),
): C[] {
  const isTarget = ({ name }: C) => name === target
  const near = ({ name }: C) => nearness.get(name) ?? 0
  const said = (column: C) => unevenness(countsOf(column))
  return columns
    .filter((column) => column.type !== 'id' && column.type !== 'text' && countsOf(column).length > 1)
    .filter((column) => isTarget(column) || Math.max(near(column), said(column)) > LEAST_SAID)
    .toSorted(
      (a, b) =>
        Number(isTarget(b)) - Number(isTarget(a)) ||
        near(b) - near(a) ||
        said(b) - said(a) ||
        (a.name < b.name ? -1 : 1),
    )
}

const isNumber = ({ type }: ProfiledColumn) => type === 'number' || type === 'integer'
const isCategory = ({ type }: ProfiledColumn) => type === 'category' || type === 'binary'

/** Nearness of the numbers of a table to a target that is a number or a class; undefined for other targets. */
const nearnessTo = (target: ProfiledColumn, columns: readonly ProfiledColumn[], table: Table) => {
  const isClass = isCategory(target)
  if (!isClass && !isNumber(target)) return undefined
  const names = columns.filter((column) => isNumber(column) && column !== target).map(({ name }) => name)
  return nearnessOf(table, names, { name: target.name, isClass })
}

/** Greatest number of days that are drawn as a curve; more are a calendar. */
const MOST_ON_A_CURVE = 1000
/** Greatest number of values that a reader can tell apart by colour. */
const MOST_COLOURS = 6

/**
 * The form for a table whose content describes none, by the types of its columns: a date with a number is a curve or a calendar, two
 * numbers are a scatter in the colours of a category, with the number nearest to the target across, a text is a ladder, else the bars
 * of the first telling column. Null where there is nothing to draw.
 */
export function chooseForm(
  columns: readonly ProfiledColumn[],
  target: string | null,
  table: Table,
): Description | null {
  const named = columns.find(({ name }) => name === target)
  const telling = tellingColumns(columns, target, named && nearnessTo(named, columns, table))
  const date = columns.find(({ type }) => type === 'date')
  const numbers = telling.filter(isNumber)
  const colours = telling.find((column) => isCategory(column) && (column.unique ?? 0) <= MOST_COLOURS)
  const [first, second] = numbers
  if (date && named && isNumber(named) && date.unique === table.rows.length) {
    const form = table.rows.length > MOST_ON_A_CURVE ? 'calendar' : 'curve'
    return { form, date: date.name, value: named.name }
  }
  const text = columns.find(({ type }) => type === 'text')
  if (text) return { form: 'ladder', text: text.name, ...(named && isCategory(named) ? { group: named.name } : {}) }
  if (named && isCategory(named) && (named.unique ?? 0) <= MOST_COLOURS && first && second)
    return { form: 'scatter', x: first.name, y: second.name, group: named.name }
  if (date && named && isCategory(named)) return { form: 'calendar', date: date.name, value: named.name }
  if (first && second)
    return { form: 'scatter', x: second.name, y: first.name, ...(colours ? { group: colours.name } : {}) }
  const [best] = telling
  return best ? { form: 'bars', column: best.name } : null
}

/** The picture of a table whose rows are unknown: the distribution of one column, from the profile. */
export function signatureOfProfile(
  columns: readonly ProfiledColumn[],
  target: string | null = null,
): StoredSignature | null {
  const [best] = tellingColumns(columns, target)
  const names = best?.histogram.length === 0 ? best.top.map(({ value }) => ({ cn: value, en: value })) : []
  const data = best ? barsOf(countsOf(best), names) : null
  return best && data ? { caption: null, columns: [best.name], data } : null
}

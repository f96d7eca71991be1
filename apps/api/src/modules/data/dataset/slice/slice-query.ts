import { BLANKS, type CellTest } from '@shulei/domain/data/dataset/slice/compare.ts'
import { ROWS_PER_PAGE } from '@shulei/domain/data/dataset/slice/slice.ts'
import { literal } from '../profile/engine.ts'
import { plainKey } from '../profile/write-copy.ts'
import type { SliceColumn, SliceTask } from './slice-task.ts'

/** A query with its values, which it names `$1`, `$2` and so on. */
export interface Query {
  sql: string
  values: string[]
}

const trimmed = (place: number) => `trim(c${place}, ${literal(BLANKS)})`

/** SQL of what a cell is compared by; null where it is missing. */
function keyOf({ place, kind, missing, hasKey }: SliceColumn): string {
  const key = kind === 'text' ? `c${place}` : hasKey ? `k${place}` : plainKey[kind](trimmed(place))
  if (missing.length === 0) return key
  return `case when ${trimmed(place)} not in (${missing.map(literal).join(', ')}) then ${key} end`
}

/** SQL of a number as typed, exact where it may be compared with whole numbers that no double holds. */
function numberOf(text: string, { kind }: SliceColumn, bind: (value: string) => string): string {
  if (kind === 'whole' && /^[+-]?\d{1,38}$/.test(text)) return `cast(${bind(text)} as decimal(38, 0))`
  const value = Number(text)
  return `cast(${bind(Number.isFinite(value) ? text : value > 0 ? 'inf' : '-inf')} as double)`
}

function conditionOf(test: CellTest, column: SliceColumn, bind: (value: string) => string): string {
  const key = keyOf(column)
  switch (test.ask) {
    case 'has':
      return `contains(lower(c${column.place}), lower(${bind(test.text)}))`
    case 'same':
      return `${trimmed(column.place)} = ${bind(test.text)}`
    case 'missing':
      return `${key} is ${test.isMissing ? '' : 'not '}null`
    case 'number': {
      const ends = [
        ...(test.least === null ? [] : [`${key} >= ${numberOf(test.least, column, bind)}`]),
        ...(test.most === null ? [] : [`${key} <= ${numberOf(test.most, column, bind)}`]),
      ]
      return ends.join(' and ')
    }
    case 'date': {
      const ends = [
        ...(test.from === null ? [] : [`${key} >= ${Math.trunc(test.from)} * 1000`]),
        ...(test.before === null ? [] : [`${key} < ${Math.trunc(test.before)} * 1000`]),
      ]
      return ends.join(' and ')
    }
  }
}

/** Whether a slice needs no search: its rows stand beside each other in the file. */
const isInOrder = ({ find, tests, sort }: SliceTask) => find === '' && tests.length === 0 && sort === null

/**
 * The query for the numbers of the rows of a page, with the number of all rows that are found; null where both are known without one.
 * Missing cells stand last in either direction, and rows with equal cells keep the order of the file.
 */
export function hitsQuery(task: SliceTask): Query | null {
  if (isInOrder(task)) return null
  const values: string[] = []
  const bind = (value: string) => `$${values.push(value)}`
  const wanted = task.tests.map(({ column, test }) => `(${conditionOf(test, column, bind)})`)
  if (task.find !== '') {
    // a break between cells, which no text to find has, keeps a text from being found across two of them
    const all = Array.from({ length: task.width }, (_, place) => `c${place}`).join(', ')
    wanted.push(`contains(lower(concat_ws(chr(10), ${all})), lower(${bind(task.find)}))`)
  }
  const { sort } = task
  const key = sort ? keyOf(sort.column) : 'null'
  const order = sort ? `k ${sort.isDown ? 'desc' : 'asc'} nulls last, no` : 'no'
  const where = wanted.length > 0 ? `where ${wanted.join(' and ')}` : ''
  const sql = `with hits as materialized (select no, ${key} as k from read_parquet(${literal(task.file)}) ${where})
    select f.found, p.no from (select count(*) as found from hits) f
    left join (select no, k from hits order by ${order} limit ${ROWS_PER_PAGE} offset ${task.offset}) p on true order by ${order}`
  return { sql, values }
}

/** The numbers of the rows of a page that needs no search. */
export const numbersInOrder = ({ offset, rows }: SliceTask): number[] =>
  Array.from({ length: Math.max(0, Math.min(ROWS_PER_PAGE, rows - offset)) }, (_, place) => offset + place + 1)

/** The query for the cells of rows, by their numbers. Cells are cut by the engine, one character longer than they may be shown. */
export function cellsQuery({ file, shown, longest }: SliceTask, numbers: readonly number[]): string {
  const cells = shown.map(({ place }) => `left(c${place}, ${longest + 1}) as c${place}`)
  const areNeighbours = numbers.every((no, place) => no === (numbers[0] ?? 0) + place)
  const which = areNeighbours
    ? `no between ${numbers[0] ?? 0} and ${numbers.at(-1) ?? 0}`
    : `no in (${numbers.join(', ')})`
  return `select ${['no', ...cells].join(', ')} from read_parquet(${literal(file)}) where ${which}`
}

import { DAY } from '@shulei/domain/base/time/instant.ts'
import { columnTypeOf } from '@shulei/domain/data/dataset/column-type.ts'
import { MAX_PREVIEW_CELL, PREVIEW_ROWS } from '@shulei/domain/data/dataset/profile.ts'
import { type Engine, quoted, type Row } from './engine.ts'
import { TABLE } from './load-table.ts'
import type { TableProfile } from './profile-task.ts'

type Column = TableProfile['columns'][number]

/** Steps of a histogram, and most values that are counted one by one. */
const BINS = 10
const TOP = 10

/** Figures are shown with six digits at most. */
const rounded = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(6)) : null
const count = (row: Row | undefined, name: string) => Number(row?.[name] ?? 0)

/** A cell as a number, null where it is none that a computation can use; codes that begin with a zero are none. */
const asNumber = (cell: string) =>
  `case when isfinite(try_cast(${cell} as double)) and not regexp_matches(${cell}, '^-?0\\d') then try_cast(${cell} as double) end`
/** The day that a cell starts with, null where it starts with none. */
const asDay = (cell: string) =>
  `case when regexp_matches(${cell}, '^\\d{4}-\\d{2}-\\d{2}($|[T ])') then try_cast(left(${cell}, 10) as date) end`
/** The day and the time that a cell starts with; midnight where the time is none. A zone is not converted: clocks stay as written. */
const asTime = (cell: string) =>
  `coalesce(try_cast(regexp_extract(${cell}, '^\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?') as timestamp), ${asDay(cell)})`

const factsOf = (
  cell: string,
) => `select count(*) as "all", count(${cell}) as filled, count(distinct ${cell}) as "distinct",
  count(${asNumber(cell)}) as numbers, count(${asDay(cell)}) as days,
  count(*) filter (where lower(${cell}) in ('0', '1', 'true', 'false')) as flags,
  count(*) filter (where not regexp_matches(${cell}, '\\s')) as words, coalesce(max(length(${cell})), 0) as longest,
  coalesce(min(${asNumber(cell)}) in (0, 1) and max(${asNumber(cell)}) - min(${asNumber(cell)}) + 1 = count(distinct ${cell})
    and bool_and(regexp_matches(${cell}, '^-?\\d+$')), false) as counting,
  coalesce(bool_and(regexp_matches(${cell}, '^-?(0|[1-9]\\d*)$')), false) as whole
  from (select nullif(${cell}, '') as ${cell} from ${TABLE})`

/** Counts in `most` equal steps from `low` to `high`, in one where they are the same; the last step includes `high`. */
async function histogram(
  engine: Engine,
  from: string,
  [low, high]: readonly [number, number],
  most = BINS,
): Promise<Column['histogram']> {
  const steps = high > low ? most : 1
  const width = (high - low) / steps
  const step = high > low ? `least(floor((v - ${low}) / ${high - low} * ${steps}), ${steps - 1})` : '0'
  const rows = await engine.run(
    `select ${step} as step, count(*) as count from (${from}) where v is not null group by 1`,
  )
  const counts = new Map(rows.map((row) => [Number(row.step), count(row, 'count')]))
  return Array.from({ length: steps }, (_, place) => ({
    from: low + place * width,
    to: low + (place + 1) * width,
    count: counts.get(place) ?? 0,
  }))
}

async function numberFigures(engine: Engine, cell: string): Promise<Partial<Column>> {
  const values = `select ${asNumber(cell)} as v from ${TABLE}`
  const [row] = await engine.run(
    `select min(v) as low, max(v) as high, avg(v) as mean, median(v) as median, stddev_samp(v) as std from (${values})`,
  )
  const [low, high] = [Number(row?.low), Number(row?.high)]
  const figures = { mean: rounded(row?.mean), median: rounded(row?.median), std: rounded(row?.std) }
  return { min: rounded(low), max: rounded(high), ...figures, histogram: await histogram(engine, values, [low, high]) }
}

/** Figures of days and times. Days are counted to the end of the last one, in steps of a day at least. */
async function dateFigures(engine: Engine, cell: string): Promise<Partial<Column>> {
  const values = `select epoch_us(${asTime(cell)}) / 1000 as v, ${cell} as written from ${TABLE}`
  const [row] = await engine.run(`select min(v) as low, max(v) as high, min(written) as min, max(written) as max,
    bool_and(v % ${DAY} = 0) as whole from (${values})`)
  const [low, last, areDays] = [Number(row?.low), Number(row?.high), row?.whole === true]
  const high = areDays ? last + DAY : last
  const most = areDays ? Math.min(BINS, (high - low) / DAY) : BINS
  return {
    ...{ min: String(row?.min), max: String(row?.max) },
    histogram: await histogram(engine, values, [low, high], most),
  }
}

async function topValues(engine: Engine, cell: string): Promise<Column['top']> {
  const rows = await engine.run(`select ${cell} as value, count(*) as count from ${TABLE}
    where ${cell} is not null and ${cell} <> '' group by 1 order by count desc, value limit ${TOP}`)
  return rows.map((row) => ({ value: String(row.value), count: count(row, 'count') }))
}

async function textFigures(engine: Engine, cell: string): Promise<Column['length']> {
  const [row] = await engine.run(`select min(n) as low, max(n) as high, avg(n) as mean, median(n) as median
    from (select length(${cell}) as n from ${TABLE} where ${cell} is not null and ${cell} <> '')`)
  const [min, max, mean, median] = [row?.low, row?.high, row?.mean, row?.median].map(rounded)
  return min == null || max == null || mean == null || median == null ? null : { min, max, mean, median }
}

async function measureColumn(engine: Engine, name: string): Promise<Column> {
  const cell = quoted(name)
  const [facts] = await engine.run(factsOf(cell))
  const [all, filled, distinct] = [count(facts, 'all'), count(facts, 'filled'), count(facts, 'distinct')]
  const type = columnTypeOf({
    ...{ filled, distinct, numbers: count(facts, 'numbers'), flags: count(facts, 'flags'), days: count(facts, 'days') },
    ...{ words: count(facts, 'words'), longest: count(facts, 'longest'), isCounting: facts?.counting === true },
  })
  const missing = all === 0 ? 0 : (rounded((all - filled) / all) ?? 0)
  const nothing = { min: null, max: null, mean: null, median: null, std: null, histogram: [], top: [], length: null }
  const column: Column = { name, type, isWhole: facts?.whole === true, missing, unique: distinct, ...nothing }
  if (filled === 0 || type === 'id') return column
  if (type === 'number') return { ...column, ...(await numberFigures(engine, cell)) }
  if (type === 'date') return { ...column, ...(await dateFigures(engine, cell)) }
  if (type === 'text') return { ...column, length: await textFigures(engine, cell) }
  return { ...column, top: await topValues(engine, cell) }
}

const shortened = (text: string) => {
  const points = [...text.slice(0, 2 * MAX_PREVIEW_CELL + 2)]
  return points.length > MAX_PREVIEW_CELL ? `${points.slice(0, MAX_PREVIEW_CELL).join('')}…` : text
}

async function previewOf(engine: Engine, names: readonly string[]): Promise<TableProfile['preview']> {
  const rows = await engine.run(`select ${names.map(quoted).join(', ')} from ${TABLE} limit ${PREVIEW_ROWS}`)
  return rows.map((row) =>
    names.map((name) => {
      const cell = row[name]
      return cell === null || cell === undefined || cell === '' ? null : shortened(String(cell))
    }),
  )
}

/** The profile of the loaded table: every column with its type and figures, and the first rows. Drops the table. */
export async function measureTable(engine: Engine, part: string, names: readonly string[]): Promise<TableProfile> {
  const [total] = await engine.run(`select count(*) as rows from ${TABLE}`)
  const columns: Column[] = []
  for (const name of names) columns.push(await measureColumn(engine, name))
  const preview = await previewOf(engine, names)
  await engine.run(`drop table ${TABLE}`)
  return { part, rows: count(total, 'rows'), isPartial: false, columns, preview }
}

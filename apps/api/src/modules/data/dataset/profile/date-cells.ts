import type { DateOrder } from '@shulei/domain/data/dataset/reading/date-order.ts'
import {
  type ColumnDates,
  columnDates,
  type DateForm,
  dateForms,
  eitherDay,
  formatOfShape,
  formInOrder,
  monthNames,
} from '@shulei/domain/data/dataset/reading/dates.ts'
import { type Engine, literal } from './engine.ts'

/** How the cells of a column are dates. */
export interface DateForms extends Pick<ColumnDates, 'isUnsure' | 'either'> {
  /** SQL of the instant of a cell by the clock as written, null where it is none. */
  instant: (cell: string) => string
  /** The order of day and month; none where the year stands first, or the month has a name. */
  order?: DateOrder | undefined
}

/** The day that a cell starts with in ISO 8601, whatever stands behind its time. */
const isoDay = (cell: string) =>
  `case when regexp_matches(${cell}, '^\\d{4}-\\d{2}-\\d{2}($|[T ])') then try_cast(left(${cell}, 10) as date) end`
/** The day and the time that a cell starts with; midnight where the time is none. A zone is not converted: clocks stay as written. */
export const isoForm: DateForms = {
  instant: (cell) =>
    `coalesce(try_cast(regexp_extract(${cell}, '^\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?') as timestamp), ${isoDay(cell)})`,
  isUnsure: false,
  either: null,
}

/** SQL of the instant that a cell of a form means, as `readDate` says it. */
export function instantOf({ pattern, places, clock: first, isNamed }: DateForm) {
  const rx = literal(pattern)
  return (cell: string) => {
    const group = (no: number) => `regexp_extract(${cell}, ${rx}, ${no}, 'i')`
    const year = group(places.year)
    const full = `case when length(${year}) = 2 then case when ${year} < '70' then '20' else '19' end || ${year} else ${year} end`
    const names = `list_position(${`[${monthNames.map((one) => `'${one}'`).join(', ')}]`}, lower(${group(places.month)}))`
    const month = isNamed ? `coalesce(cast(${names} as varchar), '')` : group(places.month)
    const two = (text: string) => `lpad(${text}, 2, '0')`
    const hour = `coalesce(try_cast(${group(first + 1)} as integer), 0)`
    const half = `lower(${group(first)} || left(${group(first + 5)}, 1))`
    const hours = `case when ${half} in ('p', '下午') and ${hour} < 12 then ${hour} + 12 when ${half} in ('a', '上午') and ${hour} = 12 then 0 else ${hour} end`
    const minute = `coalesce(nullif(${group(first + 2)}, ''), '0')`
    const second = `coalesce(nullif(${group(first + 3)}, ''), '0')`
    const fraction = `coalesce(nullif(left(${group(first + 4)}, 6), ''), '0')`
    const day = `${full} || '-' || ${two(month)} || '-' || ${two(group(places.day))}`
    const time = `${two(`cast(${hours} as varchar)`)} || ':' || ${two(minute)} || ':' || ${two(second)} || '.' || ${fraction}`
    // the engine would take 24:00 as the next midnight
    return `case when regexp_matches(${cell}, ${rx}, 'i') and ${hours} < 24 then try_cast(${day} || ' ' || ${time} as timestamp) end`
  }
}

/** SQL of the day of a cell in an order of day and month; null where it is none. */
export const instantInOrder = (order: DateOrder) => instantOf(formInOrder(order))

/** A cell that is another day in the other order of day and month, the first one by its text. */
async function findEither(engine: Engine, source: string) {
  const [one, other] = [instantInOrder('dayFirst')('c'), instantInOrder('monthFirst')('c')]
  const [row] = await engine.run(`select min(c) as cell from ${source} where ${one} <> ${other}`)
  return typeof row?.cell === 'string' ? eitherDay(row.cell) : null
}

/**
 * Finds how all cells of `source`, which has them as `c` with their counts `n`, are dates; null where one is none, or not in the chosen
 * order. `sample` holds some of the cells, so that forms that do not fit them cost nothing.
 */
export async function dateFormsOf(
  engine: Engine,
  source: string,
  { name, sample, order }: { name: string; sample: readonly string[]; order: DateOrder | undefined },
): Promise<DateForms | null> {
  const likely = dateForms.filter(({ pattern }) => sample.every((cell) => new RegExp(pattern, 'i').test(cell)))
  if (likely.length === 0) return null
  const counts = likely.map((form, place) => `count(*) filter (where ${instantOf(form)('c')} is null) as odd${place}`)
  const [row] = await engine.run(`select ${counts.join(', ')} from ${source}`)
  const fitting = likely.filter((_, place) => Number(row?.[`odd${place}`]) === 0)
  const areBoth = fitting.filter((form) => form.order !== undefined).length > 1
  const either = areBoth ? await findEither(engine, source) : null
  const found = columnDates(fitting, { name, either, order })
  return found && { ...found, instant: instantOf(found.form), order: found.form.order }
}

/** The format of the dates of `source` in an order for machines; undefined where they are not all written alike. */
export async function dateFormatOf(engine: Engine, source: string, order: DateOrder): Promise<string | undefined> {
  const shape = `regexp_replace(regexp_replace(c, '\\d{4}', 'Y', 'g'), '\\d+', '9', 'g')`
  const rows = await engine.run(`select distinct ${shape} as shape from ${source} limit 2`)
  return rows.length === 1 ? formatOfShape(String(rows[0]?.shape), order) : undefined
}

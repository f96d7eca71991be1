import { type Engine, literal } from './engine.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const clock =
  '(?:[Tt]|\\s|,)*(上午|下午)?\\s*(\\d{1,2})[:：时點点](\\d{1,2})(?:[:：分](\\d{1,2})(?:[.,](\\d{1,9}))?)?[分秒]?\\s*([AaPp]\\.?[Mm]\\.?)?\\s*(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2})?'

/** A way to write days, with the places of year, month and day among its groups. */
interface DateForm {
  pattern: string
  places: { y: number; m: number; d: number }
  /** The groups of the clock start here; none where days alone are written like this. */
  clock: number
  /** Another meaning that the same cells may have. */
  rival?: 'dayFirst' | 'number'
}

const forms: readonly DateForm[] = [
  {
    pattern: `^(\\d{4})\\s*[-/.年]\\s*(\\d{1,2})\\s*[-/.月]\\s*(\\d{1,2})\\s*日?(?:${clock})?$`,
    places: { y: 1, m: 2, d: 3 },
    clock: 4,
  },
  {
    pattern: '^((?:19|20)\\d{2})(0[1-9]|1[0-2])([0-3]\\d)(?:[T ]?()(\\d{2})(\\d{2})(\\d{2})?()()Z?)?$',
    places: { y: 1, m: 2, d: 3 },
    clock: 4,
    rival: 'number',
  },
  {
    pattern: `^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|\\d{2})(?:${clock})?$`,
    places: { y: 3, m: 1, d: 2 },
    clock: 4,
    rival: 'dayFirst',
  },
  {
    pattern: `^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|\\d{2})(?:${clock})?$`,
    places: { y: 3, m: 2, d: 1 },
    clock: 4,
    rival: 'dayFirst',
  },
  {
    pattern: `^(?:[a-z]{3,9}\\.?,?\\s+)?(\\d{1,2})(?:st|nd|rd|th)?[-/\\s]+(?:of\\s+)?${monthName},?[-/\\s]+(\\d{4}|\\d{2})(?:${clock})?$`,
    places: { y: 3, m: 2, d: 1 },
    clock: 4,
  },
  {
    pattern: `^(?:[a-z]{3,9}\\.?,?\\s+)?${monthName}[-/\\s]+(\\d{1,2})(?:st|nd|rd|th)?,?[-/\\s]+(\\d{4}|\\d{2})(?:${clock})?$`,
    places: { y: 3, m: 1, d: 2 },
    clock: 4,
  },
]

/** How the cells of a column are dates. */
export interface DateForms {
  /** SQL of the instant of a cell by the clock as written, null where it is none. */
  instant: (cell: string) => string
  isUnsure: boolean
}

/** The day that a cell starts with in ISO 8601, whatever stands behind its time. */
const isoDay = (cell: string) =>
  `case when regexp_matches(${cell}, '^\\d{4}-\\d{2}-\\d{2}($|[T ])') then try_cast(left(${cell}, 10) as date) end`
/** The day and the time that a cell starts with; midnight where the time is none. A zone is not converted: clocks stay as written. */
export const isoForm: DateForms = {
  instant: (cell) =>
    `coalesce(try_cast(regexp_extract(${cell}, '^\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?') as timestamp), ${isoDay(cell)})`,
  isUnsure: false,
}

/** SQL of the instant that a cell of a form means. */
function instantOf({ pattern, places, clock: first }: DateForm) {
  const rx = literal(pattern)
  return (cell: string) => {
    const group = (no: number) => `regexp_extract(${cell}, ${rx}, ${no}, 'i')`
    const year = group(places.y)
    const full = `case when length(${year}) = 2 then case when ${year} < '70' then '20' else '19' end || ${year} else ${year} end`
    const names = `list_position(${`[${months.map((one) => `'${one}'`).join(', ')}]`}, lower(${group(places.m)}))`
    const month = pattern.includes('jan|') ? `coalesce(cast(${names} as varchar), '')` : group(places.m)
    const two = (text: string) => `lpad(${text}, 2, '0')`
    const hour = `coalesce(try_cast(${group(first + 1)} as integer), 0)`
    const half = `lower(${group(first)} || left(${group(first + 5)}, 1))`
    const hours = `case when ${half} in ('p', '下午') and ${hour} < 12 then ${hour} + 12 when ${half} in ('a', '上午') and ${hour} = 12 then 0 else ${hour} end`
    const minute = `coalesce(nullif(${group(first + 2)}, ''), '0')`
    const second = `coalesce(nullif(${group(first + 3)}, ''), '0')`
    const fraction = `coalesce(nullif(left(${group(first + 4)}, 6), ''), '0')`
    const day = `${full} || '-' || ${two(month)} || '-' || ${two(group(places.d))}`
    const time = `${two(`cast(${hours} as varchar)`)} || ':' || ${two(minute)} || ':' || ${two(second)} || '.' || ${fraction}`
    return `case when regexp_matches(${cell}, ${rx}, 'i') then try_cast(${day} || ' ' || ${time} as timestamp) end`
  }
}

/** A name that says that a column of digits holds days. */
const namesDays = (name: string) => /date|day|dt|time|日|期|时间|時間/i.test(name)

/**
 * Finds how all cells of `source`, which has them as `c` with their counts `n`, are dates; null where one is none. `sample` holds some
 * of the cells, so that forms that do not fit them cost nothing.
 */
export async function dateFormsOf(
  engine: Engine,
  source: string,
  { name, sample }: { name: string; sample: readonly string[] },
): Promise<DateForms | null> {
  const fitting = forms.filter(({ pattern }) => sample.every((cell) => new RegExp(pattern, 'i').test(cell)))
  if (fitting.length === 0) return null
  const counts = fitting.map((form, place) => `count(*) filter (where ${instantOf(form)('c')} is null) as odd${place}`)
  const [row] = await engine.run(`select ${counts.join(', ')} from ${source}`)
  const right = fitting.filter((_, place) => Number(row?.[`odd${place}`]) === 0)
  const [form] = right
  if (!form) return null
  const isNumber = form.rival === 'number' && !namesDays(name)
  return { instant: instantOf(form), isUnsure: isNumber || right.length > 1 }
}

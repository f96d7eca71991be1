import { quantile } from '../../../quantile.ts'
import type { CalendarYear, DescriptionOf, SignatureData } from '../signature.ts'
import { cellsOf, dayOf, groupsOf, mean, numberOf, type Table, yearOf, yearStart } from '../table.ts'
import { keysOf, nameOf, orderedValues, withoutValue } from './categories.ts'

/** More years than this are drawn by weeks. */
const MOST_DAILY_YEARS = 7
const MOST_YEARS = 16
const MOST_PANELS = 2
const LEVELS = 6

/** Years of a calendar. `levelOf` gives the level of a day or week from its rows. */
function yearsOf(
  days: readonly number[],
  rows: readonly number[],
  unit: 'day' | 'week',
  levelOf: (rows: number[]) => string,
) {
  const years = new Map<number, Map<number, number[]>>()
  for (const row of rows) {
    const day = days[row] ?? Number.NaN
    if (!Number.isFinite(day)) continue
    const year = yearOf(day)
    const inYear = day - yearStart(year)
    // The last one or two days of a year are its 53rd week.
    const place = unit === 'day' ? inYear : Math.floor(inYear / 7)
    const cells = years.get(year) ?? new Map<number, number[]>()
    years.set(year, cells)
    const cell = cells.get(place)
    if (cell) cell.push(row)
    else cells.set(place, [row])
  }
  return [...years]
    .sort(([a], [b]) => a - b)
    .slice(-MOST_YEARS)
    .map(([year, cells]): CalendarYear => {
      const last = Math.max(...cells.keys())
      const text = Array.from({ length: last + 1 }, (_, place) => {
        const found = cells.get(place)
        return found ? levelOf(found) : '-'
      })
      return { year, cells: text.join('') }
    })
}

export function calendar(table: Table, description: DescriptionOf<'calendar'>): SignatureData {
  const days = cellsOf(table, description.date).map(dayOf)
  const values = cellsOf(table, description.value)
  const numeric = values.every((cell) => cell === '' || Number.isFinite(numberOf(cell)))
  const all = values.map((_, row) => row)
  const panels = description.facet
    ? groupsOf(cellsOf(table, description.facet))
        .slice(0, MOST_PANELS)
        .map(({ value, rows }) => ({ name: nameOf(value, description), rows }))
    : [{ rows: all }]
  const years = new Set(days.filter(Number.isFinite).map(yearOf)).size
  const unit = years * panels.length > MOST_DAILY_YEARS ? 'week' : 'day'
  if (!numeric) {
    const keys = keysOf(orderedValues(values, description), description)
    const levelOf = (rows: number[]) => {
      const [most] = groupsOf(rows.map((row) => values[row] ?? ''))
      const place = keys.findIndex(({ value }) => value === most?.value)
      return place < 0 ? '-' : String(place)
    }
    return {
      form: 'calendar',
      unit,
      keys: keys.map(withoutValue),
      panels: panels.map(({ rows, ...panel }) => ({ ...panel, years: yearsOf(days, rows, unit, levelOf) })),
    }
  }
  // Levels are separated by quantiles of the drawn cells, so that each colour covers the same area.
  const meanOf = (rows: number[]) => mean(rows.map((row) => numberOf(values[row] ?? '')).filter(Number.isFinite))
  const means: number[] = []
  for (const { rows } of panels) {
    yearsOf(days, rows, unit, (cell) => {
      means.push(meanOf(cell))
      return ''
    })
  }
  const sorted = means.filter(Number.isFinite).sort((a, b) => a - b)
  const bounds = Array.from({ length: LEVELS - 1 }, (_, place) => quantile(sorted, (place + 1) / LEVELS))
  const levelOf = (rows: number[]) => {
    const value = meanOf(rows)
    return Number.isFinite(value) ? String(bounds.filter((bound) => value >= bound).length) : '-'
  }
  return {
    form: 'calendar',
    unit,
    keys: [],
    panels: panels.map(({ rows, ...panel }) => ({ ...panel, years: yearsOf(days, rows, unit, levelOf) })),
  }
}

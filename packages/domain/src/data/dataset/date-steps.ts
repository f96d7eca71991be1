import { DAY, type Instant, MINUTE } from '../../base/time/instant.ts'
import type { ColumnProfile } from './profile.ts'

/** The instant that UTC clocks show as a cell writes it; a zone is not converted. NaN for a text without a day in front. */
export function writtenInstant(cell: string): Instant {
  const [, day, clock = '00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?/.exec(cell) ?? []
  return day === undefined ? Number.NaN : Date.parse(`${day}T${clock}Z`)
}

/** The steps of a date column as a reader names them, how exact their names are, and its first and last day or time. */
export interface DateSteps {
  unit: 'day' | 'minute' | 'second'
  steps: ColumnProfile['histogram']
  first: Instant
  last: Instant
}

/**
 * The steps of a column of days name their first and last day, and have no step without a day; those of a column of times begin and
 * end with an instant, the last one with the latest.
 */
export function dateSteps({ histogram, max, isDays }: Pick<ColumnProfile, 'histogram' | 'max' | 'isDays'>): DateSteps {
  const [low, high] = [histogram[0], histogram.at(-1)]
  if (!low || !high) return { unit: 'day', steps: [], first: Number.NaN, last: Number.NaN }
  const latest = typeof max === 'string' ? writtenInstant(max) : Number.NaN
  const areDays = isDays ?? high.to === Math.floor(latest / DAY) * DAY + DAY
  // ends of steps are rounded
  const first = Math.round(low.from)
  if (areDays) {
    const named = histogram.map(({ from, to, count }) => ({
      from: Math.ceil(from / DAY) * DAY,
      to: Math.ceil(to / DAY) * DAY - DAY,
      count,
    }))
    const last = Math.round(high.to / DAY) * DAY - DAY
    return { unit: 'day', steps: named.filter(({ from, to }) => from <= to), first, last }
  }
  const width = low.to - low.from
  const unit = width >= DAY ? 'day' : width >= MINUTE ? 'minute' : 'second'
  return { unit, steps: histogram, first, last: Number.isNaN(latest) ? Math.round(high.to) : latest }
}

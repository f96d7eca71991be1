import { type CalendarDate, parseDate } from '@internationalized/date'

/** A calendar date without time and zone, as the server stores birthdays and careers: `2026-11-21`. */
export type IsoDate = string

/** Reads a stored date. Null for none, and for what is no date: a field must not break over an old row. */
export function toDate(value: IsoDate | null | undefined): CalendarDate | null {
  if (!value) return null
  try {
    return parseDate(value)
  } catch {
    return null
  }
}

/** As `toDate`, where nothing means that the field keeps the value itself. */
export const toDateIfGiven = (value: IsoDate | null | undefined) => (value === undefined ? undefined : toDate(value))

/** Both ends of a stretch; null unless both are dates in order. */
export function toRange(value: { start: IsoDate; end: IsoDate } | null | undefined) {
  const start = toDate(value?.start)
  const end = toDate(value?.end)
  return start && end && start.compare(end) <= 0 ? { start, end } : null
}

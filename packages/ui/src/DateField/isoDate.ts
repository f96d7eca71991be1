import { type CalendarDate, parseDate } from '@internationalized/date'

/** A calendar date without time and zone, as the server stores birthdays and careers: `2026-11-21`. */
export type IsoDate = string

/** Parses a stored date; null when it is missing or invalid, so that an old row does not break a field. */
export function toDate(value: IsoDate | null | undefined): CalendarDate | null {
  if (!value) return null
  try {
    return parseDate(value)
  } catch {
    return null
  }
}

/** Like `toDate`, but keeps undefined, which means that the field holds the value itself. */
export const toDateIfGiven = (value: IsoDate | null | undefined) => (value === undefined ? undefined : toDate(value))

import { type Instant, MINUTE } from './instant.ts'

const local = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,3})?)?$/

/** Offset of a zone from UTC at an instant, in milliseconds; null for an unknown zone. */
function offsetAt(zone: string, at: Instant): number | null {
  try {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = clock.format(at).match(/\d+/g)?.map(Number) ?? []
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE) * MINUTE
  } catch {
    return null
  }
}

/** A time as a field of a form writes it, in a zone; null for other texts and unknown zones. An hour that clocks skip is the next one. */
export function localInstant(text: string, zone: string): Instant | null {
  const parts = local.exec(text)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
  const wall = Date.UTC(year, month - 1, day, hour, minute)
  const read = new Date(wall)
  const isReal =
    read.getUTCMonth() === month - 1 && read.getUTCDate() === day && read.getUTCHours() === hour && minute < 60
  const first = isReal ? offsetAt(zone, wall) : null
  if (first === null) return null
  const second = offsetAt(zone, wall - first) ?? first
  return wall - second
}

/** An instant as a field of a form shows it, in a known zone. */
export const localText = (at: Instant, zone: string): string =>
  new Date(at + (offsetAt(zone, at) ?? 0)).toISOString().slice(0, 16)

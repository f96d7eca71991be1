import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Language } from './language.ts'

dayjs.extend(utc)

/** Time zone of the product: deadlines, quota days and snapshots use it (Q079). */
export const siteZone = 'Asia/Shanghai'

/** Zones come from the readers' browsers: more than this many at a time are not kept. */
const maxZones = 64

/**
 * Keeps what is expensive to make, at most `max` of it. Making a formatter takes some fifty times as long as using it, and a
 * page formats a hundred values.
 */
function keeping<K, V>(make: (key: K) => V, max: number): (key: K) => V {
  const kept = new Map<K, V>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    if (kept.size >= max) kept.delete(kept.keys().next().value as K)
    kept.set(key, made)
    return made
  }
}

/** The number formatter of a language. */
export const numbersOf = keeping((language: Language) => new Intl.NumberFormat(language), 2)

const wholeNumbersOf = keeping(
  (language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 20 }),
  2,
)

/** A number with all the digits that tell it from others, for statistics of a column. */
export const wholeNumber = (language: Language, value: number): string =>
  // the shortest digits of the number, and not those of the fraction in its memory
  wholeNumbersOf(language).format(String(value) as Intl.StringNumericLiteral)

/** The formatter of a day of the calendar in words, by its midnight in UTC: 2024年4月3日. */
export const daysOf = keeping(
  (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
  2,
)

/** The formatter of a number with its unit, for a form such as `zh-CN day narrow`. */
export const unitsOf = keeping((form: `${string} ${string} ${'long' | 'narrow'}`) => {
  const [language, unit, unitDisplay] = form.split(' ')
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: unitDisplay as 'long' | 'narrow' })
}, 16)

/** The time zone that a browser names, under the server's name for it; the site's own zone for an unknown name. */
export const zoneOf = keeping((asked: string | undefined): string => {
  if (asked === undefined) return siteZone
  try {
    return new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone
  } catch {
    return siteZone
  }
}, maxZones)

const clockOf = keeping(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
  maxZones,
)

/** Clocks are changed on a quarter of an hour, so every instant of one has the same offset. */
const quarterMs = 900_000

const offsetsOf = keeping((zone: string) => {
  const clock = clockOf(zone)
  return keeping((quarter: number) => {
    const at = quarter * quarterMs
    // one text and its digits: formatToParts takes ten times as long
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = clock.format(at).match(/\d+/g)?.map(Number) ?? []
    return (Date.UTC(year, month - 1, day, hour, minute) - at) / 60_000
  }, 1024)
}, maxZones)

/** Offset of a zone from UTC at an instant (epoch milliseconds), in minutes. */
export const zoneOffset = (zone: string, at: number): number => offsetsOf(zone)(Math.floor(at / quarterMs))

/**
 * Gives an instant as a time of UTC with the figures that the clocks of a zone show. The result is for its figures alone: its instant is
 * another one. A dayjs time with an offset would need four objects, and the plugin for zones a formatter for each time.
 */
export function inZone(zone: string, at: string | number): Dayjs {
  const instant = typeof at === 'number' ? at : dayjs(at).valueOf()
  return dayjs.utc(instant + zoneOffset(zone, instant) * 60_000)
}

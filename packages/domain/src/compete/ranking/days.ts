import { DAY, HOUR, type Instant, shanghaiDay, shanghaiDayStart, weekdayOf } from '../../base/time/instant.ts'

/** A week of a list, Monday to Sunday, with the snapshots that show it. */
export interface Week {
  /** Monday of the week. */
  from: string
  /** Sunday of the week. */
  to: string
  /** Day of the week's newest snapshot. */
  day: string
  /** Day of the snapshot that the week began with; null in the first week of a list. */
  since: string | null
}

/** Most days of a list that a replay shows, the newest ones. */
export const REPLAY_DAYS = 400

const shifted = (day: string, days: number): string => shanghaiDay(shanghaiDayStart(day) + days * DAY)

/**
 * Monday of the week that a snapshot shows. A snapshot is taken at 02:00, so that it shows the day before: the one of a Monday is the
 * last one of the week that ended with it.
 */
export function weekOf(day: string): string {
  const shown = shifted(day, -1)
  return shifted(shown, -weekdayOf(Date.parse(`${shown}T00:00:00Z`)))
}

/** Hour of the day at which a list is kept. */
const SNAPSHOT = 2 * HOUR

/** Whether the last snapshot of a week, on the Monday after it, is still to come. A list may have had its last one long before. */
export const isWeekRunning = ({ to }: Pick<Week, 'to'>, now: Instant): boolean =>
  now < shanghaiDayStart(shifted(to, 1)) + SNAPSHOT

/** The snapshot that a day's ranks are compared with: the last one before its week; null in a list's first week. */
export function comparedDay(days: readonly string[], day: string): string | null {
  const monday = weekOf(day)
  return (
    days
      .filter((one) => one <= monday)
      .sort()
      .at(-1) ?? null
  )
}

/** The weeks of a list that has snapshots of the given days, newest first. */
export function weeksOf(days: readonly string[]): Week[] {
  return [...Map.groupBy(days, weekOf)]
    .map(([from, own]) => {
      const day = own.toSorted().at(-1) as string
      return { from, to: shifted(from, 6), day, since: comparedDay(days, day) }
    })
    .sort((a, b) => (a.from < b.from ? 1 : -1))
}

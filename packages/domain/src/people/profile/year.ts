import { DAY, weekdayOf } from '../../base/time/instant.ts'

/** Columns of the calendar: 52 whole weeks and the present one. */
export const WEEKS = 53

/** Submissions of one day in Asia/Shanghai, `YYYY-MM-DD`. */
export interface DayCount {
  day: string
  count: number
}

/** How many submissions a day has: 0 none, 4 most. */
export type Level = 0 | 1 | 2 | 3 | 4

export interface CalendarDay extends DayCount {
  /** Column, 0 for the oldest week. */
  week: number
  /** Row, 0 for Monday. */
  weekday: number
  level: Level
}

export interface SubmissionYear {
  /** Every day from the first Monday to today, oldest first. */
  days: CalendarDay[]
  /** The weeks in which a month begins, with the month from 1; the first week begins none. */
  months: { week: number; month: number }[]
  /** Submissions of all days shown. */
  total: number
  /** Days with a submission. */
  active: number
}

const dayText = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Monday of the first column, in UTC milliseconds, whose date stands for the day in Asia/Shanghai. */
const firstMonday = (today: number): number => today - (weekdayOf(today) + (WEEKS - 1) * 7) * DAY

/** First day of the calendar that ends with `today`. */
export const yearStart = (today: string): string => dayText(firstMonday(Date.parse(today)))

const levelOf = (count: number): Level => (count >= 6 ? 4 : count >= 4 ? 3 : count >= 2 ? 2 : count >= 1 ? 1 : 0)

/** The calendar of a year of submissions that ends with `today` (`YYYY-MM-DD`); counts of other days are left out. */
export function submissionYear(today: string, counts: readonly DayCount[]): SubmissionYear {
  const last = Date.parse(today)
  const first = firstMonday(last)
  const byDay = new Map(counts.map(({ day, count }) => [day, count]))
  const days = Array.from({ length: (last - first) / DAY + 1 }, (_, index): CalendarDay => {
    const day = dayText(first + index * DAY)
    const count = byDay.get(day) ?? 0
    return { day, count, week: Math.floor(index / 7), weekday: index % 7, level: levelOf(count) }
  })
  return {
    days,
    months: days
      .filter(({ day, week }) => day.endsWith('-01') && week > 0)
      .map(({ day, week }) => ({ week, month: Number(day.slice(5, 7)) })),
    total: days.reduce((sum, { count }) => sum + count, 0),
    active: days.filter(({ count }) => count > 0).length,
  }
}

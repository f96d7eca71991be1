import { DAY, HOUR, type Instant, MINUTE, shanghaiDay, shanghaiDayStart } from '@shulei/domain/base/time/instant.ts'
import type { Span } from '@shulei/domain/compete/competition/schedule.ts'
import type { Calendar, Round } from '../competition-folder/store-competition.ts'

/** Times of a built-in competition. */
export interface CompetitionCalendar extends Calendar {
  rounds: Round[]
}

/** Slugs of the built-in competitions. */
export const slugs = [
  'us-births',
  'tang-or-song',
  'bird-strikes',
  'football-result',
  'weather-type',
  'penguins',
  'flight-delay',
  'co2-monthly',
] as const
export type Slug = (typeof slugs)[number]

/**
 * Calendar of the built-in competitions around the first start: at any date one is open for sign-up, one runs in list A, one in
 * list B, and one has ended. Windows open at 10:00 and close at 23:59:59, Asia/Shanghai; each competition keeps its state for at
 * least a day after the start.
 */
export function calendarOf(start: Instant): Record<Slug, CompetitionCalendar> {
  const today = shanghaiDayStart(shanghaiDay(start))
  const opens = (day: number): Instant => today + day * DAY + 10 * HOUR
  const closes = (day: number): Instant => today + (day + 1) * DAY - 1000
  const span = (from: number, to: number): Span => ({ start: opens(from), end: closes(to) })
  const round = (sort: number, title: string, listA: Span | null, listB: Span | null, places = 0): Round => {
    const windows = [listA, listB].filter((window) => window !== null)
    const begin = Math.min(...windows.map((window) => window.start))
    const end = Math.max(...windows.map((window) => window.end))
    return { sort, title, start: begin, end: end + MINUTE, listA, listB, places }
  }
  const competition = (days: { published: number; from: number; to: number }, signup: Span, rounds: Round[]) => ({
    publishedAt: opens(days.published) - 2 * HOUR,
    start: opens(days.from) - HOUR,
    end: closes(days.to),
    signup,
    rounds,
  })
  return {
    // in list A, sign-up open: a new person can try every step here
    'us-births': competition({ published: -24, from: -21, to: 18 }, span(-21, 10), [
      round(0, '正式赛#Main round', span(-14, 12), span(14, 17)),
    ]),
    // in list A, the nearest deadline
    'tang-or-song': competition({ published: -33, from: -30, to: 9 }, span(-30, 2), [
      round(0, '初赛#Preliminary round', span(-20, 2), span(4, 7)),
    ]),
    // in list B, list A over; the first teams hand in their source code
    'bird-strikes': competition({ published: -50, from: -45, to: 6 }, span(-45, -6), [
      { ...round(0, '正式赛#Main round', span(-35, -5), span(-3, 4)), source: { ...span(-2, 5), places: 12 } },
    ]),
    // ended
    'football-result': competition({ published: -75, from: -70, to: -14 }, span(-70, -26), [
      { ...round(0, '正式赛#Main round', span(-60, -24), span(-22, -16)), source: { ...span(-21, -15), places: 10 } },
    ]),
    // between the lists: no window is open, and captains choose what counts on list B
    'weather-type': competition({ published: -44, from: -40, to: 6 }, span(-40, -4), [
      { ...round(0, '', span(-30, -1), span(2, 4)), choice: { count: 2, until: closes(1) } },
    ]),
    // in list A of the first of two schedules; its id has the special round names
    penguins: competition({ published: -18, from: -16, to: 17 }, span(-16, 4), [
      round(0, '', span(-12, 5), span(7, 9), 10),
      round(1, '', null, span(11, 16)),
    ]),
    // open for sign-up, not begun
    'flight-delay': competition({ published: -6, from: -4, to: 42 }, span(-4, 20), [
      round(0, '初赛#Preliminary round', span(6, 34), span(36, 41)),
    ]),
    // announced: sign-up opens later
    'co2-monthly': competition({ published: -2, from: 5, to: 40 }, span(5, 25), [
      round(0, '正式赛#Main round', span(12, 32), span(34, 39)),
    ]),
  }
}

import { DAY, HOUR, type Instant, shanghaiDayStart } from '@shulei/domain/base/time/instant.ts'
import { type Schedule, windowAt } from '@shulei/domain/compete/competition/schedule.ts'
import { type CompetitionTimes, canSignUp, competitionStates } from '@shulei/domain/compete/competition/state.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CompetitionCalendar, calendarOf, slugs } from '../../seed/calendar.ts'

const schedulesOf = ({ rounds }: CompetitionCalendar): Schedule[] =>
  rounds.map((round, index) => ({
    id: index + 1,
    title: round.title,
    sort: round.sort,
    startTime: round.start,
    endTime: round.end,
    listAStartTime: round.listA?.start ?? null,
    listAEndTime: round.listA?.end ?? null,
    listBStartTime: round.listB?.start ?? null,
    listBEndTime: round.listB?.end ?? null,
    maxSubmitCount: 3,
    maxErrorSubmitCount: 3,
  }))

const timesAt = (competition: CompetitionCalendar, now: Instant): CompetitionTimes => ({
  startTime: competition.start,
  endTime: competition.end,
  isOpenSignup: competition.signup.start <= now && now <= competition.signup.end,
  schedules: schedulesOf(competition),
})

function windowOf(competition: CompetitionCalendar, now: Instant) {
  const [round] = schedulesOf(competition).filter((one) => one.startTime <= now && now <= one.endTime)
  return round ? windowAt(round, now) : null
}

/** The competitions that visitors see at `now`, with the calendar around `start`. */
function seenAt(start: Instant, now: Instant) {
  const calendar = calendarOf(start)
  return Object.fromEntries(
    slugs.map((slug) => {
      const competition = calendar[slug]
      const times = timesAt(competition, now)
      const states = competitionStates(times, now)
      return [slug, { states, window: windowOf(competition, now), open: canSignUp(times, now) }]
    }),
  )
}

const expected = {
  'us-births': { states: ['inProgress', 'openSignup'], window: 'A', open: true },
  'tang-or-song': { states: ['inProgress', 'openSignup'], window: 'A', open: true },
  'bird-strikes': { states: ['inProgress'], window: 'B', open: false },
  'football-result': { states: ['ended'], window: null, open: false },
  'weather-type': { states: ['inProgress'], window: null, open: false },
  penguins: { states: ['inProgress', 'openSignup'], window: 'A', open: true },
  'flight-delay': { states: ['openSignup'], window: null, open: true },
  'co2-monthly': { states: [], window: null, open: false },
}

const corners = [
  '2026-11-21T12:40:00+08:00',
  '2026-12-31T23:59:59.999+08:00',
  '2027-01-01T00:00:00+08:00',
  '2027-01-31T00:00:00.001+08:00',
  '2028-02-28T23:59:59+08:00',
  '2028-02-29T10:00:00+08:00',
  '2028-03-01T09:59:59.999+08:00',
  '2027-02-28T16:00:00Z',
  '2026-06-30T15:59:59.999Z',
  '2026-06-30T16:00:00Z',
].map((at) => Date.parse(at))

const anyStart = fc.oneof(
  fc.constantFrom(...corners),
  fc.integer({ min: Date.parse('2024-01-01T00:00:00Z'), max: Date.parse('2045-01-01T00:00:00Z') }),
)

describe('at any date of the first start', () => {
  test('every competition is in the state that it demonstrates, for at least a day', () => {
    fc.assert(
      fc.property(anyStart, fc.integer({ min: 0, max: DAY }), (start, later) => {
        expect(seenAt(start, start + later)).toEqual(expected)
      }),
      { numRuns: 2000 },
    )
  })

  test('all starts of a Shanghai day give the same calendar', () => {
    const day = shanghaiDayStart('2026-12-31')
    expect(calendarOf(day + DAY - 1)).toEqual(calendarOf(day))
    expect(calendarOf(day + DAY)).not.toEqual(calendarOf(day))
  })

  test('windows lie inside their schedule, schedules inside the competition, and follow each other', () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        for (const competition of Object.values(calendarOf(start))) {
          expect(competition.publishedAt).toBeLessThan(competition.start)
          expect(competition.start).toBeLessThan(competition.signup.start)
          expect(competition.signup.end).toBeLessThan(competition.end)
          let last = competition.start
          for (const round of competition.rounds) {
            expect(round.start).toBeGreaterThan(last)
            const windows = [round.listA, round.listB].filter((window) => window !== null)
            for (const window of windows) {
              expect(window.start).toBeGreaterThanOrEqual(last)
              expect(window.end).toBeGreaterThan(window.start + HOUR)
              last = window.end
            }
            expect(round.end).toBeGreaterThanOrEqual(last)
            expect(round.end).toBeLessThanOrEqual(competition.end)
          }
        }
      }),
    )
  })
})

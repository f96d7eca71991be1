import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Schedule } from '../competition/schedule.ts'
import { type MetricId, metrics } from '../submission/metric.ts'
import { compareEntries, type RankEntry, rankEntries } from './order.ts'
import { decidedFrom, decidingList, nextRound, type PromotionEntry, promotedTeams } from './promotion.ts'

const metric = fc.constantFrom(...(Object.keys(metrics) as MetricId[]))
const entries: fc.Arbitrary<PromotionEntry[]> = fc.uniqueArray(
  fc.record({
    teamId: fc.integer({ min: 1, max: 30 }),
    score: fc.oneof(fc.constantFrom(null, 0, 0.5, 1), fc.double({ noNaN: true, noDefaultInfinity: true })),
    at: fc.nat(2),
    cheatStatus: fc.constantFrom(0, 0, 0, 1, 2),
  }),
  { selector: ({ teamId }) => teamId, maxLength: 30 },
)
const places = fc.nat(12)

describe('promoted teams', () => {
  test('are at most as many as the places, all clean, each with its rank', () => {
    fc.assert(
      fc.property(metric, entries, places, (by, list, n) => {
        const promoted = promotedTeams(by, list, n)
        const clean = list.filter(({ score, cheatStatus }) => score !== null && cheatStatus === 0)
        expect(promoted).toHaveLength(n === 0 ? clean.length : Math.min(n, clean.length))
        const ranks = new Map(rankEntries(by, list).map(({ teamId, rank }) => [teamId, rank]))
        for (const { teamId, rank } of promoted) {
          expect(rank).toBe(ranks.get(teamId))
          expect(list.find((one) => one.teamId === teamId)?.cheatStatus).toBe(0)
        }
        expect(promoted.map(({ rank }) => rank)).toEqual(promoted.map(({ rank }) => rank).sort((a, b) => a - b))
      }),
      { numRuns: 1000 },
    )
  })

  test('never leave a clean team with a better rank behind', () => {
    fc.assert(
      fc.property(metric, entries, places, (by, list, n) => {
        const on = new Set(promotedTeams(by, list, n).map(({ teamId }) => teamId))
        const clean = list.filter(
          (one): one is PromotionEntry & RankEntry => one.score !== null && one.cheatStatus === 0,
        )
        const compare = compareEntries(by)
        for (const behind of clean.filter(({ teamId }) => !on.has(teamId))) {
          for (const ahead of clean.filter(({ teamId }) => on.has(teamId)))
            expect(compare(ahead, behind)).toBeLessThan(0)
        }
      }),
    )
  })

  test('do not depend on the order of the teams', () => {
    fc.assert(
      fc.property(
        metric,
        entries.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        places,
        (by, [list, shuffled], n) => {
          expect(promotedTeams(by, shuffled, n)).toEqual(promotedTeams(by, list, n))
        },
      ),
    )
  })

  test('a tie at the last place goes to the earlier submission, then to the lower id', () => {
    const tied = (teamId: number, at: number) => ({ teamId, score: 0.5, at, cheatStatus: 0 })
    expect(promotedTeams('auc', [tied(9, 1), tied(4, 2), tied(3, 2)], 2)).toEqual([
      { teamId: 9, rank: 1 },
      { teamId: 3, rank: 2 },
    ])
  })

  test('the next team replaces a flagged one', () => {
    const list = [1, 2, 3].map((teamId) => ({ teamId, score: 1 / teamId, at: 0, cheatStatus: teamId === 1 ? 2 : 0 }))
    expect(promotedTeams('auc', list, 2)).toEqual([
      { teamId: 2, rank: 2 },
      { teamId: 3, rank: 3 },
    ])
  })
})

const schedule = (change: Partial<Schedule>): Schedule => ({
  id: 1,
  title: '',
  sort: 0,
  startTime: 0,
  endTime: 1000,
  listAStartTime: 0,
  listAEndTime: 500,
  listBStartTime: 600,
  listBEndTime: 900,
  maxSubmitCount: 3,
  maxErrorSubmitCount: 3,
  ...change,
})

test('list B decides if it exists, else list A', () => {
  expect(decidingList(schedule({}))).toBe('B')
  expect(decidingList(schedule({ listBEndTime: null }))).toBe('A')
  expect(decidingList(schedule({ listBEndTime: null, listAStartTime: null }))).toBeNull()
})

test('the next schedule is the one with the next higher sort', () => {
  const [first, third, fourth] = [schedule({}), schedule({ id: 3, sort: 2 }), schedule({ id: 4, sort: 3 })]
  expect(nextRound([fourth, third, first], first)).toBe(third)
  expect(nextRound([fourth, third, first], fourth)).toBeNull()
  const season = schedule({ id: 5, sort: 0, season: '2027-02' })
  expect(nextRound([fourth, third, first, season], season)).toBeNull()
})

test('a list decides one minute after the end of its schedule, or of its competition', () => {
  expect(decidedFrom(schedule({}), 5000)).toBe(61_000)
  expect(decidedFrom(schedule({}), 400)).toBe(60_400)
})

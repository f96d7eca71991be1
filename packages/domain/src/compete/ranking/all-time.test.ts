import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBetter, type MetricId, metrics } from '../submission/metric.ts'
import { ALL_TIME, allTimeList } from './all-time.ts'
import { rankEntries } from './order.ts'

const metric = fc.constantFrom(...(Object.keys(metrics) as MetricId[]))
/** A list of a season: each team at most once, as best scores are stored. */
const season = fc.uniqueArray(
  fc.record({ teamId: fc.integer({ min: 1, max: 90 }), score: fc.integer({ min: 0, max: 40 }), at: fc.nat(3) }),
  { selector: ({ teamId }) => teamId, maxLength: 60 },
)

test('the first teams of each list give the same all-time list as all teams of all lists', () => {
  fc.assert(
    fc.property(metric, fc.array(season, { maxLength: 5 }), (by, lists) => {
      const firsts = lists.flatMap((list) => rankEntries(by, list).slice(0, ALL_TIME))
      const whole = rankEntries(by, lists.flat()).slice(0, ALL_TIME)
      expect(allTimeList(by, firsts).map(({ teamId, score, rank }) => [teamId, score, rank])).toEqual(
        whole.map(({ teamId, score, rank }) => [teamId, score, rank]),
      )
    }),
    { numRuns: 300 },
  )
})

test('each team stands on it once, with the best of its scores', () => {
  fc.assert(
    fc.property(metric, fc.array(season, { minLength: 1, maxLength: 5 }), (by, lists) => {
      const shown = allTimeList(by, lists.flat())
      const teams = new Set(lists.flat().map(({ teamId }) => teamId))
      expect(shown).toHaveLength(Math.min(ALL_TIME, teams.size))
      expect(new Set(shown.map(({ teamId }) => teamId)).size).toBe(shown.length)
      for (const row of shown) {
        const own = lists.flat().filter(({ teamId }) => teamId === row.teamId)
        expect(own.every(({ score }) => !isBetter(by, score, row.score))).toBe(true)
      }
    }),
  )
})

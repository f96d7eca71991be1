import type { Data } from '@shulei/contract/call.ts'
import type { competitionReplay } from '@shulei/contract/compete/ranking/calls.ts'
import { replayFixture } from '@shulei/mocks/compete/ranking/fixtures.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barLength, dayLength, replayLines, rowCount } from './frames.ts'

const replay = (total: number) => replayFixture({ total }) as Data<typeof competitionReplay>

test('on every day each shown team has its own rank without a gap, and the same teams are listed in the same order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat({ max: 17 }), (total, at) => {
      const data = replay(total)
      const lines = replayLines(data, at)
      const ranks = lines.flatMap(({ rank }) => (rank === null ? [] : [rank]))
      expect(ranks.toSorted((a, b) => a - b)).toEqual(data.frames[at]?.rows.map((_, index) => index + 1))
      expect(ranks.length).toBeLessThanOrEqual(rowCount(data))
      expect(lines.map(({ team }) => team)).toEqual(replayLines(data, 0).map(({ team }) => team))
    }),
    { numRuns: 40 },
  )
})

test('a better score has no shorter bar, and no bar is empty or too long', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), (total) => {
      const data = replay(total)
      const length = barLength(data)
      for (const { rows } of data.frames) {
        const lengths = rows.map(({ score }) => length(score))
        expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
        for (const one of lengths) {
          expect(one).toBeGreaterThan(0)
          expect(one).toBeLessThanOrEqual(1)
        }
      }
    }),
    { numRuns: 20 },
  )
})

test('a single score fills the bar, and an empty replay has no rows', () => {
  expect(
    barLength({ metric: 'auc', frames: [{ day: '2026-11-01', total: 1, rows: [{ team: 0, score: 0.5 }], own: null }] })(
      0.5,
    ),
  ).toBe(1)
  expect(rowCount({ frames: [] })).toBe(0)
  expect(replayLines({ frames: [], own: null }, 0)).toEqual([])
})

test('a day of a long replay is short, but never too short to be seen', () => {
  expect([1, 30, 100, 400].map(dayLength)).toEqual([800, 800, 300, 120])
})

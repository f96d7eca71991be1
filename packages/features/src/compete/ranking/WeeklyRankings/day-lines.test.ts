import type { Data } from '@shulei/contract/call.ts'
import type { competitionDaily } from '@shulei/contract/compete/ranking/calls.ts'
import { dailyFixture } from '@shulei/mocks/compete/ranking/fixtures.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayLines } from './day-lines.ts'

test('every baseline stands on one page, before the first team that it does not beat', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (total) => {
      const pages = Math.ceil(dailyFixture({ total, own: null }).total / 20)
      const shown = Array.from({ length: pages }, (_, index) =>
        dayLines(dailyFixture({ total, own: null, page: index + 1 }) as Data<typeof competitionDaily>),
      ).flat()
      const scores = shown.map((line) => (line.kind === 'team' ? line.row.score : line.baseline.score))
      expect(scores).toEqual(scores.toSorted((a, b) => a - b))
      const keys = shown.flatMap((line) => (line.kind === 'baseline' ? [line.baseline.key] : []))
      expect(new Set(keys).size).toBe(keys.length)
    }),
    { numRuns: 30 },
  )
})

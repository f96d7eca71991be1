import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextShanghaiDayStart } from '../../base/time/instant.ts'
import { balanced, failureLines, type QuotaLine, quotaState, quotaUsed, refundLine } from './quota.ts'

const DAY = '2026-03-01'
const use: QuotaLine = { kind: 'use', day: DAY, userId: 1 }

describe('the ledger', () => {
  test('the use of all members adds up to that of the team, and other days do not count', () => {
    const userId = fc.integer({ min: 1, max: 5 })
    const uses = fc.array(
      fc.record({ kind: fc.constant('use' as const), day: fc.constantFrom(DAY, '2026-03-02'), userId }),
    )
    fc.assert(
      fc.property(uses, (lines) => {
        const members = [1, 2, 3, 4, 5].map((member) => quotaUsed(lines, DAY, member).used)
        expect(members.reduce((sum, used) => sum + used, 0)).toBe(quotaUsed(lines, DAY).used)
        expect(quotaUsed(lines, DAY).used).toBe(lines.filter((line) => line.day === DAY).length)
      }),
    )
  })

  test('the same day of another month does not count', () => {
    expect(quotaUsed([{ ...use, day: '2026-02-01' }], DAY)).toEqual({ used: 0, errorUsed: 0 })
  })

  test('a failure of the platform refunds the try', () => {
    expect(quotaUsed([use, refundLine(use)], DAY)).toEqual({ used: 0, errorUsed: 0 })
  })

  test('refunds never give more tries than the limit', () => {
    expect(quotaUsed([refundLine(use), refundLine(use)], DAY)).toEqual({ used: 0, errorUsed: 0 })
  })

  test('failed submissions use the error allowance first, then the tries', () => {
    const lines: QuotaLine[] = []
    const seen: [number, number][] = []
    for (let entry = 0; entry < 4; entry++) {
      lines.push(use)
      lines.push(...failureLines(use, { errorLimit: 2, errorUsed: quotaUsed(lines, DAY).errorUsed }))
      const { used, errorUsed } = quotaUsed(lines, DAY)
      seen.push([used, errorUsed])
    }
    expect(seen).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ])
  })
})

describe('the remaining tries', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')

  test.each([
    [0, 3, false],
    [2, 1, false],
    [3, 0, true],
    [9, 0, true],
  ])('%i of 3 used leaves %i', (used, left, exhausted) => {
    const state = quotaState({ limit: 3, errorLimit: 2, used, errorUsed: 1, now })
    expect(state).toEqual({ left, errorLeft: 1, exhausted, resetsAt: nextShanghaiDayStart(now) })
  })

  test('a used-up error allowance alone does not block', () => {
    expect(quotaState({ limit: 3, errorLimit: 2, used: 0, errorUsed: 2, now }).exhausted).toBe(false)
  })
})

test('every line of a ledger has the balance of the lines up to it, in its own day and schedule', () => {
  const line = fc.record({
    day: fc.constantFrom(DAY, '2026-03-02'),
    scheduleId: fc.constantFrom(1, 2),
    userId: fc.constant(1),
    end: fc.constantFrom('kept', 'cancelled', 'failed'),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (submissions) => {
      const lines = submissions.flatMap(({ end, ...of }) => {
        const taken: QuotaLine & { scheduleId: number } = { ...of, kind: 'use' }
        if (end === 'kept') return [taken]
        const back = end === 'failed' ? failureLines(taken, { errorLimit: 1, errorUsed: 0 }) : [refundLine(taken)]
        return [taken, ...back.map((one) => ({ ...one, scheduleId: of.scheduleId }))]
      })
      for (const [index, { used, errorUsed, ...last }] of balanced(lines).entries()) {
        const before = lines.slice(0, index + 1).filter(({ scheduleId }) => scheduleId === last.scheduleId)
        expect({ used, errorUsed }).toEqual(quotaUsed(before, last.day))
      }
    }),
  )
})

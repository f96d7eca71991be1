import { expect, test } from 'vitest'
import type { Verdict } from '../submits.ts'
import { nextChange } from './refresh.ts'

const now = Date.parse('2026-11-21T12:40:00+08:00')
const check = (facts: Verdict['checks'][number]['facts']) => ({
  rule: 'x',
  ok: true,
  reason: null,
  remedy: null,
  facts,
})
const verdict = (over: Partial<Verdict>): Verdict => ({
  allowed: false,
  reason: null,
  nextAt: null,
  checkedAt: new Date(now).toISOString(),
  checks: [],
  ...over,
})

test('the earliest future instant of all facts counts', () => {
  const checks = [check({ startsAt: now - 5000, endsAt: now + 9000 }), check({ resetsAt: now + 3000, used: 2 })]
  expect(nextChange(verdict({ checks }))).toBe(now + 3000)
})

test('the next quota slot counts when no fact names an earlier instant', () => {
  expect(nextChange(verdict({ nextAt: new Date(now + 7000).toISOString() }))).toBe(now + 7000)
})

test('without any instant the result is null', () => {
  expect(nextChange(verdict({ checks: [check({ endsAt: now - 1, teamScheduleId: null })] }))).toBeNull()
})

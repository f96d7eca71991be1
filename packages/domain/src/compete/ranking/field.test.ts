import { expect, test } from 'vitest'
import { DAYS, trendDays } from './field.ts'

const at = (text: string) => Date.parse(`${text}:00+08:00`)

test('the days of a running list end today, in Shanghai', () => {
  const days = trendDays(at('2026-12-01T23:59'), at('2026-11-24T00:30'))
  expect(days).toHaveLength(DAYS)
  expect([days[0], days.at(-1)]).toEqual(['2026-10-28', '2026-11-24'])
})

test('the days of a list that has ended end with its last day', () => {
  expect(trendDays(at('2026-11-09T23:59'), at('2026-11-24T12:00')).at(-1)).toBe('2026-11-09')
})

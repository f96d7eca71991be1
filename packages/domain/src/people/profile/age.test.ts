import { expect, test } from 'vitest'
import { ageAt } from './age.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`)

test.each([
  ['2000-11-21', '2026-11-20', 25],
  ['2000-11-21', '2026-11-21', 26],
  ['2000-02-29', '2025-02-28', 24],
  ['2000-02-29', '2025-03-01', 25],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-22', '2026-11-21', null],
])('a person born on %s is on %s %s years old', (birthday, day, age) => {
  expect(ageAt(birthday, at(day))).toBe(age)
})

test('the day is that of Shanghai', () => {
  expect(ageAt('2000-11-21', Date.parse('2026-11-20T16:00:00Z'))).toBe(26)
  expect(ageAt('2000-11-21', Date.parse('2026-11-20T15:59:59Z'))).toBe(25)
})

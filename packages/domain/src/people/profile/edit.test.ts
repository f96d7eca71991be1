import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countText } from '../../base/text/count.ts'
import { DAY, shanghaiDay, shanghaiDayStart } from '../../base/time/instant.ts'
import { birthdayProblem, profileLimits, profileTextOf, profileTextProblem } from './edit.ts'

const names = ['introduction', 'province', 'city'] as const
const family = '👨‍👩‍👧‍👦'

describe('texts of a profile', () => {
  test.each([
    ['introduction', '', null],
    ['introduction', '字'.repeat(500), null],
    ['introduction', ` ${'字'.repeat(500)}\n`, null],
    ['introduction', '字'.repeat(501), 'tooLong'],
    ['introduction', 'e\u0301'.repeat(500), null],
    ['introduction', family.repeat(72), 'tooLong'],
    ['introduction', '<script>alert(1)</script>', null],
    ['introduction', 'a\0', 'forbidden'],
    ['city', '\ud83d', 'forbidden'],
    ['city', '克孜勒苏柯尔克孜自治州', null],
    ['province', '省'.repeat(31), 'tooLong'],
  ] as const)('%s %j: %s', (name, text, problem) => {
    expect(profileTextProblem(name, text)).toBe(problem)
  })

  test('a normalised text fits, is unchanged when normalised again, and is no longer than the typed one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 600 }), (name, text) => {
        fc.pre(profileTextProblem(name, text) === null)
        const stored = profileTextOf(name, text)
        expect(countText(stored)).toBeLessThanOrEqual(Math.min(profileLimits[name], countText(text)))
        expect(profileTextOf(name, stored)).toBe(stored)
        expect(profileTextProblem(name, stored)).toBeNull()
      }),
    )
  })
})

describe('a birthday', () => {
  const now = shanghaiDayStart('2026-11-22') + DAY - 1

  test.each([
    ['1995-11-22', null],
    ['2026-11-22', null],
    ['2026-11-23', 'future'],
    ['1900-01-01', null],
    ['1899-12-31', 'tooEarly'],
    ['2000-02-29', null],
    ['2001-02-29', 'noDay'],
    ['1995-13-01', 'noDay'],
    ['1995-1-1', 'noDay'],
    ['19951122', 'noDay'],
    ['', 'noDay'],
    ['0000-00-00', 'noDay'],
    ['1995-11-22T00:00', 'noDay'],
  ])('%j: %s', (birthday, problem) => {
    expect(birthdayProblem(birthday, now)).toBe(problem)
  })

  test('may be any day that has begun in Shanghai, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        const day = shanghaiDay(now + days * DAY)
        expect(birthdayProblem(day, now)).toBe(days > 0 ? 'future' : null)
      }),
    )
  })
})

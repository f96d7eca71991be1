import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shanghaiDayStart } from '../../base/time/instant.ts'
import {
  accomplishmentLimits,
  accomplishmentTextProblem,
  gotAtProblem,
  isOrderOf,
  monthOrDayOf,
} from './accomplishments.ts'

const now = shanghaiDayStart('2026-11-22')

test.each([
  ['name', '  ', 'empty'],
  ['name', '\u200b', 'empty'],
  ['name', '名'.repeat(101), 'tooLong'],
  ['organization', '', null],
  ['organization', '\ud83d', 'forbidden'],
  ['description', 'a\0', 'forbidden'],
  ['description', '😀'.repeat(500), null],
  ['description', '😀'.repeat(501), 'tooLong'],
] as const)('%s %j: %s', (field, text, problem) => {
  expect(accomplishmentTextProblem(field, text)).toBe(problem)
})

test('a name fits by its code points, whatever space surrounds it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 140 }), (n) => {
      const problem = n > accomplishmentLimits.name ? 'tooLong' : null
      expect(accomplishmentTextProblem('name', `\n ${'𠮷'.repeat(n)}\t`)).toBe(problem)
    }),
  )
})

describe('the date', () => {
  test.each([
    ['', null],
    ['2023-05', null],
    ['2026-11', null],
    ['2026-11-22', null],
    ['2026-11-23', 'future'],
    ['2026-12', 'future'],
    ['3000-01', 'future'],
    ['0000-01', 'noDate'],
    ['2023-02-30', 'noDate'],
    ['去年', 'noDate'],
  ])('%j: %s', (text, problem) => expect(gotAtProblem(text, now)).toBe(problem))

  test('is read from several forms, and unchanged when it is read again', () => {
    const day = fc.date({ min: new Date('1900-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const written = date.toISOString().slice(0, 10)
        const [year, month, rest] = written.split('-').map(Number)
        const forms = [written, `${year}年${month}月${rest}日`, `${year}/${month}/${rest}`]
        expect(forms.map(monthOrDayOf)).toEqual([written, written, written])
      }),
    )
  })
})

test('an order has each id once, and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 12 }), fc.nat(50), (ids, other) => {
      expect(isOrderOf(ids.toReversed(), ids)).toBe(true)
      expect(isOrderOf([...ids, other], ids)).toBe(false)
      if (ids[0] !== undefined) {
        expect(isOrderOf(ids.slice(1), ids)).toBe(false)
        expect(isOrderOf([...ids.slice(1), ids[1] ?? -1], ids)).toBe(false)
      }
    }),
  )
})

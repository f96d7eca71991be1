import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shanghaiDayStart } from '../../base/time/instant.ts'
import { entryLimits, entryTextProblem, monthOf, periodProblems } from './edit-entries.ts'

const now = shanghaiDayStart('2026-11-22')

test.each([
  ['companyName', '东海数值预报中心', null],
  ['companyName', ' ', 'empty'],
  ['schoolName', '\u200b', 'empty'],
  ['jobName', '', null],
  ['majorName', '', null],
  ['degreeName', '学'.repeat(21), 'tooLong'],
  ['companyName', '😀'.repeat(60), null],
  ['companyName', '😀'.repeat(61), 'tooLong'],
  ['jobName', 'a\0', 'forbidden'],
] as const)('%s %j: %s', (name, text, problem) => {
  expect(entryTextProblem(name, text)).toBe(problem)
})

test('a text with surrounding space fits by its code points', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(entryLimits) as (keyof typeof entryLimits)[])),
      fc.nat(80),
      (name, n) => {
        fc.pre(n > 0)
        expect(entryTextProblem(name, ` ${'𠮷'.repeat(n)} `)).toBe(n > entryLimits[name] ? 'tooLong' : null)
      },
    ),
  )
})

describe('a month', () => {
  test.each(['2021-7', '2021-07', '2021/7', '2021.07', '2021年7月', '202107', ' ２０２１－０７ ', '2021 年 7 月'])(
    'is read from %j',
    (text) => expect(monthOf(text)).toBe('2021-07'),
  )

  test.each(['', '2021', '2021-13', '2021-00', '07-2021', '21-07', '1899-12', '2021-07-01', '20211', 'abc'])(
    'is invalid as %j',
    (text) => expect(monthOf(text)).toBeNull(),
  )

  test('is unchanged when it is read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const written = `${year}-${String(month).padStart(2, '0')}`
        expect([written, `${year}年${month}月`, `${year}/${month}`].map(monthOf)).toEqual([written, written, written])
      }),
    )
  })
})

describe('a period', () => {
  test.each([
    ['2021-03', '', {}],
    ['', '2021-03', {}],
    ['', '', {}],
    ['2021-03', '2021-03', {}],
    ['2021-03', '2021-02', { to: 'order' }],
    ['2026-11', '', {}],
    ['2026-12', '', { from: 'future' }],
    ['2024-09', '2028-06', {}],
    ['2024-09', '2037-01', { to: 'endTooLate' }],
    ['三月', '2021', { from: 'noMonth', to: 'noMonth' }],
  ])('from %j to %j: %j', (from, to, problems) => {
    expect(periodProblems({ from, to }, now)).toEqual(problems)
  })

  test('of two past months is valid in one order only', () => {
    const month = fc
      .record({ year: fc.integer({ min: 1900, max: 2025 }), month: fc.integer({ min: 1, max: 12 }) })
      .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`)
    fc.assert(
      fc.property(month, month, (a, b) => {
        const [first, last] = [a, b].sort() as [string, string]
        expect(periodProblems({ from: first, to: last }, now)).toEqual({})
        if (first !== last) expect(periodProblems({ from: last, to: first }, now)).toEqual({ to: 'order' })
      }),
    )
  })
})

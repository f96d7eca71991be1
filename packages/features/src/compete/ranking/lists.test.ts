import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAddress, parseDay } from './lists.ts'

const query = fc.record({
  sch: fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined }),
  stage: fc.option(fc.constantFrom(0 as const, 1 as const), { nil: undefined }),
  day: fc.option(fc.constantFrom('2026-02-28', '2026-11-23'), { nil: undefined }),
  page: fc.integer({ min: 1, max: 9_999 }),
})

test('an address that was written is read as the same day of the same list', () => {
  fc.assert(
    fc.property(query, ({ page, ...rest }) => {
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
      const address = dayAddress(1001, { ...given, page })
      expect(parseDay(new URL(address, 'https://shulei.example').searchParams)).toEqual({ ...given, page })
    }),
  )
})

test('invalid values count as absent', () => {
  const read = (text: string) => parseDay(new URLSearchParams(text))
  expect(read('day=2026-13-01&page=0&sch=-1&stage=2')).toEqual({ page: 1 })
  expect(read('day=yesterday&page=2.5&sch=a')).toEqual({ page: 1 })
  expect(read('day=2026-1-1')).toEqual({ page: 1 })
})

import { expect, test } from 'vitest'
import { numberOf, tokenRanges, valueAt } from './ranges.ts'
import { tokenKind, tokenNames } from './tokens.ts'

test('every token with a single number has a range', () => {
  const numbers = tokenNames.filter((name) => ['tracking', 'line', 'length', 'time'].includes(tokenKind(name)))
  expect(Object.keys(tokenRanges).sort()).toEqual([...numbers].sort())
})

test.each(Object.entries(tokenRanges))('%s: every step of its slider is a valid value', (_, range) => {
  for (let number = range.least; number <= (range.slideTo ?? range.most) + 1e-9; number += range.step) {
    const value = valueAt(number, range)
    expect(numberOf(value, range), value).toBeCloseTo(number, 6)
  }
})

test('returns null for another notation or a value outside the range', () => {
  const range = { least: 0, most: 40, unit: 'px', step: 1 } as const
  expect(['4', '4 px', '41px', '-1px', '4.5px', 'calc(4px)'].map((value) => numberOf(value, range))).toEqual(
    Array(6).fill(null),
  )
})

import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('leaves spans that do not touch at their wished places', () => {
  expect(
    spread(
      [
        { at: 10, size: 5 },
        { at: 40, size: 5 },
      ],
      0,
      100,
    ),
  ).toEqual([10, 40])
})

test('centres spans of equal wishes around the wish in the given order', () => {
  expect(
    spread(
      [
        { at: 50, size: 10 },
        { at: 50, size: 10 },
      ],
      0,
      100,
    ),
  ).toEqual([45, 55])
})

test('keeps spans within the ends of the axis', () => {
  expect(
    spread(
      [
        { at: 96, size: 10 },
        { at: 97, size: 10 },
      ],
      0,
      100,
      2,
    ),
  ).toEqual([78, 90])
  expect(spread([{ at: -20, size: 10 }], 0, 100)).toEqual([0])
})

test('merges neighbours into a growing group', () => {
  const starts = spread(
    [
      { at: 10, size: 10 },
      { at: 12, size: 10 },
      { at: 24, size: 10 },
    ],
    0,
    100,
  )
  for (let i = 1; i < starts.length; i++) expect(starts[i]! - starts[i - 1]!).toBeGreaterThanOrEqual(10)
})

test('lays spans end to end from the start when they exceed the axis', () => {
  expect(
    spread(
      [
        { at: 0, size: 60 },
        { at: 0, size: 60 },
      ],
      0,
      100,
    ),
  ).toEqual([0, 60])
})

test('returns nothing for no spans', () => expect(spread([], 0, 1)).toEqual([]))

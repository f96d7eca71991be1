import { expect, test } from 'vitest'
import { binOf, histogramBars } from './layout.ts'

const bins = [3, 0, 10, 1].map((count, i) => ({ from: i, to: i + 1, count }))

test('the fullest bin fills the plot, an empty one has no bar', () => {
  const bars = histogramBars(bins, 100)
  expect(bars.map((bar) => bar.height)).toEqual([30, 0, 100, 10])
  expect(bars.map((bar) => bar.x)).toEqual([0, 25, 50, 75])
})

test('draws a visible bar for one among thousands', () => {
  expect(
    histogramBars(
      [
        { from: 0, to: 1, count: 1 },
        { from: 1, to: 2, count: 9999 },
      ],
      100,
    )[0]!.height,
  ).toBe(2)
})

test('assigns a bound to the bin it starts, and values outside to the first or last bin', () => {
  expect([binOf(bins, 1), binOf(bins, 1.99), binOf(bins, -5), binOf(bins, 99)]).toEqual([1, 1, 0, 3])
  expect(binOf([], 1)).toBe(-1)
})

test('returns no bars without bins', () => expect(histogramBars([], 100)).toEqual([]))

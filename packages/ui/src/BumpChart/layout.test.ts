import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BumpSeries, LABEL_START, layoutBump, PITCH, TEXT, WIDTH } from './layout.ts'

const series = (...ranks: (number | null)[][]): BumpSeries[] =>
  ranks.map((one, index) => ({ id: String(index), label: `第 ${index + 1} 支队伍`, tone: 'rest', ranks: one }))

test('a line runs level while the rank holds and curves to the next row', () => {
  const [first] = layoutBump(series([2, 2, 1], [1, 1, 2]))?.lines ?? []
  expect(first?.d).toBe(`M0 36H${WIDTH / 2}C750 36 750 12 1000 12`)
})

test('a column without a rank interrupts the line, and a late team starts late', () => {
  const [late, gap] = layoutBump(series([null, null, 1, 1], [1, null, 2, 2]))?.lines ?? []
  expect(late?.d.startsWith('M666.67 12')).toBe(true)
  expect(gap?.d.match(/M/g)).toHaveLength(2)
})

test('ranks worse than the last row share one row below', () => {
  const layout = layoutBump(series([14, 1], [99, 2]))
  expect(layout?.below).toBe(2.5 * PITCH)
  expect(layout?.lines.every(({ d }) => d.startsWith('M0 60'))).toBe(true)
  expect(layoutBump(series([2, 1], [1, 2]))?.below).toBeNull()
})

test('nothing is drawn of fewer than two columns or without teams', () => {
  expect(layoutBump(series([1], [2]))).toBeNull()
  expect(layoutBump([])).toBeNull()
})

test('each label stands at the end of its line, no two overlap, and a long name is cut', () => {
  const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 1 })
  fc.assert(
    fc.property(order, (ranks) => {
      const made = ranks.map(
        (rank): BumpSeries => ({
          id: `${rank}`,
          label: rank % 2 ? '梯度消失在海平面之下的第二支队伍' : 'Wavelet',
          tone: 'rest',
          ranks: [null, rank],
        }),
      )
      const layout = layoutBump(made)
      const ends = (layout?.lines ?? []).map(({ end }) => end).sort((a, b) => a - b)
      for (const [index, end] of ends.entries()) {
        expect(end - TEXT / 2).toBeGreaterThanOrEqual(0)
        expect(end + TEXT / 2).toBeLessThanOrEqual(layout?.height ?? 0)
        if (index > 0) expect(end - (ends[index - 1] ?? 0)).toBeGreaterThanOrEqual(PITCH)
      }
      expect(layout?.labelWidth).toBeLessThanOrEqual(132 + LABEL_START + 3)
    }),
  )
})

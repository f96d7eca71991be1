import { expect, test } from 'vitest'
import { columnHeights, HIGHEST, LOWEST, placeColumns } from './columns.ts'

test('the last rank is the lowest, the first the highest, and the rest lie between in proportion', () => {
  expect(columnHeights([0.9, 0.8, 0.7])).toEqual([HIGHEST, (HIGHEST + LOWEST) / 2, LOWEST])
})

test('falling scores have the same heights as rising ones', () => {
  expect(columnHeights([1, 2, 3])).toEqual(columnHeights([3, 2, 1]))
})

test('equal scores have equal heights, also when all are tied or there is one column', () => {
  expect(columnHeights([5, 5, 1]).slice(0, 2)).toEqual([HIGHEST, HIGHEST])
  expect(new Set(columnHeights([5, 5, 5])).size).toBe(1)
  expect(columnHeights([5])).toEqual([HIGHEST])
  expect(columnHeights([])).toEqual([])
})

test('columns are painted from the rear to the front, at most fourteen, each on its own cell', () => {
  const placed = placeColumns(Array.from({ length: 20 }, (_, i) => ({ label: `${i}`, value: 20 - i })))
  expect(placed).toHaveLength(14)
  const depth = placed.map(({ cell: [i, j] }) => i + j)
  expect(depth).toEqual([...depth].sort((a, b) => a - b))
  expect(new Set(placed.map(({ cell }) => cell.join())).size).toBe(14)
})

test('the first three have default colours unless a tone is given', () => {
  const tones = (own?: 'mine') =>
    placeColumns([4, 3, 2, 1].map((value, i) => ({ label: '', value, tone: i === 3 ? own : undefined })))
      .sort((a, b) => a.rank - b.rank)
      .map(({ tone }) => tone)
  expect(tones()).toEqual(['first', 1, 3, 'rest'])
  expect(tones('mine')).toEqual(['first', 1, 3, 'mine'])
})

test('omits a column whose score is not a number', () => {
  expect(placeColumns([{ label: 'a', value: Number.NaN }])).toEqual([])
})

test('a column rises from its earlier value on the same scale, from the floor when it had none, and stays without one', () => {
  const placed = placeColumns([
    { label: 'a', value: 0.9, before: 0.8 },
    { label: 'b', value: 0.8, before: null },
    { label: 'c', value: 0.7 },
  ]).sort((a, b) => a.rank - b.rank)
  expect(placed.map(({ from }) => from)).toEqual([(HIGHEST + LOWEST) / 2, 0, LOWEST])
  expect(placed.map(({ turn }) => turn)).toEqual([2, 1, 0])
})

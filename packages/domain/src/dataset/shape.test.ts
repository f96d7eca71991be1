import { expect, test } from 'vitest'
import { shapesOf } from './shape.ts'

const bins = (...counts: number[]) => counts.map((count) => ({ count }))
const column = (name: string, histogram: number[], top: number[] = []) => ({
  name,
  histogram: bins(...histogram),
  top: bins(...top),
})

test('a column is drawn by its histogram, else by its most frequent values', () => {
  expect(shapesOf([column('births', [3, 5], [9]), column('weekday', [], [7, 2])])).toEqual([
    { name: 'births', counts: [3, 5] },
    { name: 'weekday', counts: [7, 2] },
  ])
})

test('columns without a distribution give their place to the next ones', () => {
  const columns = [column('id', []), column('a', [1]), column('b', [2]), column('c', [3]), column('d', [4])]
  expect(shapesOf(columns).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(shapesOf(columns, 1)).toHaveLength(1)
})

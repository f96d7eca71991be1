import { expect, test } from 'vitest'
import { topShare } from './top-share.ts'

test.each([
  [1, 1, null],
  [1, 3, null],
  [19, 19, null],
  [20, 20, '100%'],
  [1, 29, '3.5%'],
  [3, 29, '11%'],
  [29, 29, '100%'],
  [1, 1284, '0.1%'],
  [1, 1_000_000, '0.1%'],
  [128, 1284, '10%'],
])('rank %d of %d is in the top %s, which says nothing of few teams', (rank, total, share) => {
  expect(topShare(rank, total)).toBe(share)
})

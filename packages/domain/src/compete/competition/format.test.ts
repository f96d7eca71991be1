import { expect, test } from 'vitest'
import { hasReward } from './format.ts'

test('a training competition has no reward to show, the other formats have one', () => {
  expect([1, 2, 3].map(hasReward)).toEqual([true, true, false])
})

import { expect, test } from 'vitest'
import { percentOf, sharesOfMost } from './share.ts'

test('clamps shares to the track', () => {
  expect([percentOf(-1), percentOf(0.3333), percentOf(7), percentOf(Number.NaN)]).toEqual([0, 33.33, 100, 0])
})

test('the greatest value fills its bar', () => expect(sharesOfMost([5, 10, 0])).toEqual([0.5, 1, 0]))

test('returns zeros when no value is above zero', () => expect(sharesOfMost([0, -3])).toEqual([0, 0]))

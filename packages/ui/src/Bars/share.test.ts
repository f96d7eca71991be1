import { expect, test } from 'vitest'
import { percentOf, sharesOfMost } from './share.ts'

test('shares are cut to the track', () => {
  expect([percentOf(-1), percentOf(0.3333), percentOf(7), percentOf(Number.NaN)]).toEqual([0, 33.33, 100, 0])
})

test('the greatest value is a whole bar', () => expect(sharesOfMost([5, 10, 0])).toEqual([0.5, 1, 0]))

test('nothing above zero gives no bars', () => expect(sharesOfMost([0, -3])).toEqual([0, 0]))

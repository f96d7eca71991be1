import { expect, test } from 'vitest'
import { areaOf, lineOf, placeOf } from './fan.ts'

const place = placeOf({ points: 5, ticks: [0, 2, 4], height: 108 })

test('the ticks span the height, the points the width', () => {
  expect([place.y(0), place.y(4)]).toEqual([108, 8])
  expect([place.x(0), place.x(4)]).toEqual([0, 100])
})

test('the forecast begins where the observation ends', () => {
  expect(lineOf([1, 2, 2], place, 0)).toBe('M0 83L25 58L50 58')
  const same = { middle: 2, inner: [2, 2], outer: [2, 2] } as const
  const wide = { middle: 2, inner: [1, 3], outer: [0, 4] } as const
  expect(areaOf([same, wide], ({ outer }) => outer, place, 2)).toBe('M50 58L75 8L75 108L50 58z')
})

test('no values give an empty path', () => {
  expect(areaOf([], ({ outer }) => outer, place, 0)).toBe('')
})

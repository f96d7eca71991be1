import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, shareOf, unpack } from './pack.ts'

test('shares come back as they were, to a thousandth; gaps stay gaps', () => {
  const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }))
  fc.assert(
    fc.property(fc.array(share), (shares) => {
      const back = unpack(pack(shares))
      expect(back).toHaveLength(shares.length)
      for (const [place, one] of shares.entries()) {
        if (one === null) expect(back[place]).toBeNull()
        else expect(Math.abs((back[place] ?? 9) - one)).toBeLessThan(0.001)
      }
    }),
  )
})

test('numbers outside the range are cut, others than numbers are gaps', () => {
  expect(unpack(pack([-1, 2, Number.NaN]))).toEqual([0, 1, null])
  expect(unpack('é!zz0')).toEqual([null, 1])
})

test('a range without width puts its value into the middle', () => {
  expect([shareOf(5, 5, 5), shareOf(5, 0, 10), shareOf(0, 0, 10)]).toEqual([0.5, 0.5, 0])
})

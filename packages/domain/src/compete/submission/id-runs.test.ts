import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packIds, unpackIds } from './id-runs.ts'

test('unpacking restores the ids in order', () => {
  const number = fc.oneof(fc.nat(30).map(String), fc.nat().map(String), fc.stringMatching(/^0{0,3}\d{1,20}$/))
  const id = fc.oneof(
    fc.string(),
    fc.tuple(fc.constantFrom('', 'row-', '-', '第', 'a1b', '\n0'), number).map((parts) => parts.join('')),
  )
  const counted = fc
    .tuple(fc.constantFrom('', 'r0', 'x-'), fc.nat(1000), fc.nat(40), fc.nat(5))
    .map(([prefix, from, count, width]) =>
      Array.from({ length: count }, (_, i) => prefix + String(from + i).padStart(width, '0')),
    )
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          id.map((one) => [one]),
          counted,
        ),
      ),
      (parts) => {
        const ids = parts.flat()
        expect([...unpackIds(JSON.parse(JSON.stringify(packIds(ids))))]).toEqual(ids)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a million consecutive ids are one short entry, gaps take two characters each', () => {
  const all = Array.from({ length: 1_000_000 }, (_, i) => `row-${String(i).padStart(7, '0')}`)
  expect(packIds(all)).toEqual([{ prefix: 'row-', width: 7, from: 0, steps: '1*999999' }])
  const some = all.filter((_, i) => Math.imul(i, 2654435761) >>> 0 < 0.3 * 2 ** 32)
  expect(JSON.stringify(packIds(some)).length).toBeLessThan(2.5 * some.length)
})

test('days and words stay unchanged where runs would not be shorter', () => {
  expect(packIds(['2014-01-30', '2014-01-31', '2014-02-01', '张三'])).toEqual([
    '2014-01-30',
    '2014-01-31',
    '2014-02-01',
    '张三',
  ])
})

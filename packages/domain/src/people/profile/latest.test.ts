import { expect, test } from 'vitest'
import { byLatest, type Period } from './latest.ts'

const order = (...periods: [string | null, string | null][]) =>
  periods.map(([from, to]): Period => ({ from, to })).toSorted(byLatest)

test('ongoing periods come first, however late the others began', () => {
  expect(order(['2020-01', '2024-06'], ['2015-01', null])[0]).toEqual({ from: '2015-01', to: null })
})

test('of two ongoing periods the later start comes first, a missing start last', () => {
  expect(order([null, null], ['2019-03', null], ['2021-03', null]).map(({ from }) => from)).toEqual([
    '2021-03',
    '2019-03',
    null,
  ])
})

test('ended periods are ordered by end, then by start', () => {
  expect(order(['2010-09', '2014-06'], ['2014-09', '2017-06'], ['2015-01', '2017-06']).map(({ from }) => from)).toEqual(
    ['2015-01', '2014-09', '2010-09'],
  )
})

test('a day is later than its month', () => {
  expect(order(['2020-01', '2024-06'], ['2020-01', '2024-06-30'])[0]?.to).toBe('2024-06-30')
})

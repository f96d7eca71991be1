import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { spanOf, testOf } from './compare.ts'
import { cutText, fitCells, mayBeCut } from './cut.ts'
import { plainSlice } from './plain.ts'
import {
  type Condition,
  conditionKinds,
  firstSlice,
  isFirstSlice,
  MAX_CONDITIONS,
  nextSort,
  parseConditions,
  parseSlice,
  printConditions,
  printSlice,
  type Slice,
  withSlice,
} from './slice.ts'

const text = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((one) => one.normalize('NFC').trim())
  .filter((one) => one !== '' && one.length <= 100 && !/\p{Cc}/u.test(one))
const condition: fc.Arbitrary<Condition> = fc
  .record({ column: fc.integer({ min: 1, max: 2000 }), by: fc.constantFrom(...conditionKinds), text })
  .map((one) => (one.by === 'empty' || one.by === 'filled' ? { ...one, text: '' } : one))
const slice: fc.Arbitrary<Slice> = fc.record({
  find: fc.oneof(fc.constant(''), text),
  sort: fc.integer({ min: -2000, max: 2000 }),
  conditions: fc.array(condition, { maxLength: 20 }).map((all) => parseConditions(printConditions(all))),
  page: fc.integer({ min: 1, max: 1_000_000 }),
})
const addressOf = (one: Slice) =>
  new URLSearchParams(
    Object.entries(printSlice(one)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

test('reads back every slice that it writes into an address', () => {
  fc.assert(
    fc.property(slice, (one) => {
      expect(parseSlice(addressOf(one))).toEqual(one)
    }),
  )
  expect([...addressOf(firstSlice)]).toEqual([])
})

test('reads any address without an error, and no more conditions than the limit', () => {
  const params = fc.array(
    fc.tuple(fc.constantFrom('find', 'sort', 'filter', 'page', 'on', 'has', 'is', 'from', 'to', 'cells'), fc.string()),
  )
  fc.assert(
    fc.property(params, (all) => {
      const read = parseSlice(new URLSearchParams(all))
      expect(read.conditions.length).toBeLessThanOrEqual(MAX_CONDITIONS)
      expect(parseSlice(addressOf(read))).toEqual(read)
    }),
  )
})

test('lets the form of a column replace the conditions of that column alone', () => {
  const stored = '2.has.x\n3.is.y\n3.empty'
  const read = (query: string) =>
    printConditions(parseSlice(new URLSearchParams(`filter=${encodeURIComponent(stored)}&${query}`)).conditions)
  expect(read('on=3&has=z&is=&from=&to=5&cells=filled')).toBe('2.has.x\n3.has.z\n3.to.5\n3.filled')
  expect(read('on=3&has=&is=&from=&to=&cells=')).toBe('2.has.x')
  // the column alone opens its form
  expect(read('on=3')).toBe(stored)
})

test('leads to the first page with any change but one of the page', () => {
  fc.assert(
    fc.property(slice, (one) => {
      expect(withSlice(one, { find: 'x' }).page).toBe(1)
      expect(withSlice(one, { page: 7 })).toEqual({ ...one, page: 7 })
    }),
  )
  expect(isFirstSlice(firstSlice)).toBe(true)
  expect(isFirstSlice({ ...firstSlice, page: 2 })).toBe(false)
  expect([nextSort(0, 3), nextSort(3, 3), nextSort(-3, 3), nextSort(3, 4)]).toEqual([3, -3, 0, 4])
})

test('takes a date as the whole of what it names, and refuses one that is not there', () => {
  const day = 86_400_000
  expect(spanOf('2024-02-29')).toEqual({ from: Date.UTC(2024, 1, 29), to: Date.UTC(2024, 1, 29) + day })
  expect(spanOf('2014/3')).toEqual({ from: Date.UTC(2014, 2), to: Date.UTC(2014, 3) })
  expect(spanOf('2014')).toEqual({ from: Date.UTC(2014, 0), to: Date.UTC(2015, 0) })
  expect(spanOf('2014-01-02 03:04')).toEqual({ from: Date.UTC(2014, 0, 2, 3, 4), to: Date.UTC(2014, 0, 2, 3, 5) })
  const april = { from: Date.UTC(2024, 3, 3), to: Date.UTC(2024, 3, 3) + day }
  expect([spanOf('03/04/2024', 'dayFirst'), spanOf('2024年4月3日'), spanOf('20240403')]).toEqual([april, april, april])
  expect(spanOf('04/03/2024 08:30', 'monthFirst')?.from).toBe(Date.UTC(2024, 3, 3, 8, 30))
  // without an order of the column nobody knows which of the two is the month
  expect(spanOf('03/04/2024')).toBeNull()
  for (const none of ['2023-02-29', '2014-13', '2014-01-02 24:00', 'x', '']) expect(spanOf(none)).toBeNull()
})

test('refuses a range of texts, and a range of numbers or dates with another text', () => {
  const of = (by: Condition['by'], one: string, kind: Parameters<typeof testOf>[1]) =>
    testOf({ column: 1, by, text: one }, kind)
  expect([of('from', 'a', 'text'), of('to', 'a', 'number'), of('from', '12', 'date')]).toEqual([null, null, null])
  expect(of('is', 'NA', 'number')).toEqual({ ask: 'same', text: 'NA' })
  expect(of('is', '1', 'number')).toEqual({ ask: 'number', least: '1', most: '1' })
})

test('puts missing cells last in either direction, and keeps the order of the file among equals', () => {
  const columns = [{ kind: 'number' as const, marks: ['NA'] }]
  const rows = [['10'], ['9'], [null], ['NA'], ['1e1'], ['-1']]
  const places = (sort: number) => plainSlice({ columns, rows }, { ...firstSlice, sort })?.places
  expect(places(1)).toEqual([5, 1, 0, 4, 2, 3])
  expect(places(-1)).toEqual([0, 4, 1, 5, 2, 3])
})

test('cuts cells between code points, and all cells of a page until they fit', () => {
  const cell = fc.option(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const cut = fitCells(rows, 300)
      const sum = cut.flat().reduce((all, one) => all + (one?.length ?? 0), 0)
      expect(sum <= 300 || cut.flat().every((one) => one === null || [...one].length <= 11)).toBe(true)
      for (const [at, one] of cut.flat().entries()) {
        const full = rows.flat()[at] ?? null
        if (one === null || full === null) expect(one).toBe(full)
        else if (one !== full) expect(mayBeCut(one) && full.startsWith(one.slice(0, -1))).toBe(true)
      }
    }),
    { numRuns: 20 },
  )
  expect(cutText('𝄞'.repeat(201))).toBe(`${'𝄞'.repeat(200)}…`)
})

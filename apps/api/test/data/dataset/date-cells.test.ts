import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dateOrders } from '@shulei/domain/data/dataset/reading/date-order.ts'
import { dateForms, datesOf, readDate } from '@shulei/domain/data/dataset/reading/dates.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateFormsOf, instantOf } from '../../../src/modules/data/dataset/profile/date-cells.ts'
import { type Engine, literal, openEngine } from '../../../src/modules/data/dataset/profile/engine.ts'

const scratch = mkdtempSync(join(tmpdir(), 'date-cells-'))
let engine: Engine
beforeAll(async () => {
  engine = await openEngine(scratch)
})
afterAll(() => {
  engine.close()
  rmSync(scratch, { recursive: true })
})

const two = (n: number) => String(n).padStart(2, '0')
const year = fc.oneof(
  fc.integer({ min: 0, max: 99 }).map(two),
  fc.integer({ min: 1, max: 9999 }).map((n) => String(n).padStart(4, '0')),
)
const number = (max: number) => fc.integer({ min: 0, max }).chain((n) => fc.constantFrom(String(n), two(n)))
const gap = fc.constantFrom('', ' ', '\u202f', '\u3000')
const clock = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.constantFrom(' ', 'T', ', ', ' 上午', ' 下午'), number(25), number(61), number(61), gap)
    .chain(([front, hour, minute, second, space]) =>
      fc.constantFrom(
        `${front}${hour}:${minute}`,
        `${front}${hour}:${minute}:${second}`,
        `${front}${hour}:${minute}:${second}.1234567${space}Z`,
        `${front}${hour}:${minute}:${second},5+08:00`,
        `${front}${hour}:${minute}${space}PM`,
        `${front}${hour}:${minute}${space}a.m.`,
        `${front}${hour}时${minute}分${second}秒`,
      ),
    ),
)
const cell = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(year, number(13), number(32), clock, fc.constantFrom('/', '-', '.'))
      .chain(([y, m, d, time, sign]) =>
        fc.constantFrom(
          `${m}${sign}${d}${sign}${y}${time}`,
          `${y}${sign}${m}${sign}${d}${time}`,
          `${y}年${m}月${d}日${time}`,
          `${y}${m}${d}`,
          `${d} Feb ${y}${time}`,
          `${d}-FEBRUARY-${y}`,
          `Thu, ${d}th of sept. ${y}${time}`,
          `oct ${d}, ${y}${time}`,
        ),
      ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
)

/** The cells of a list in the table of a column, each once, as the profile has them. */
const tableOf = (cells: readonly string[]) =>
  `(values ${cells.map((one) => `(${literal(one)}, 1)`).join(', ')}) as cells(c, n)`

/** What was expected instead of what was found where only a number's rounding differs: years after 2255 have microseconds beyond 2^53. */
const rounded = (found: unknown, expected: unknown) =>
  typeof found === 'number' &&
  typeof expected === 'number' &&
  Math.abs(found - expected) <= 2 * Number.EPSILON * Math.abs(expected)
    ? expected
    : found

test('the engine reads a cell as plain JavaScript does, in every form', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(cell, { minLength: 1, maxLength: 40 }), async (cells) => {
      const read = dateForms.map((form, place) => `epoch_us(${instantOf(form)('c')}) as f${place}`)
      const rows = await engine.run(`select c, ${read.join(', ')} from ${tableOf(cells)}`)
      const expected = cells.map((one) => [
        one,
        ...dateForms.map((form) => {
          const at = readDate(form, one)?.at
          return at === undefined ? null : Math.round(at * 1000)
        }),
      ])
      const found = rows.map((row, place) => [
        row.c,
        ...dateForms.map((_, form) => rounded(row[`f${form}`], expected[place]?.[form + 1])),
      ])
      expect(found).toEqual(expected)
    }),
    { numRuns: 25, examples: [[['1/1/00 24:0', '11-21-6466, 22:30:56.1234567Z']]] },
  )
}, 120_000)

test('the engine finds the form, the order and the doubt of a column as plain JavaScript does', async () => {
  const day = fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }), fc.constantFrom('/', '.'))
  const column = fc.uniqueArray(
    day.map(([one, other, sign]) => `${one}${sign}${other}${sign}2024`),
    { minLength: 1, maxLength: 6 },
  )
  await fc.assert(
    fc.asyncProperty(column, fc.constantFrom(undefined, ...dateOrders), async (cells, order) => {
      const found = await dateFormsOf(engine, tableOf(cells), { name: 'day', sample: cells, order })
      const expected = datesOf(cells.toSorted(), 'day', order)
      expect(found && { order: found.order, either: found.either, isUnsure: found.isUnsure }).toEqual(
        expected && { order: expected.form.order, either: expected.either, isUnsure: expected.isUnsure },
      )
    }),
    { numRuns: 40 },
  )
}, 120_000)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areTwinsLeak, type LeakTarget, leakMeter, leastRows, traceOf, twinsOf } from './leak.ts'

const half = 200
const seeds = { minLength: 2 * half, maxLength: 2 * half }
/** Rows in two halves. */
const halves = <T>(all: readonly T[]) => ({ learn: all.slice(0, half), held: all.slice(half) })
const classes = (all: readonly string[]): LeakTarget => ({ kind: 'classes', ...halves(all) })
const numbers = (all: readonly number[]): LeakTarget => ({ kind: 'numbers', ...halves(all) })
const share = (target: LeakTarget, cells: readonly string[]) => leakMeter(target)(halves(cells))

/** Enough of each class in either half, and in any order. */
const labels = (names: readonly string[]) =>
  fc
    .shuffledSubarray(
      Array.from({ length: 2 * half }, (_, at) => at),
      { minLength: 2 * half },
    )
    .map((order) => order.map((at) => names[at % names.length] as string))

test('another name for each class tells nearly all of it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 5 }), (names) => {
      const all = Array.from({ length: 2 * half }, (_, at) => at)
      const target = all.map((at) => `class ${at % names.length}`)
      expect(
        share(
          classes(target),
          all.map((at) => names[at % names.length] as string),
        ),
      ).toBeGreaterThan(0.9)
    }),
  )
})

test('any monotone function of a number tells nearly all of its order', () => {
  const all = Array.from({ length: 2 * half }, (_, at) => at / half - 1)
  const functions = [(x: number) => 3 - x, (x: number) => x ** 3, Math.exp, (x: number) => Math.round(x * 20)]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), fc.constantFrom(...functions), (values, f) => {
      expect(
        share(
          numbers(values),
          values.map((value) => String(f(value))),
        ),
      ).toBeGreaterThan(0.9)
    }),
  )
})

test('noise beside one class and one value beside the other tell nearly all, whatever the share of the classes', () => {
  const rows = 4000
  const noise = fc.infiniteStream(fc.integer({ min: 500, max: 90_000 }))
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 98 }),
      fc.constantFrom(0, 40_000, 100_000),
      noise,
      (percent, value, drawn) => {
        const target = Array.from({ length: 2 * rows }, (_, at) => ((at * 37) % 100 < percent ? 'noise' : 'value'))
        const cells = target.map((name) => String(name === 'noise' ? drawn.next().value : value))
        const parts = <T>(of: readonly T[]) => ({ learn: of.slice(0, rows), held: of.slice(rows) })
        expect(leakMeter({ kind: 'classes', ...parts(target) })(parts(cells))).toBeGreaterThan(0.9)
      },
    ),
    { numRuns: 20 },
  )
})

test('rows in the order of the target are found by an id that counts them', () => {
  const all = Array.from({ length: 2 * half }, (_, at) => at)
  // every other row is held out
  const order = [...all.filter((at) => at % 2 === 0), ...all.filter((at) => at % 2 === 1)]
  const target = order.map((at) => (at < 260 ? 'a' : 'b'))
  expect(share(classes(target), order.map(String))).toBeGreaterThan(0.8)
  expect(
    share(
      classes(target),
      order.map((at) => `row-${String(at).padStart(6, '0')}`),
    ),
  ).toBeGreaterThan(0.8)
})

test('a value of its own in each row tells nothing of those that are held out', () => {
  fc.assert(
    fc.property(labels(['a', 'b', 'c']), fc.uniqueArray(fc.uuid(), seeds), (target, cells) => {
      expect(share(classes(target), cells)).toBeLessThan(0.1)
    }),
    { numRuns: 20 },
  )
})

test('what is measured lies between 0 and 1, and does not depend on the order of the rows', () => {
  const cell = fc.oneof(fc.constantFrom('', '0', '1', 'x', 'NaN', '-0', '1e400'), fc.string({ maxLength: 3 }))
  fc.assert(
    fc.property(
      fc.array(cell, seeds),
      fc.array(cell, seeds),
      fc.array(fc.integer({ min: -9, max: 9 }), seeds),
      (cells, target, values) => {
        const turned = <T>(all: readonly T[]) => [...all.slice(0, half).reverse(), ...all.slice(half).reverse()]
        for (const [one, other] of [
          [classes(target), classes(turned(target))],
          [numbers(values), numbers(turned(values))],
        ] as const) {
          const told = share(one, cells)
          expect(told >= 0 && told <= 1).toBe(true)
          expect(share(other, turned(cells))).toBeCloseTo(told, 9)
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('a rare value that stands beside one class is a trace of it, and one that stands anywhere is none', () => {
  const all = Array.from({ length: 4000 }, (_, at) => at)
  const target = all.map((at) => (at % 10 === 0 ? 'hit' : 'none'))
  const parts = <T>(of: readonly T[]) => ({ learn: of.slice(0, 2400), held: of.slice(2400) })
  const of = (cell: (at: number) => string) => traceOf({ kind: 'classes', ...parts(target) }, parts(all.map(cell)))
  // a tenth of the hits has a cost, and a few others do
  const cost = (at: number) => (at % 100 === 0 || at % 901 === 3 ? String(at) : '')
  expect(of(cost)).toMatchObject({ usual: '', class: 'hit', hits: 16, base: 0.1 })
  expect(of((at) => (at % 37 === 0 ? 'x' : ''))).toBeNull()
  expect(of((at) => String(at % 3))).toBeNull()
  expect(of(() => '')).toBeNull()
})

test('of too few rows nothing is said', () => {
  const few = Array.from({ length: leastRows - 1 }, (_, at) => String(at % 2))
  const target: LeakTarget = { kind: 'classes', learn: few, held: few }
  expect(leakMeter(target)({ learn: few, held: few })).toBe(0)
})

test('rows of both tables are a leak where more of them are equal than among the rows to learn from', () => {
  const all = Array.from({ length: 400 }, (_, at) => at)
  const few = (at: number) => `row ${at % 20}`
  const own = (at: number) => `row ${at}`
  const of = (learn: string[], held: string[]) => areTwinsLeak(twinsOf({ learn, held }), held.length)
  expect(of(all.slice(0, 300).map(few), all.slice(300).map(few))).toBe(false)
  expect(of(all.slice(0, 300).map(own), all.slice(300).map(own))).toBe(false)
  expect(of(all.slice(0, 300).map(own), all.slice(250, 350).map(own))).toBe(true)
  expect(of([], [])).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearnessOf } from './nearness.ts'

const columns = ['a', 'b', 'target']
/** Nearness of `a` and `b`. */
const near = (rows: readonly (readonly (string | number)[])[], isClass = false) => {
  const table = { columns, rows: rows.map((row) => row.map(String)) }
  const found = nearnessOf(table, ['a', 'b'], { name: 'target', isClass })
  return [found.get('a') ?? -1, found.get('b') ?? -1] as const
}

const small = fc.integer({ min: -50, max: 50 })
const rowsOf = (goal: fc.Arbitrary<string | number>) =>
  fc.array(fc.tuple(small, small, goal), { minLength: 2, maxLength: 80 })
const tables = fc.oneof(
  fc.record({ rows: rowsOf(small), isClass: fc.constant(false) }),
  fc.record({ rows: rowsOf(fc.constantFrom('x', 'y', 'z')), isClass: fc.constant(true) }),
)

test('nearness is a share, whatever the cells are', () => {
  const odd = fc.constantFrom('', 'x', 'NaN', '1e308', '-1e308', 'Infinity', '0')
  fc.assert(
    fc.property(fc.array(fc.tuple(odd, odd, odd)), fc.boolean(), (rows, isClass) => {
      for (const share of near(rows, isClass)) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('the order of the rows and the scale of a column change nothing', () => {
  fc.assert(
    fc.property(tables, ({ rows, isClass }) => {
      const turned = rows.toReversed().map(([a, b, goal]) => [a ** 3 + a, Math.exp(-b / 9), goal])
      const [a, b] = near(rows, isClass)
      expect(near(turned, isClass)).toEqual([expect.closeTo(a, 9), expect.closeTo(b, 9)])
    }),
  )
})

test('a function of the target is as near as can be, and a constant tells nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(small, { minLength: 2, maxLength: 80 }), (goals) => {
      expect(near(goals.map((goal) => [3 - goal ** 3, 7, goal]))).toEqual([expect.closeTo(1, 9), 0])
    }),
  )
})

test('a column that stands apart by class is nearer than one that does not', () => {
  const rows = Array.from({ length: 60 }, (_, row) => [row % 20, row, ['x', 'y', 'z'][Math.floor(row / 20)] ?? ''])
  const [mixed, apart] = near(rows, true)
  expect([mixed, apart]).toEqual([0, expect.closeTo(0.889, 3)])
})

test('a gap tells nothing: a column that is mostly missing is far from the target', () => {
  const rows = Array.from({ length: 50 }, (_, row) => [row < 5 ? row : '', row + (row % 7), row])
  const [rare, whole] = near(rows)
  expect(rare).toBeCloseTo(0.1, 9)
  expect(whole).toBeGreaterThan(0.9)
})

import { expect, test } from 'vitest'
import { rowShares } from './limits.ts'
import { hostedTableProblem, MAX_TABLE_BYTES } from './table.ts'

test.each([
  ['iris.csv', 1, null],
  ['三班.XLSX', MAX_TABLE_BYTES, null],
  ['rows.csv.gz', 900, null],
  ['rows.zip', 900, null],
  ['iris.csv', 0, 'empty'],
  ['iris.csv', MAX_TABLE_BYTES + 1, 'tooLarge'],
  ['report.pdf', 900, 'wrongType'],
  ['photo.png', 900, 'wrongType'],
  ['model.tar.gz', 900, 'wrongType'],
  ['iris', 900, 'wrongType'],
])('%s of %d bytes: %s', (name, size, problem) => {
  expect(hostedTableProblem({ name, size })).toBe(problem)
})

test('the shares of rows are all rows, and a third of those to predict decides list A', () => {
  const { learn, a, b } = rowShares
  expect(learn + a + b).toBeCloseTo(1, 12)
  expect(a / (a + b)).toBeCloseTo(1 / 3, 12)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { industriesProblem, MAX_INDUSTRIES } from './edit-industries.ts'

const known = ['culture', 'health', 'aviation', 'ecology', 'meteorology', 'sport']

test.each([
  [[], null],
  [['health', 'sport'], null],
  [known.slice(0, 5), 'full'],
  [['health', 'health'], 'twice'],
  [['__proto__'], 'unknown'],
])('%j: %s', (codes, problem) => expect(industriesProblem(codes, known)).toBe(problem))

test('of the known ones, any four are valid and no five', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(known), (codes) => {
      expect(industriesProblem(codes, known)).toBe(codes.length > MAX_INDUSTRIES ? 'full' : null)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CertifiedRank, gradeOf, gradeRules, grades, lastPlace } from './grade.ts'

const ranks = fc
  .integer({ min: 1, max: 5000 })
  .chain((total) => fc.record({ rank: fc.integer({ min: 1, max: total }), total: fc.constant(total) }))

/** 0 for the highest grade. */
const height = (all: readonly CertifiedRank[]) => grades.indexOf(gradeOf(all) ?? 'C')

test('another certified rank never lowers a grade', () => {
  fc.assert(
    fc.property(fc.array(ranks, { minLength: 1, maxLength: 8 }), ranks, (all, more) => {
      expect(height([...all, more])).toBeLessThanOrEqual(height(all))
    }),
  )
})

test('a better rank never lowers a grade, and the first place has the highest', () => {
  fc.assert(
    fc.property(ranks, ({ rank, total }) => {
      const better = { rank: Math.max(1, rank - 1), total }
      expect(height([better])).toBeLessThanOrEqual(height([{ rank, total }]))
      expect(gradeOf([{ rank: 1, total }])).toBe('S')
    }),
  )
})

test('nobody has a grade before a certified rank, and the last of a long list has the lowest', () => {
  expect(gradeOf([])).toBeNull()
  expect(gradeOf([{ rank: 100, total: 100 }])).toBe('C')
  const { share } = gradeRules.A
  expect(gradeOf([{ rank: lastPlace(share, 61), total: 61 }])).toBe('A')
  expect(gradeOf([{ rank: lastPlace(share, 61) + 1, total: 61 }])).toBe('B')
})

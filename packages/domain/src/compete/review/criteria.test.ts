import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areCriteria, type Criterion, fitsCriterion, type Points, sheetProblem, totalOf } from './criteria.ts'

const text = { cn: '', en: '' }
const criterion = (key: string, max: number, more: Partial<Criterion> = {}): Criterion => ({
  ...{ key, title: text, hint: text, min: 0, max, step: 1, weight: max },
  ...more,
})

/** Two to five criteria with weights that sum up to 100, over ranges of their own. */
const criteria = fc
  .array(
    fc.record({ weight: fc.integer({ min: 1, max: 50 }), min: fc.nat(3), span: fc.integer({ min: 1, max: 40 }) }),
    {
      minLength: 2,
      maxLength: 5,
    },
  )
  .map((rows) => {
    const used = rows.slice(1).reduce((sum, { weight }) => sum + Math.min(weight, 20), 0)
    return rows.map(({ weight, min, span }, index) =>
      criterion(`c${index}`, min + span, { min, weight: index === 0 ? 100 - used : Math.min(weight, 20) }),
    )
  })

const sheet = criteria.chain((all) =>
  fc.tuple(
    fc.constant(all),
    fc
      .tuple(...all.map(({ min, max }) => fc.option(fc.integer({ min, max }))))
      .map((values): Points => Object.fromEntries(all.map(({ key }, index) => [key, values[index] ?? null]))),
  ),
)

test('a total lies between 0 and 100, in hundredths, and grows with every point', () => {
  fc.assert(
    fc.property(sheet, ([all, points]) => {
      expect(areCriteria(all)).toBe(true)
      const total = totalOf(all, points)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total).toBeLessThanOrEqual(100)
      expect(Math.round(total * 100) / 100).toBe(total)
      for (const { key, max } of all) {
        const value = points[key] ?? null
        if (value === null || value === max) continue
        expect(totalOf(all, { ...points, [key]: max })).toBeGreaterThanOrEqual(total)
      }
    }),
  )
})

test('the greatest points give 100, the least none, whatever the ranges', () => {
  fc.assert(
    fc.property(criteria, (all) => {
      expect(totalOf(all, Object.fromEntries(all.map(({ key, max }) => [key, max])))).toBe(100)
      expect(totalOf(all, Object.fromEntries(all.map(({ key, min }) => [key, min])))).toBe(0)
    }),
  )
})

test('points that do not fit count nothing', () => {
  const all = [criterion('a', 40, { step: 0.5 }), criterion('b', 60)]
  fc.assert(
    fc.property(fc.double(), (value) => {
      const fits = fitsCriterion(criterion('a', 40, { step: 0.5 }), value)
      expect(totalOf(all, { a: value, b: 30 })).toBe(fits ? totalOf(all, { a: value }) + 30 : 30)
    }),
    { examples: [[7.3], [40.5], [-0.5], [7.5], [Number.NaN]] },
  )
})

test('where range and weight are equal, the total is the sum of the points', () => {
  const all = [criterion('problem', 15), criterion('method', 25), criterion('rest', 60)]
  expect(totalOf(all, { problem: 13, method: 20, rest: 29 })).toBe(62)
  expect(totalOf(all, { problem: 13, method: null })).toBe(13)
  expect(totalOf([criterion('a', 3, { weight: 100 })], { a: 1 })).toBe(33.33)
})

test('points outside the range, between steps or not finite do not fit', () => {
  const half = criterion('a', 10, { min: 1, step: 0.5 })
  expect([1, 1.5, 9.5, 10].every((value) => fitsCriterion(half, value))).toBe(true)
  const wrong = [0.5, 10.5, 1.25, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308]
  expect(wrong.some((value) => fitsCriterion(half, value))).toBe(false)
})

test('a draft may have gaps, a final sheet has all points and a comment that helps', () => {
  const all = [criterion('a', 40), criterion('b', 60)]
  const comment = '论证扎实，建议补充夏季变压器温升下的裕度敏感性。'
  const problem = (points: Points, words: string, isFinal: boolean) =>
    sheetProblem(all, { points, comment: words }, isFinal)
  expect(problem({ a: 3 }, '', false)).toBeNull()
  expect(problem({ a: 3 }, comment, true)).toEqual({ reason: 'scoreMissing', key: 'b' })
  expect(problem({ a: 3, b: 61 }, comment, false)).toEqual({ reason: 'scoreOutOfRange', key: 'b' })
  expect(problem({ a: Number.NaN }, comment, false)).toEqual({ reason: 'scoreOutOfRange', key: 'a' })
  expect(problem({ c: 1 }, comment, false)).toEqual({ reason: 'scoreOutOfRange', key: 'c' })
  expect(problem({ a: 3, b: 6 }, '可以', true)).toEqual({ reason: 'scoreCommentShort' })
  expect(problem({ a: 3, b: 6 }, '好'.repeat(2001), false)).toEqual({ reason: 'scoreCommentLong' })
  expect(problem({ a: 3, b: 6 }, 'a\0b', false)).toEqual({ reason: 'scoreCommentForbidden' })
  expect(problem({ a: 3, b: 6 }, comment, true)).toBeNull()
})

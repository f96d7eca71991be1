import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBetter, type MetricId, metrics } from './metric.ts'

const ids = Object.keys(metrics) as MetricId[]

test('for errors and losses smaller scores are better, for rates larger ones', () => {
  const small = ids.filter((id) => isBetter(id, 0.1, 0.2))
  expect(small).toEqual(['rmse', 'mae', 'log-loss'])
  expect(ids.filter((id) => isBetter(id, 0.2, 0.1))).toEqual([
    'auc',
    'accuracy',
    'macro-f1',
    'average-precision',
    'review',
  ])
})

test('no score beats an equal one, and of two different finite scores exactly one is better', () => {
  const score = fc.double({ noNaN: true, noDefaultInfinity: true })
  fc.assert(
    fc.property(fc.constantFrom(...ids), score, score, (metric, a, b) => {
      expect(isBetter(metric, a, a)).toBe(false)
      expect(isBetter(metric, a, b) !== isBetter(metric, b, a)).toBe(a !== b)
    }),
  )
})

test('a score that is not finite never wins', () => {
  for (const metric of ids) {
    for (const broken of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(isBetter(metric, broken, 0)).toBe(false)
      expect(isBetter(metric, 0, broken)).toBe(true)
      expect(isBetter(metric, broken, broken)).toBe(false)
    }
  }
})

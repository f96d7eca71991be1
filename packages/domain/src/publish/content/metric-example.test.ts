import { expect, test } from 'vitest'
import { scoredMetrics } from '../../compete/submission/metric.ts'
import { metricExamples } from './metric-example.ts'

test('every metric has one example, with the score that a hand computes', () => {
  expect(metricExamples.map(({ metric }) => metric).sort()).toEqual([...scoredMetrics].sort())
  const of = (name: string) => metricExamples.find(({ metric }) => metric === name)?.score
  expect(of('accuracy')).toBe(0.6)
  // sun 2·2/(3+3), rain 2·1/(2+1), fog 0
  expect(of('macro-f1')).toBeCloseTo((4 / 6 + 2 / 3 + 0) / 3, 12)
  expect(of('mae')).toBe(10.5)
  expect(of('rmse')).toBeCloseTo(Math.sqrt((4 + 0 + 100 + 900) / 4), 12)
  // three of the four pairs are in order
  expect(of('auc')).toBe(0.75)
  expect(of('average-precision')).toBeCloseTo((1 + 2 / 3) / 2, 12)
  expect(of('log-loss')).toBeCloseTo(-(Math.log(0.5) + Math.log(0.25) + Math.log(0.7)) / 3, 12)
})

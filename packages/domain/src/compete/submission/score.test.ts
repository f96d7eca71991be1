import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MetricId, metrics, NUMBER_LIMIT, scoredMetrics } from './metric.ts'
import { type ScoredRows, scoreOf, targetOf } from './score.ts'

const ids = scoredMetrics
const LABELS = 3

/** A row of a file that passed the check: its target and its prediction cells. */
function rowOf(metric: MetricId): fc.Arbitrary<{ target: number; cells: number[] }> {
  const edge = fc.constantFrom(0, -0, Number.MIN_VALUE, NUMBER_LIMIT, -NUMBER_LIMIT)
  const number = fc.oneof(fc.double({ min: -NUMBER_LIMIT, max: NUMBER_LIMIT, noNaN: true }), edge)
  const probability = fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom(0, 0.25, 1, Number.MIN_VALUE),
  )
  const label = fc.nat(LABELS - 1)
  const few = fc.integer({ min: 0, max: 9 }).map((tenth) => tenth / 9)
  const row = (target: fc.Arbitrary<number>, cells: fc.Arbitrary<number[]>) => fc.record({ target, cells })
  switch (metrics[metric].prediction) {
    case 'number':
      return row(number, fc.tuple(number))
    case 'probability':
      return row(fc.nat(1), fc.tuple(fc.oneof(probability, few)))
    case 'probabilities':
      return row(label, fc.tuple(probability, probability, probability))
    case 'label':
      return row(label, fc.tuple(fc.integer({ min: -1, max: LABELS - 1 })))
  }
}

const listOf = (rows: readonly { target: number; cells: number[] }[]): ScoredRows => ({
  rows: Uint32Array.from(rows.keys()),
  targets: Float64Array.from(rows, ({ target }) => target),
  predictions: (rows[0]?.cells ?? []).map((_, column) =>
    Float64Array.from(rows, ({ cells }) => cells[column] as number),
  ),
  labels: LABELS,
})

const hasTwoClasses = (rows: readonly { target: number }[]) => new Set(rows.map(({ target }) => target)).size > 1

describe.each(ids)('a score by %s', (metric) => {
  test('is finite for every file that passes the check, with any values', () => {
    fc.assert(
      fc.property(fc.array(rowOf(metric), { minLength: 1, maxLength: 60 }), (rows) => {
        fc.pre(metric !== 'auc' || hasTwoClasses(rows))
        fc.pre(metric !== 'average-precision' || rows.some(({ target }) => target === 1))
        expect(scoreOf(metric, listOf(rows))).toSatisfy(Number.isFinite)
      }),
      { numRuns: 500 },
    )
  })

  test('uses the rows of its list only', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(rowOf(metric), fc.boolean()), { minLength: 1 }), (all) => {
        const own = all.flatMap(([row, isOwn]) => (isOwn ? [row] : []))
        const whole = listOf(all.map(([row]) => row))
        const rows = Uint32Array.from([...all.keys()].filter((index) => all[index]?.[1]))
        expect(scoreOf(metric, { ...whole, rows })).toBe(
          scoreOf(metric, own.length > 0 ? listOf(own) : { ...whole, rows: new Uint32Array(0) }),
        )
      }),
    )
  })
})

test('a number at the limit, off by twice itself in ten million rows, still has a finite error', () => {
  const rows = new Uint32Array(1e7)
  const list = {
    rows,
    targets: Float64Array.of(NUMBER_LIMIT),
    predictions: [Float64Array.of(-NUMBER_LIMIT)],
    labels: 0,
  }
  expect(scoreOf('rmse', list)).toBe(2 * NUMBER_LIMIT)
  expect(scoreOf('mae', list)).toBe(2 * NUMBER_LIMIT)
})

test('AUC is the share of ordered pairs, with ties as half, to the last digit', () => {
  fc.assert(
    fc.property(fc.array(rowOf('auc'), { minLength: 2, maxLength: 60 }), (rows) => {
      fc.pre(hasTwoClasses(rows))
      const of = (truth: number) => rows.flatMap(({ target, cells }) => (target === truth ? cells : []))
      let halves = 0
      for (const hit of of(1)) for (const other of of(0)) halves += hit > other ? 2 : hit === other ? 1 : 0
      expect(scoreOf('auc', listOf(rows))).toBe(halves / (2 * of(1).length * of(0).length))
    }),
  )
})

test('the order of rows does not change scores that are shares of counts', () => {
  const same: MetricId[] = ['auc', 'average-precision', 'accuracy', 'macro-f1']
  fc.assert(
    fc.property(
      fc
        .constantFrom(...same)
        .chain((metric) => fc.tuple(fc.constant(metric), fc.array(rowOf(metric), { minLength: 1 }))),
      ([metric, rows]) => {
        expect(scoreOf(metric, listOf(rows.toReversed()))).toBe(scoreOf(metric, listOf(rows)))
      },
    ),
  )
})

// The expected values are from sklearn.metrics.log_loss of scikit-learn 1.2.1 with its own eps.
test.each([1, 1.0009, 0.9991])(
  'log-loss divides rows by their sums as scikit-learn does, at a factor of %d',
  (factor) => {
    const rows = [
      { target: 0, cells: [0.5, 0.3, 0.2].map((p) => p * factor) },
      { target: 0, cells: [0, 1, 0] },
    ]
    expect(Math.abs(scoreOf('log-loss', listOf(rows)) / 18.36840028483855 - 1)).toBeLessThan(1e-15)
  },
)

test('a list of one class has no AUC, a list without a true row no average precision, an empty list no score', () => {
  const one = [{ target: 1, cells: [0.5] }]
  const none = [{ target: 0, cells: [0.5] }]
  expect([scoreOf('auc', listOf(one)), scoreOf('average-precision', listOf(none))]).toEqual([Number.NaN, Number.NaN])
  for (const metric of ids) {
    const list = {
      rows: new Uint32Array(0),
      targets: new Float64Array(0),
      predictions: [new Float64Array(0)],
      labels: 0,
    }
    expect(scoreOf(metric, list)).toBeNaN()
  }
})

test('targets are numbers within the limit, 1 or 0, or labels', () => {
  const labels = new Map([['home', 0]])
  expect(['1.5', '-1e100', '1e101', 'NaN', '', 'x'].map((text) => targetOf('mae', text, labels))).toEqual([
    1.5,
    -1e100,
    null,
    null,
    null,
    null,
  ])
  expect(['1', '0', '0.5', '', '2'].map((text) => targetOf('auc', text, labels))).toEqual([1, 0, null, null, null])
  expect(['home', 'Home'].map((text) => targetOf('log-loss', text, labels))).toEqual([0, null])
})

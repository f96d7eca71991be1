import { type MetricId, metrics } from '../../compete/submission/metric.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const rmse = (truth: readonly number[], guess: readonly number[]) =>
  Math.sqrt(mean(truth.map((value, row) => (value - (guess[row] ?? 0)) ** 2)))

const mae = (truth: readonly number[], guess: readonly number[]) =>
  mean(truth.map((value, row) => Math.abs(value - (guess[row] ?? 0))))

/** The share of pairs of one positive and one negative row in which the positive one has the higher score; ties count half. */
function auc(truth: readonly number[], guess: readonly number[]): number {
  const of = (label: number) => guess.filter((_, row) => truth[row] === label)
  const pairs = of(1).flatMap((positive) => of(0).map((negative) => (Math.sign(positive - negative) + 1) / 2))
  return mean(pairs)
}

/** Mean of −ln of the probability that each row gives to what happened. */
const logLoss = (probabilities: readonly number[]) => mean(probabilities.map((p) => -Math.log(p)))

const accuracy = (truth: readonly string[], guess: readonly string[]) =>
  mean(truth.map((label, row) => Number(label === guess[row])))

function macroF1(truth: readonly string[], guess: readonly string[]): number {
  const labels = [...new Set(truth)]
  return mean(
    labels.map((label) => {
      const hits = truth.filter((one, row) => one === label && guess[row] === label).length
      const named = guess.filter((one) => one === label).length
      const there = truth.filter((one) => one === label).length
      return (2 * hits) / (named + there)
    }),
  )
}

/** Mean precision at the ranks of the positive rows, in descending order of score. */
function averagePrecision(truth: readonly number[], guess: readonly number[]): number {
  const order = truth.map((label, row) => ({ label, score: guess[row] ?? 0 })).sort((a, b) => b.score - a.score)
  let hits = 0
  const precisions = order.flatMap(({ label }, place) => {
    hits += label
    return label === 1 ? [hits / (place + 1)] : []
  })
  return mean(precisions)
}

export interface MetricExample {
  metric: MetricId
  direction: 'asc' | 'desc'
  truth: readonly (string | number)[]
  prediction: readonly (string | number)[]
  score: number
}

const labels = ['sun', 'sun', 'sun', 'rain', 'fog']
const guessed = ['sun', 'sun', 'rain', 'rain', 'sun']
const flags = [1, 0, 1, 0]
const scores = [0.9, 0.6, 0.4, 0.1]
const minutes = [0, 5, 20, 60]
const expected = [2, 5, 10, 30]

const example = (
  metric: MetricId,
  truth: MetricExample['truth'],
  prediction: MetricExample['prediction'],
  score: number,
) => ({
  ...{ metric, truth, prediction, score },
  direction: metrics[metric].direction,
})

/** For each metric a few rows that can be scored by hand. Competitions are scored by the server, never by these. */
export const metricExamples: readonly MetricExample[] = [
  example('accuracy', labels, guessed, accuracy(labels, guessed)),
  example('macro-f1', labels, guessed, macroF1(labels, guessed)),
  example('mae', minutes, expected, mae(minutes, expected)),
  example('rmse', minutes, expected, rmse(minutes, expected)),
  example('auc', flags, scores, auc(flags, scores)),
  example('average-precision', flags, scores, averagePrecision(flags, scores)),
  example('log-loss', ['home', 'draw', 'away'], [0.5, 0.25, 0.7], logLoss([0.5, 0.25, 0.7])),
]

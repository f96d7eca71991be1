/** A metric that is computed from a result file and the solution. */
export type ScoredMetricId = 'rmse' | 'mae' | 'auc' | 'log-loss' | 'accuracy' | 'macro-f1' | 'average-precision'

/** The measure of a ranking. `review`: the mean of reviewers' totals, from 0 to 100, in a solution contest. */
export type MetricId = ScoredMetricId | 'review'

/**
 * Greatest magnitude of a number in a result file or a solution. A squared error is then at most 4e200, so that no error
 * metric leaves the range of a double with any number of rows.
 */
export const NUMBER_LIMIT = 1e100

/**
 * Log-loss keeps probabilities within this distance of 0 and 1, then divides each row by its sum: only the ratios of a row's
 * cells count, so that a sum other than 1 has no effect. The value is the spacing of doubles at 1, as in scikit-learn.
 */
export const PROBABILITY_CLIP = 2 ** -52

/** Content of the prediction columns. `probabilities`: one column per class, each row sums to 1. */
export type PredictionKind = 'number' | 'probability' | 'probabilities' | 'label'

export interface Metric {
  /** `asc`: the smaller score is better. */
  direction: 'asc' | 'desc'
  /** Digits shown after the decimal point; comparison always uses the full value. */
  decimals: number
  prediction: PredictionKind
}

export const metrics: Record<MetricId, Metric> = {
  rmse: { direction: 'asc', decimals: 6, prediction: 'number' },
  mae: { direction: 'asc', decimals: 6, prediction: 'number' },
  auc: { direction: 'desc', decimals: 6, prediction: 'probability' },
  'log-loss': { direction: 'asc', decimals: 6, prediction: 'probabilities' },
  accuracy: { direction: 'desc', decimals: 6, prediction: 'label' },
  'macro-f1': { direction: 'desc', decimals: 6, prediction: 'label' },
  'average-precision': { direction: 'desc', decimals: 6, prediction: 'probability' },
  // reviewers give numbers for texts: no file of predictions is read
  review: { direction: 'desc', decimals: 2, prediction: 'number' },
}

const isScored = (id: MetricId): id is ScoredMetricId => id !== 'review'

/** The metrics that are computed from result files. */
export const scoredMetrics: readonly ScoredMetricId[] = (Object.keys(metrics) as MetricId[]).filter(isScored)

/** By how much score `a` is better than `b`: negative where it is worse. */
export const leadOver = (metric: MetricId, a: number, b: number): number =>
  metrics[metric].direction === 'asc' ? b - a : a - b

/** Whether no score can be better. */
export const isPerfect = (metric: MetricId, score: number): boolean =>
  score === (metrics[metric].direction === 'asc' ? 0 : metric === 'review' ? 100 : 1)

/** Whether score `a` is strictly better than `b`. A score that is not finite is never better and always beaten. */
export function isBetter(metric: MetricId, a: number, b: number): boolean {
  if (!Number.isFinite(a)) return false
  if (!Number.isFinite(b)) return true
  return metrics[metric].direction === 'asc' ? a < b : a > b
}

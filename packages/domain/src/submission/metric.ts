export type MetricId = 'rmse' | 'mae' | 'auc' | 'log-loss' | 'accuracy' | 'macro-f1' | 'average-precision'

/** What the cells of a prediction column hold. `probabilities`: one column per class, each row sums to 1. */
export type PredictionKind = 'number' | 'probability' | 'probabilities' | 'label'

export interface Metric {
  /** `asc`: the smaller score is better. */
  direction: 'asc' | 'desc'
  /** Digits shown after the point; comparison always uses the full value. */
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
}

/** Whether score `a` is strictly better than `b`. A score that is not finite is never better and always beaten. */
export function isBetter(metric: MetricId, a: number, b: number): boolean {
  if (!Number.isFinite(a)) return false
  if (!Number.isFinite(b)) return true
  return metrics[metric].direction === 'asc' ? a < b : a > b
}

/** Identifiers of the metrics a competition can be scored by. */
export type MetricId = 'rmse' | 'mae' | 'auc' | 'log-loss' | 'accuracy' | 'macro-f1' | 'average-precision'

/** Metrics where a smaller score is better. */
export const lowerIsBetter: readonly MetricId[] = ['rmse', 'mae', 'log-loss']

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Root of the mean squared error. */
export function rmse(truth: number[], predicted: number[]): number {
  return Math.sqrt(mean(truth.map((value, i) => (value - predicted[i]!) ** 2)))
}

/** Mean absolute error. */
export function mae(truth: number[], predicted: number[]): number {
  return mean(truth.map((value, i) => Math.abs(value - predicted[i]!)))
}

/** Ranks from 1, smallest first; equal values share the mean of their ranks. */
function midRanks(values: number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a]! - values[b]!)
  const ranks = new Array<number>(values.length)
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end < order.length && values[order[end]!] === values[order[start]!]) end++
    for (let i = start; i < end; i++) ranks[order[i]!] = (start + 1 + end) / 2
    start = end
  }
  return ranks
}

/** Area under the ROC curve by mid-ranks; truth is 1 or 0. NaN when one of the two classes is absent. */
export function auc(truth: number[], scores: number[]): number {
  const ranks = midRanks(scores)
  const positives = truth.filter((value) => value === 1).length
  const negatives = truth.length - positives
  const rankSum = ranks.reduce((sum, rank, i) => (truth[i] === 1 ? sum + rank : sum), 0)
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives)
}

/** Mean precision at each positive, best score first; rows of one score enter together. */
export function averagePrecision(truth: number[], scores: number[]): number {
  const order = scores.map((_, i) => i).sort((a, b) => scores[b]! - scores[a]!)
  const positives = truth.filter((value) => value === 1).length
  let hits = 0
  let total = 0
  for (let start = 0; start < order.length; ) {
    let end = start
    let found = 0
    while (end < order.length && scores[order[end]!] === scores[order[start]!]) {
      if (truth[order[end]!] === 1) found++
      end++
    }
    hits += found
    total += (found / positives) * (hits / end)
    start = end
  }
  return total
}

/**
 * Mean negative log-probability of the true class. `probabilities[i]` follows the order of `labels`;
 * each value is clipped to [2⁻⁵², 1 − 2⁻⁵²], then each row is divided by its sum.
 */
export function logLoss(truth: string[], probabilities: number[][], labels: readonly string[]): number {
  const clip = Number.EPSILON
  const losses = truth.map((label, i) => {
    const row = probabilities[i]!.map((p) => Math.min(1 - clip, Math.max(clip, p)))
    const sum = row.reduce((total, p) => total + p, 0)
    return -Math.log(row[labels.indexOf(label)]! / sum)
  })
  return mean(losses)
}

/** Share of equal labels. */
export function accuracy(truth: string[], predicted: string[]): number {
  return mean(truth.map((label, i) => (label === predicted[i] ? 1 : 0)))
}

/** Unweighted mean of the F1 of every label; a label that is neither true nor predicted anywhere counts as 0. */
export function macroF1(truth: string[], predicted: string[], labels: readonly string[]): number {
  return mean(
    labels.map((label) => {
      const hits = truth.filter((value, i) => value === label && predicted[i] === label).length
      const seen = truth.filter((value) => value === label).length + predicted.filter((value) => value === label).length
      return seen === 0 ? 0 : (2 * hits) / seen
    }),
  )
}

/** A metric and its classes: in the order of the probability columns, or all labels that count. */
export interface MetricSpec {
  id: MetricId
  labels: readonly string[]
}

/** Scores a submission: `truth[i]` against the prediction cells of the same row, all as written in the files. */
export function scoreRows({ id, labels }: MetricSpec, truth: string[], predictions: string[][]): number {
  const first = predictions.map((cells) => cells[0] ?? '')
  switch (id) {
    case 'rmse':
      return rmse(truth.map(Number), first.map(Number))
    case 'mae':
      return mae(truth.map(Number), first.map(Number))
    case 'auc':
      return auc(truth.map(Number), first.map(Number))
    case 'average-precision':
      return averagePrecision(truth.map(Number), first.map(Number))
    case 'log-loss':
      return logLoss(
        truth,
        predictions.map((cells) => cells.map(Number)),
        labels,
      )
    case 'accuracy':
      return accuracy(truth, first)
    case 'macro-f1':
      return macroF1(truth, first, labels)
  }
}

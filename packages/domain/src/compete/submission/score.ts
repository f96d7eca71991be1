import { type MetricId, metrics, NUMBER_LIMIT, PROBABILITY_CLIP } from './metric.ts'

/**
 * The rows of one list of a test set, by their numbers in the solution, with the true and predicted values of every row of
 * the solution.
 */
export interface ScoredRows {
  rows: Uint32Array
  /**
   * A number; 1 or 0 where a probability is predicted; the index of the label where labels or one column per label are
   * predicted.
   */
  targets: Float64Array
  /** One array per prediction column, in order; for a label its index. */
  predictions: readonly Float64Array[]
  /** Number of labels. */
  labels: number
}

/** A compensated sum: rounding errors do not accumulate, so that equal predictions have equal scores. */
function createSum() {
  let sum = 0
  let lost = 0
  return {
    add(term: number) {
      const next = sum + term
      lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum
      sum = next
    },
    total: () => sum + lost,
  }
}

function meanOf(rows: Uint32Array, term: (row: number) => number): number {
  const sum = createSum()
  for (let i = 0; i < rows.length; i++) sum.add(term(rows[i] as number))
  return sum.total() / rows.length
}

/** The scores of the true rows and of the others, in ascending order. */
function ranked({ rows, targets, predictions: [scores] }: ScoredRows): [hits: Float64Array, others: Float64Array] {
  const both = new Float64Array(rows.length)
  let first = 0
  let last = rows.length
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number
    both[targets[row] === 1 ? first++ : --last] = scores?.[row] as number
  }
  return [both.subarray(0, first).sort(), both.subarray(first).sort()]
}

/** The share of pairs of a true row and another one that the scores order correctly; equal scores count half. */
function auc(list: ScoredRows): number {
  const [hits, others] = ranked(list)
  let below = 0
  let notAbove = 0
  let halves = 0
  for (let i = 0; i < hits.length; i++) {
    const score = hits[i] as number
    while (below < others.length && (others[below] as number) < score) below++
    while (notAbove < others.length && (others[notAbove] as number) <= score) notAbove++
    halves += below + notAbove
  }
  return halves / (2 * hits.length * others.length)
}

/** The mean precision at each true row, best score first; rows of one score are added together. */
function averagePrecision(list: ScoredRows): number {
  const [hits, others] = ranked(list)
  const sum = createSum()
  let other = others.length
  for (let end = hits.length; end > 0; ) {
    const score = hits[end - 1] as number
    let start = end
    while (start > 0 && hits[start - 1] === score) start--
    while (other > 0 && (others[other - 1] as number) >= score) other--
    const found = hits.length - start
    sum.add(((end - start) * found) / (found + others.length - other))
    end = start
  }
  return sum.total() / hits.length
}

const clip = (p: number) => Math.min(1 - PROBABILITY_CLIP, Math.max(PROBABILITY_CLIP, p))

/** The mean of -ln of the true label's share of its row, see `PROBABILITY_CLIP`. */
function logLoss({ rows, targets, predictions }: ScoredRows): number {
  return meanOf(rows, (row) => {
    let sum = 0
    for (const column of predictions) sum += clip(column[row] as number)
    return -Math.log(clip(predictions[targets[row] as number]?.[row] as number) / sum)
  })
}

/** The unweighted mean of the F1 of every label; a label that is neither true nor predicted counts as 0. */
function macroF1({ rows, targets, predictions: [predicted], labels }: ScoredRows): number {
  const hits = new Float64Array(labels)
  const seen = new Float64Array(labels)
  for (const row of rows) {
    const [truth, guess] = [targets[row] as number, predicted?.[row] as number]
    seen[truth] = (seen[truth] ?? 0) + 1
    seen[guess] = (seen[guess] ?? 0) + 1
    if (truth === guess) hits[truth] = (hits[truth] ?? 0) + 1
  }
  const sum = createSum()
  for (let label = 0; label < labels; label++) {
    if ((seen[label] as number) > 0) sum.add((2 * (hits[label] as number)) / (seen[label] as number))
  }
  return sum.total() / labels
}

/**
 * The score of a list by a metric, in the order of the solution. Finite for every file that passed the check, if each target
 * comes from `targetOf`; NaN if the list cannot be scored: no rows, rows of one class where two are compared, or a metric of people who read a text.
 */
export function scoreOf(metric: MetricId, list: ScoredRows): number {
  const { rows, targets, predictions } = list
  const column = predictions[0] as Float64Array
  switch (metric) {
    case 'rmse':
      return Math.sqrt(meanOf(rows, (row) => ((targets[row] as number) - (column[row] as number)) ** 2))
    case 'mae':
      return meanOf(rows, (row) => Math.abs((targets[row] as number) - (column[row] as number)))
    case 'accuracy':
      return meanOf(rows, (row) => (targets[row] === column[row] ? 1 : 0))
    case 'auc':
      return auc(list)
    case 'average-precision':
      return averagePrecision(list)
    case 'log-loss':
      return logLoss(list)
    case 'macro-f1':
      return macroF1(list)
    case 'review':
      return Number.NaN
  }
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Parses a target of a solution for `ScoredRows`; null if the metric cannot be computed with it. */
export function targetOf(metric: MetricId, text: string, labels: ReadonlyMap<string, number>): number | null {
  switch (metrics[metric].prediction) {
    case 'number': {
      const value = numberOf(text)
      return Math.abs(value) <= NUMBER_LIMIT ? value : null
    }
    case 'probability': {
      const value = numberOf(text)
      return value === 0 || value === 1 ? value : null
    }
    case 'probabilities':
    case 'label':
      return labels.get(text) ?? null
  }
}

import type { PredictionKind } from '../submission/metric.ts'

/** Most rows of a test set on which two files are compared, spread evenly over it. */
export const SKETCH_ROWS = 256

/** Wrong labels that two files need together: with fewer of them, good files agree by being right. */
const MIN_WRONG = 10

/** Least likeness that is a sign. Labels: the share of equal mistakes. Numbers: one less the difference in terms of the own error. */
const ALIKE: Record<PredictionKind, number> = { label: 0.95, number: 0.99, probability: 0.99, probabilities: 0.99 }

/** True and predicted values of a file by the rows of the solution, as `ScoredRows` has them. */
interface Predicted {
  targets: Float64Array
  predictions: readonly Float64Array[]
}

/** What is kept of a file for comparisons: the digest of all its predictions, and its sampled errors as 32-bit floats in base64. */
export interface FileSketch {
  digest: string
  errors: string
}

const isConstant = ({ predictions }: Predicted) =>
  predictions.every((values) => values.every((value) => value === values[0]))

function errorOf(kind: PredictionKind, { targets, predictions }: Predicted, row: number): number {
  const target = targets[row] as number
  const predicted = predictions[kind === 'probabilities' ? target : 0]?.[row] as number
  if (kind === 'label') return predicted === target ? 0 : predicted < 0 ? -1 : predicted + 1
  return predicted - (kind === 'probabilities' ? 1 : target)
}

/**
 * The errors of a file on the sampled rows: predicted less true value; for probabilities of classes that of the true class less one;
 * for labels 0 where right, else a number for the wrong label. Null for a file with the same prediction in every row, as samples are.
 */
export function sketchOf(kind: PredictionKind, predicted: Predicted): Float32Array | null {
  const { length } = predicted.targets
  if (length === 0 || isConstant(predicted)) return null
  const count = Math.min(SKETCH_ROWS, length)
  return Float32Array.from({ length: count }, (_, at) => errorOf(kind, predicted, Math.floor((at * length) / count)))
}

function labelLikeness(a: Float32Array, b: Float32Array): number | null {
  let [wrong, same] = [0, 0]
  for (let at = 0; at < a.length; at++) {
    if (a[at] === 0 && b[at] === 0) continue
    wrong++
    if (a[at] === b[at]) same++
  }
  return wrong < MIN_WRONG ? null : same / wrong
}

function numberLikeness(a: Float32Array, b: Float32Array): number | null {
  let [ofA, ofB, between] = [0, 0, 0]
  for (let at = 0; at < a.length; at++) {
    const [x, y] = [a[at] as number, b[at] as number]
    ofA += x * x
    ofB += y * y
    between += (x - y) ** 2
  }
  const error = Math.min(ofA, ofB)
  return error > 0 && Number.isFinite(between) ? Math.max(0, 1 - Math.sqrt(between / error)) : null
}

/**
 * How much the mistakes of two files are alike, from 0 to 1; null where that says nothing. Right predictions agree by nature, so that only
 * mistakes count: independent models make different ones.
 */
export function likeness(kind: PredictionKind, a: Float32Array, b: Float32Array): number | null {
  if (a.length !== b.length) return null
  return kind === 'label' ? labelLikeness(a, b) : numberLikeness(a, b)
}

/** Whether two files are so alike that the organisers should look at them. */
export const isAlike = (kind: PredictionKind, like: number | null): like is number =>
  like !== null && like >= ALIKE[kind]

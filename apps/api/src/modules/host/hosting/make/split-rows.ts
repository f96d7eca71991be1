import { createHash } from 'node:crypto'

/** The part of a competition that a row belongs to: those to learn from, and the two lists of those to predict. */
export type Part = 'train' | 'A' | 'B'

/** Of ten rows one is scored while the competition runs, two decide in the end, and seven are to learn from. */
const PATTERN: readonly Part[] = ['A', 'train', 'train', 'B', 'train', 'train', 'B', 'train', 'train', 'train']

/** The rows in an order by chance that the seed decides. */
export function shuffled(rows: number, seed: string): number[] {
  const keyed = Array.from({ length: rows }, (_, at) => ({
    at,
    key: createHash('sha256').update(`${seed}/${at}`).digest('hex'),
  }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ at }) => at)
}

/**
 * Splits rows by chance, in the same shares for every label: `labels` has one for each row, or the same for all where the target is no
 * label. Answers the part of each row.
 */
export function splitRows(labels: readonly string[], seed: string): Part[] {
  const groups = new Map<string, number[]>()
  for (const at of shuffled(labels.length, seed)) {
    const label = labels[at] ?? ''
    const group = groups.get(label)
    if (group) group.push(at)
    else groups.set(label, [at])
  }
  const parts: Part[] = Array.from({ length: labels.length }, () => 'train')
  // small groups share one pattern, so that the whole keeps its shares
  let next = 0
  for (const group of groups.values()) for (const at of group) parts[at] = PATTERN[next++ % PATTERN.length] ?? 'train'
  return parts
}

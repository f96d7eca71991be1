/** A row that was removed from an ordered list and can be put back. */
export interface Removal {
  id: number
  /** Ids of the list before the removal, in order, with the earlier removed rows that could still be put back. */
  before: readonly number[]
}

/** The shown ids with a removed row at its place: before the first row that followed it and is still there, else last. */
export function restoredOrder(shown: readonly number[], { id, before }: Removal): number[] {
  const follower = before.slice(before.indexOf(id) + 1).find((one) => shown.includes(one))
  return shown.toSpliced(follower === undefined ? shown.length : shown.indexOf(follower), 0, id)
}

/** The shown ids with all removed rows at their places, the last removed one first. */
export const fullOrder = (shown: readonly number[], removed: readonly Removal[]): readonly number[] =>
  removed.reduceRight<readonly number[]>(restoredOrder, shown)

/** The removals after one of them was undone: its row is back under a new id. */
export const undone = <R extends Removal>(removed: readonly R[], id: number, newId: number): R[] =>
  removed
    .filter((one) => one.id !== id)
    .map((one) => ({ ...one, before: one.before.map((row) => (row === id ? newId : row)) }))

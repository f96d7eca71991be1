/** The place of each number among all of them, from 0 to 1; equal numbers share the middle of their places. */
export function ranksOf(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] as number) - (values[b] as number))
  const ranks = new Array<number>(values.length).fill(0)
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to += 1
    for (let at = from; at < to; at += 1) ranks[order[at] as number] = (from + to - 1) / 2 / values.length
    from = to
  }
  return ranks
}

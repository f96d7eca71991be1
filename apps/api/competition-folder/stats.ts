/** Arithmetic mean; NaN for an empty list. */
export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Middle value, or the mean of the two middle ones. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** Groups values by key, keeping their order. */
export function groupBy<T, V>(rows: T[], key: (row: T) => string, value: (row: T) => V): Map<string, V[]> {
  const groups = new Map<string, V[]>()
  for (const row of rows) {
    const name = key(row)
    const group = groups.get(name)
    if (group) group.push(value(row))
    else groups.set(name, [value(row)])
  }
  return groups
}

/** The most frequent value; of equally frequent ones the one that comes first. */
export function mostFrequent(values: string[]): string {
  const groups = groupBy(
    values,
    (value) => value,
    () => 1,
  )
  return [...groups].reduce((best, next) => (next[1].length > best[1].length ? next : best))[0]
}

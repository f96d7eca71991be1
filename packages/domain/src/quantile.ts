/**
 * The value below which a share (0 to 1) of the sorted values lies, between two values in proportion, as PostgreSQL's
 * `percentile_cont`. NaN for no values.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? Number.NaN
  const high = sorted[Math.ceil(place)] ?? low
  return low + (high - low) * (place - Math.floor(place))
}

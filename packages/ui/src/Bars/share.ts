/** A share as percent from 0 to 100 with at most two decimals; 0 for NaN. */
export function percentOf(share: number): number {
  return Number.isFinite(share) ? Math.round(Math.max(0, Math.min(1, share)) * 10_000) / 100 : 0
}

/** Each value divided by the greatest, from 0 to 1; all 0 when no value is above 0. */
export function sharesOfMost(values: readonly number[]): number[] {
  const most = Math.max(0, ...values.filter(Number.isFinite))
  return values.map((value) => (most > 0 && value > 0 ? value / most : 0))
}

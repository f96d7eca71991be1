/**
 * The smallest top share of all ranked teams that includes a rank, in per cent: 1 of 1,284 is `0.1%`, 3 of 29 `11%`. Never
 * 0%.
 */
export function topShare(rank: number, total: number): string {
  const share = Math.min(100, (rank / Math.max(1, total)) * 100)
  if (share >= 10) return `${Math.ceil(share)}%`
  return `${Math.max(0.1, Math.ceil(share * 10) / 10)}%`
}

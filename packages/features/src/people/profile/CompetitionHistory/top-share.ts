/** Fewest teams of which a share says more than the rank itself: the first of three is not in the top 34%. */
const FEWEST = 20

/**
 * The smallest top share of all ranked teams that includes a rank, in per cent: 1 of 1,284 is `0.1%`, 3 of 29 `11%`. Never
 * 0%. Null for so few teams that the rank itself says more.
 */
export function topShare(rank: number, total: number): string | null {
  if (total < FEWEST) return null
  const share = Math.min(100, (rank / total) * 100)
  if (share >= 10) return `${Math.ceil(share)}%`
  return `${Math.max(0.1, Math.ceil(share * 10) / 10)}%`
}

export type MedalKind = 'gold' | 'silver' | 'bronze'

/** Medal of a rank; undefined from the fourth on. */
export function medalOf(rank: number): MedalKind | undefined {
  return ({ 1: 'gold', 2: 'silver', 3: 'bronze' } as const)[rank]
}

export type MedalKind = 'gold' | 'silver' | 'bronze'

/** The medal of a place; undefined from the fourth on. */
export function medalOf(rank: number): MedalKind | undefined {
  return ({ 1: 'gold', 2: 'silver', 3: 'bronze' } as const)[rank]
}

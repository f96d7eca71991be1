/** Grades of contestants, the highest first (R027 to R029). They follow from certified ranks alone. */
export const grades = ['S', 'A', 'B', 'C'] as const
export type Grade = (typeof grades)[number]

/** A certified rank: place `rank` of `total` ranked teams of a competition. */
export interface CertifiedRank {
  rank: number
  total: number
}

/** Share of the list within which a rank counts for a grade, and how many such ranks the grade takes. */
export const gradeRules: Readonly<Record<Exclude<Grade, 'C'>, { share: number; times: number }>> = {
  S: { share: 0.02, times: 1 },
  A: { share: 0.15, times: 1 },
  B: { share: 0.4, times: 1 },
}

/** Last place that lies within a share of a list; the first place always does. */
export const lastPlace = (share: number, total: number): number => Math.max(1, Math.floor(share * total))

/** The grade of a person; null before the first certified rank. Another rank, or a better one, never lowers it. */
export function gradeOf(ranks: readonly CertifiedRank[]): Grade | null {
  if (ranks.length === 0) return null
  const reached = (['S', 'A', 'B'] as const).find((grade) => {
    const { share, times } = gradeRules[grade]
    return ranks.filter(({ rank, total }) => rank <= lastPlace(share, total)).length >= times
  })
  return reached ?? 'C'
}

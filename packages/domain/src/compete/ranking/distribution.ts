/** Most intervals in the distribution of a list's scores. */
const MOST = 24

/** Number of intervals for the scores of `teams` teams by Rice's rule: twice the cube root, so that few teams do not look like noise. */
export const intervalCount = (teams: number): number => Math.min(MOST, Math.ceil(2 * Math.cbrt(teams)))

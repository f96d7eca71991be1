import type { Platform } from '../../../platform/platform.ts'
import { staleWhileRevalidate } from '../../../platform/stale-while-revalidate.ts'
import { countAll } from './counts.repo.ts'

/** Counts that a competition's card shows; every screen uses this one definition. */
export interface CompetitionCounts {
  /** Number of teams; every finished sign-up made one. */
  teams: number
  /** Number of submissions whose try was not returned. */
  submits: number
  datasets: number
}

export type AllCounts = ReadonlyMap<number, CompetitionCounts>

/** From this many teams or submissions on, counts are cached, since counting takes too long. */
const LARGE = 20_000
const CACHE_MS = 3000

/** Milliseconds for which the counts that all readers share are cached: 0 while lists are short. */
export const cacheMs = (teams: number, submits: number): number => (teams >= LARGE || submits >= LARGE ? CACHE_MS : 0)

async function count(platform: Platform): Promise<AllCounts> {
  const rows = await countAll(platform.db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

const sum = (counts: AllCounts, of: keyof CompetitionCounts) =>
  [...counts.values()].reduce((total, one) => total + one[of], 0)

/** Counts of all competitions; always fresh while counting is cheap, else at most three seconds old. */
export const competitionCounts = staleWhileRevalidate(count, (counts) =>
  cacheMs(sum(counts, 'teams'), sum(counts, 'submits')),
)

/** Counts of one competition. */
export const countsOf = (counts: AllCounts, id: number): CompetitionCounts =>
  counts.get(id) ?? { teams: 0, submits: 0, datasets: 0 }

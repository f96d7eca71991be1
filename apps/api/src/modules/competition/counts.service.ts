import type { Platform } from '../../platform/platform.ts'
import { shortMemory } from '../../platform/short-memory.ts'
import { submissionCounts } from '../submission/submission.service.ts'
import { countAll } from './counts.repo.ts'

/** What a competition's card counts, by one definition on every screen. */
export interface CompetitionCounts {
  /** Teams: each was made by a finished sign-up. */
  teams: number
  /** Uploads that were not refunded. */
  submits: number
  datasets: number
}

export type AllCounts = ReadonlyMap<number, CompetitionCounts>

/** From this many teams or submissions on counting takes long enough to be remembered. */
const LARGE = 20_000
const KEEP_MS = 3000

/** How long what everybody sees alike is kept, milliseconds: not at all while lists are short. */
export const keepMs = (teams: number, submits: number): number => (teams >= LARGE || submits >= LARGE ? KEEP_MS : 0)

async function count(platform: Platform): Promise<AllCounts> {
  const rows = await countAll(platform.db)
  const submits = await submissionCounts(
    platform,
    rows.map((row) => row.id),
  )
  return new Map(rows.map(({ id, teams, datasets }) => [id, { teams, datasets, submits: submits.get(id) ?? 0 }]))
}

const sum = (counts: AllCounts, of: keyof CompetitionCounts) =>
  [...counts.values()].reduce((total, one) => total + one[of], 0)

/** Counts of all competitions; always fresh while they are cheap, else at most three seconds old. */
export const competitionCounts = shortMemory(count, (counts) => keepMs(sum(counts, 'teams'), sum(counts, 'submits')))

/** The counts of one competition. */
export const countsOf = (counts: AllCounts, id: number): CompetitionCounts =>
  counts.get(id) ?? { teams: 0, submits: 0, datasets: 0 }

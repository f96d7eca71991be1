import type { Platform } from '../../platform/platform.ts'

interface SeedFile {
  competitionId: number
  /** The CSV, uncompressed. */
  file: { name: string; body: Uint8Array | string }
  /** When it was sent: epoch milliseconds, in the past. */
  at: number
}

/** A baseline's file: scored on both lists, the figures are written to the competition's `scoring.baselines`; never ranked. */
export interface SeedBaseline extends SeedFile {
  kind: 'baseline'
  key: 'weak' | 'middle' | 'better'
}

/** A team's entry, as if `userId` had uploaded it at `at`: every rule of the gate holds, the quota included. */
export interface SeedTeamEntry extends SeedFile {
  kind: 'team'
  teamId: number
  userId: number
  description?: string
  share?: boolean
}

export type SeedEntry = SeedBaseline | SeedTeamEntry

export interface SeedScores {
  scoreA: number | null
  scoreB: number | null
  /** Id of the submission row; null for a baseline. */
  submissionId: number | null
}

/**
 * Puts files through the real pipeline (store, gate, ledger, file check, metric, best scores) one after another in one scoring
 * child, in the order given, which must be the order of time; afterwards ranks the lists and makes their 02:00 snapshots.
 * Throws when the gate refuses an entry or its evaluation fails: built-in content has no broken files.
 */
export type SubmitForSeed = (
  platform: Platform,
  entries: Iterable<SeedEntry> | AsyncIterable<SeedEntry>,
) => Promise<SeedScores[]>

/**
 * Keeps a solution (CSV `id,target,list`) where only scoring reads it, and answers the key for `competitions.scoring`.
 */
export type StoreSolution = (platform: Platform, slug: string, csv: Uint8Array | string) => Promise<string>

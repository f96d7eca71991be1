import type { Platform } from '../src/platform/platform.ts'

interface SeedFile {
  competitionId: number
  /** The CSV, uncompressed. */
  file: { name: string; body: Uint8Array | string }
  /** Time of the upload: epoch milliseconds, in the past. */
  at: number
}

/** A baseline's file: scored on both lists, never ranked; its scores are written to the competition's `scoring.baselines`. */
export interface SeedBaseline extends SeedFile {
  kind: 'baseline'
  key: 'weak' | 'middle' | 'better'
}

/** A team's submission, as if `userId` had uploaded it at `at`: every rule of the gate applies, including the quota. */
export interface SeedTeamSubmission extends SeedFile {
  kind: 'team'
  teamId: number
  userId: number
  description?: string
  share?: boolean
}

export type SeedSubmission = SeedBaseline | SeedTeamSubmission

export interface SeedScores {
  scoreA: number | null
  scoreB: number | null
  /** Id of the submission row; null for a baseline. */
  submissionId: number | null
}

/**
 * Puts files through the real pipeline (store, gate, ledger, file check, metric, best scores) one after another in one scoring
 * child, in the given order, which must be that of time; then ranks the lists and makes their 02:00 snapshots. Throws when the gate
 * refuses a submission or its evaluation fails, since built-in content has no broken files.
 */
export type SubmitForSeed = (
  platform: Platform,
  entries: Iterable<SeedSubmission> | AsyncIterable<SeedSubmission>,
) => Promise<SeedScores[]>

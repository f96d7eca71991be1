import { type FileSketch, isAlike, likeness } from '@shulei/domain/compete/sign/likeness.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  findCandidates,
  findWaiting,
  insertSketch,
  type SketchedFile,
  setCompared,
  type WaitingFile,
} from './alike.repo.ts'
import { upsertSign } from './sign.repo.ts'

/** Files that one run compares, and files of other teams with which each is compared, in each of three ways. */
const FILES = 200
const CANDIDATES = 25

const errorsOf = ({ errors }: FileSketch) => new Float32Array(Uint8Array.from(Buffer.from(errors, 'base64')).buffer)

interface Scored {
  submissionId: number
  scheduleId: number
  /** Scores on both lists; null without rows of a list. */
  scores: { A: number | null; B: number | null }
  baselines: Readonly<Record<string, { A: number; B: number }>>
}

/** Keeps what is compared of a scored file, in the transaction of its score. The file of a baseline, which is public, is not compared. */
export async function keepSketch(
  tx: Tx,
  sketch: FileSketch | null,
  { submissionId, scheduleId, scores, baselines }: Scored,
): Promise<void> {
  const isBaseline = Object.values(baselines).some(
    ({ A, B }) => A === scores.A && (scores.B === null || B === scores.B),
  )
  if (!sketch || isBaseline || scores.A === null) return
  await insertSketch(tx, { ...sketch, submissionId, scheduleId, score: scores.A })
}

/** One sign for all teams with equal predictions, so that a public file does not raise one for each pair of teams. */
async function raiseEqual(platform: Platform, own: WaitingFile, equal: readonly SketchedFile[], at: Date) {
  if (equal.length === 0 || !isAlike(own.prediction, likeness(own.prediction, errorsOf(own), errorsOf(own)))) return
  const files = [...equal.map(({ file }) => file), own.file]
  const teams = new Set(files.map(({ teamId }) => teamId)).size
  const { competitionId } = own
  const key = `equal ${own.scheduleId} ${own.digest}`
  await upsertSign(platform.db, { competitionId, kind: 'alikeFiles', key, evidence: { likeness: 1, teams, files }, at })
}

async function raiseNear(platform: Platform, own: WaitingFile, other: SketchedFile, at: Date) {
  const like = likeness(own.prediction, errorsOf(own), errorsOf(other))
  if (!isAlike(own.prediction, like)) return
  const [first, second] = [own.file.teamId, other.file.teamId].sort((a, b) => a - b)
  const evidence = { likeness: like, teams: 2, files: [other.file, own.file] }
  const key = `near ${own.scheduleId} ${first} ${second}`
  await upsertSign(platform.db, { competitionId: own.competitionId, kind: 'alikeFiles', key, evidence, at })
}

/**
 * Compares scored files with those of other teams, and raises signs for files that are equal or nearly so. A file is compared with a
 * bounded number of others on a bounded number of rows. Answers the number of files.
 */
export async function compareFiles(platform: Platform): Promise<number> {
  const waiting = await findWaiting(platform.db, FILES)
  const at = new Date(platform.clock())
  for (const own of waiting) {
    const others = await findCandidates(platform.db, own, CANDIDATES)
    const equal = others.filter(({ digest }) => digest === own.digest)
    await raiseEqual(platform, own, equal, at)
    for (const other of others) if (other.digest !== own.digest) await raiseNear(platform, own, other, at)
    await setCompared(platform.db, [own.file.submissionId], at)
  }
  return waiting.length
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { rerankStale } from '../src/modules/compete/submission/board/rerank.service.ts'
import { openEvaluator } from '../src/modules/compete/submission/evaluate/evaluator.ts'
import { notifyNobody } from '../src/modules/compete/submission/evaluate/notify-submitter.service.ts'
import { openScorer, type Scorer } from '../src/modules/compete/submission/evaluate/scorer.ts'
import { findReaderCompetition, saveBaseline } from '../src/modules/compete/submission/reader-competition.repo.ts'
import { computeShakeUps } from '../src/modules/compete/submission/shake-up/shake-up.service.ts'
import { lastSnapshotAt, takeSnapshots } from '../src/modules/compete/submission/snapshot/snapshot.service.ts'
import { localSolution } from '../src/modules/compete/submission/solutions.ts'
import { acceptUpload } from '../src/modules/compete/submission/upload/accept.service.ts'
import { uploadFolder } from '../src/platform/http/form-call.ts'
import type { ReceivedFile } from '../src/platform/http/receive-form.ts'
import type { Platform } from '../src/platform/platform.ts'
import type { SeedBaseline, SeedScores, SeedSubmission, SeedTeamSubmission, SubmitForSeed } from './seed-file.ts'

/** Milliseconds between upload and end of the evaluation. */
const SCORED_AFTER = 2_000

async function onDisk(platform: Platform, { name, body }: SeedSubmission['file']): Promise<ReceivedFile> {
  const folder = uploadFolder(platform)
  await mkdir(folder, { recursive: true })
  const bytes = Buffer.from(body)
  const path = join(folder, randomUUID())
  await writeFile(path, bytes)
  return { path, name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function scoreBaseline(platform: Platform, scorer: Scorer, entry: SeedBaseline): Promise<SeedScores> {
  const { competitionId, key } = entry
  const competition = await findReaderCompetition(platform.db, { competitionId, userId: null, now: platform.clock() })
  if (!competition) throw new Error(`competition ${competitionId} is not published`)
  const file = await onDisk(platform, entry.file)
  const solution = await localSolution(platform, competition.scoring.solutionKey)
  const shape = { ...competition.scoring, metric: competition.metric }
  const outcome = await scorer.score({
    file: file.path,
    solution: solution.path,
    shape,
  })
  await solution.done()
  await rm(file.path, { force: true })
  if (outcome.kind !== 'scored') throw new Error(`baseline ${key} was not scored: ${JSON.stringify(outcome)}`)
  const { A, B } = outcome.scores
  await saveBaseline(platform.db, competitionId, key, { A: A ?? 0, B: B ?? 0 })
  return { scoreA: A, scoreB: B, submissionId: null }
}

async function submitForTeam(platform: Platform, entry: SeedTeamSubmission): Promise<number> {
  const accepted = await acceptUpload(platform, {
    competitionId: entry.competitionId,
    userId: entry.userId,
    idempotencyKey: randomUUID(),
    files: { resultFile: await onDisk(platform, entry.file) },
    description: entry.description ?? '',
    share: entry.share ?? false,
    teamId: entry.teamId,
  })
  return accepted.id
}

async function submitAll(
  platform: Platform,
  scorer: Scorer,
  entries: Parameters<SubmitForSeed>[1],
): Promise<{ scores: SeedScores[]; first: number }> {
  let now = platform.clock()
  // the same platform at another time; jobs are dropped, as the submission is evaluated right here
  const then: Platform = { ...platform, clock: () => now, jobs: { ...platform.jobs, send: async () => {} } }
  const evaluator = openEvaluator(then, scorer, notifyNobody)
  const scores: SeedScores[] = []
  let first = Number.POSITIVE_INFINITY
  for await (const entry of entries) {
    now = entry.at
    first = Math.min(first, entry.at)
    if (entry.kind === 'baseline') {
      scores.push(await scoreBaseline(then, scorer, entry))
      continue
    }
    const id = await submitForTeam(then, entry)
    now = entry.at + SCORED_AFTER
    const outcome = await evaluator.next(id)
    if (outcome?.kind !== 'scored') throw new Error(`a built-in entry was not scored: ${JSON.stringify(outcome)}`)
    scores.push({ scoreA: outcome.scores.A, scoreB: outcome.scores.B, submissionId: id })
  }
  return { scores, first }
}

async function keepDays(platform: Platform, first: number): Promise<void> {
  const last = lastSnapshotAt(platform.clock())
  for (let at = lastSnapshotAt(Math.min(first, platform.clock())) + DAY; at <= last; at += DAY) {
    await takeSnapshots(platform, at)
  }
}

/** See `SubmitForSeed`. */
export const submitForSeed: SubmitForSeed = async (platform, entries) => {
  const scorer = openScorer({ filesPerChild: Number.POSITIVE_INFINITY })
  try {
    const { scores, first } = await submitAll(platform, scorer, entries)
    await rerankStale(platform)
    await keepDays(platform, first)
    await computeShakeUps(platform, scorer)
    return scores
  } finally {
    scorer.close()
  }
}

import type { FileSketch } from '@shulei/domain/compete/sign/likeness.ts'
import type { FileProblem } from '@shulei/domain/compete/submission/file.ts'
import { failureLines, refundLine } from '@shulei/domain/compete/submission/quota.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { keepSketch } from '../../sign/alike.service.ts'
import { recountTeam } from '../best/best.service.ts'
import type { Stage } from '../board/lists.ts'
import { enqueueRanking } from '../board/rerank.service.ts'
import { addLines, errorsUsed, lockPeople, useOf } from '../ledger.repo.ts'
import { lockTeam } from '../team-lock.repo.ts'
import { enqueueScoring } from './enqueue.ts'
import { type LogLine, logLine, refusalLines, warningLines } from './log-lines.ts'
import { type NotifyEnd, notifySubmitter } from './notify-submitter.service.ts'
import { type Claim, type Ending, endClaim, promoteNext } from './queue.repo.ts'
import type { FileFindings, Scores } from './scoring-task.ts'

/** The result of an evaluation. `lost`: the server could not evaluate the file and gave up. */
export type Result =
  | { kind: 'scored'; rows: number; scores: Scores; sketch?: FileSketch | null; warnings?: FileProblem[] }
  | { kind: 'refused'; findings: FileFindings }
  | { kind: 'lost'; lines: readonly LogLine[]; attempts: number }

type ScoredResult = Extract<Result, { kind: 'scored' }>

interface Finished {
  stages: Stage[]
  next: number | null
}

const failed = (now: number, lines: readonly LogLine[]): Ending => ({
  status: 'failed',
  scoreA: null,
  scoreB: null,
  scoredAt: new Date(now),
  lines,
})

/**
 * Stores the refusal of an invalid file: its try is returned while the error allowance of its day lasts (Q080), which goes by the person
 * as the tries do.
 */
async function refuse(tx: Tx, claim: Claim, findings: FileFindings, now: number): Promise<boolean> {
  const use = await useOf(tx, claim.id)
  const errorLimit = claim.rules.maxErrorSubmitCount
  const { teamId, scheduleId } = claim
  await lockPeople(tx, { teamId, userId: use.userId })
  const errorUsed = await errorsUsed(tx, { teamId, scheduleId, ...use })
  const lines = failureLines(use, { errorLimit, errorUsed })
  const verdict =
    lines.length > 0
      ? logLine.errorAllowance(now, { used: errorUsed + 1, limit: errorLimit })
      : logLine.errorAllowanceSpent(now, { limit: errorLimit })
  if (!(await endClaim(tx, claim, failed(now, [...refusalLines(now, findings), verdict])))) return false
  await addLines(tx, { submissionId: claim.id, teamId, scheduleId }, lines, { reason: 'failed', at: new Date(now) })
  return true
}

/** Stores that the server failed to evaluate a file: its try is returned, whatever is left of the error allowance. */
async function giveBack(tx: Tx, claim: Claim, lines: readonly LogLine[], attempts: number, now: number) {
  const allLines = [...lines, logLine.gaveUp(now, { attempts }), logLine.refunded(now)]
  if (!(await endClaim(tx, claim, failed(now, allLines)))) return false
  const owner = { submissionId: claim.id, teamId: claim.teamId, scheduleId: claim.scheduleId }
  await addLines(tx, owner, [refundLine(await useOf(tx, claim.id))], { reason: 'ours', at: new Date(now) })
  return true
}

async function record(
  tx: Tx,
  claim: Claim,
  { rows, scores, sketch = null, warnings }: ScoredResult,
  now: number,
): Promise<boolean> {
  const { listBStartTime } = claim.rules
  const isHidden = scores.B !== null && listBStartTime !== null && now < listBStartTime
  const lines = [
    logLine.checked(now, { rows }),
    ...warningLines(now, warnings),
    logLine.scored(now),
    ...(isHidden ? [logLine.hiddenScored(now)] : []),
  ]
  const ending = { status: 'scored' as const, scoreA: scores.A, scoreB: scores.B, scoredAt: new Date(now), lines }
  if (!(await endClaim(tx, claim, ending))) return false
  const { id: submissionId, scheduleId, rules } = claim
  await keepSketch(tx, sketch, { submissionId, scheduleId, scores, baselines: rules.scoring.baselines })
  return true
}

async function end(tx: Tx, claim: Claim, result: Result, now: number): Promise<boolean> {
  switch (result.kind) {
    case 'scored':
      return record(tx, claim, result, now)
    case 'refused':
      return refuse(tx, claim, result.findings, now)
    case 'lost':
      return giveBack(tx, claim, result.lines, result.attempts, now)
  }
}

/**
 * Ends an evaluation in one transaction under the team's lock: result, ledger, best scores of both lists, the queueing of the
 * team's next submission, and the notice to the submitter. A worker whose claim has passed to another one writes nothing, so that
 * an evaluation ends exactly once.
 */
export async function finish(
  platform: Platform,
  claim: Claim,
  result: Result,
  notifyEnd: NotifyEnd = notifySubmitter,
): Promise<boolean> {
  const now = platform.clock()
  const finished = await platform.db.transaction(async (tx): Promise<Finished | null> => {
    await lockTeam(tx, claim.teamId)
    if (!(await end(tx, claim, result, now))) return null
    const next = await promoteNext(tx, claim.teamId, logLine.queued(now))
    const { teamId, scheduleId, rules } = claim
    const stages = result.kind === 'scored' ? await recountTeam(tx, { teamId, scheduleId, metric: rules.metric }) : []
    await notifyEnd(tx, claim.id, now)
    return { stages, next }
  })
  if (!finished) return false
  platform.metrics?.submission(result.kind)
  if (finished.next !== null) await enqueueScoring(platform, finished.next)
  for (const stage of finished.stages) await enqueueRanking(platform, { scheduleId: claim.scheduleId, stage })
  return true
}

import { leaseEnd, underLease } from '../../../../platform/jobs/lease.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { localSolution } from '../solutions.ts'
import { submissions } from '../tables.ts'
import { finish } from './finish.service.ts'
import { interrupted } from './interrupted.ts'
import { logLine } from './log-lines.ts'
import { type NotifyEnd, notifySubmitter } from './notify-submitter.service.ts'
import { type Claim, requeue, claim as take } from './queue.repo.ts'
import { SCORE_TIMEOUT_MS, type Scorer } from './scorer.ts'
import type { ScoringOutcome } from './scoring-task.ts'

/** Evaluates submissions one after another, oldest first. */
export interface Evaluator {
  /** Claims the oldest queued submission, or the given one, and evaluates it; null when none is queued. */
  next(id?: number): Promise<ScoringOutcome | null>
  /** Evaluates until no submission is queued or the evaluator is stopped. */
  drain(): Promise<void>
  /** Stops at once: the claimed submission returns to the queue, and its attempt does not count. */
  stop(): Promise<void>
}

async function scoreClaim(platform: Platform, scorer: Scorer, claim: Claim): Promise<ScoringOutcome> {
  const { rules, fileKey } = claim
  const file = await platform.files.local(fileKey)
  try {
    const solution = await localSolution(platform, rules.scoring.solutionKey)
    const shape = { ...rules.scoring, metric: rules.metric }
    const task = { file: file.path, solution: solution.path, shape }
    return await scorer.score(task).finally(solution.done)
  } finally {
    await file.done()
  }
}

/** Opens an evaluator that scores with `scorer`, which it closes. */
export function openEvaluator(platform: Platform, scorer: Scorer, notifyEnd: NotifyEnd = notifySubmitter): Evaluator {
  const { db, log, clock } = platform
  let stopping = false
  let running: Promise<unknown> = Promise.resolve()

  async function conclude(claim: Claim, outcome: ScoringOutcome): Promise<void> {
    if (outcome.kind === 'scored' || outcome.kind === 'refused') {
      await finish(platform, claim, outcome, notifyEnd)
      return
    }
    if (stopping) {
      await requeue(db, claim, { lines: [], uncounted: true })
      return
    }
    const message = outcome.kind === 'broken' ? outcome.message : outcome.kind
    log.error({ submissionId: claim.id, attempt: claim.attempt, reason: message }, 'scoring did not end')
    const lines = outcome.kind === 'timeout' ? [logLine.tookTooLong(clock(), { seconds: SCORE_TIMEOUT_MS / 1000 })] : []
    await interrupted(platform, claim, lines)
  }

  async function evaluate(claim: Claim): Promise<ScoringOutcome> {
    return underLease(platform, submissions, claim, async (lost) => {
      lost.addEventListener('abort', () => scorer.drop())
      const outcome = await scoreClaim(platform, scorer, claim).catch(
        (error: Error): ScoringOutcome => ({ kind: 'broken', message: error.message }),
      )
      await conclude(claim, outcome)
      return outcome
    })
  }

  async function next(id?: number): Promise<ScoringOutcome | null> {
    if (stopping) return null
    const claim = await take(db, { leaseUntil: leaseEnd(platform), line: logLine.started(clock()), id })
    return claim && evaluate(claim)
  }

  return {
    next(id) {
      const turn = running.then(() => next(id))
      running = turn.catch(() => {})
      return turn
    },
    async drain() {
      while (await this.next());
    },
    async stop() {
      stopping = true
      scorer.close()
      await running
    },
  }
}

import { canCancel } from '@shulei/domain/compete/submission/cancel.ts'
import { refundLine } from '@shulei/domain/compete/submission/quota.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { SessionUser } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { enqueueScoring } from '../evaluate/enqueue.ts'
import { logLine } from '../evaluate/log-lines.ts'
import { promoteNext } from '../evaluate/queue.repo.ts'
import { addLines, useOf } from '../ledger.repo.ts'
import { findReaderCompetition } from '../reader-competition.repo.ts'
import { lockTeamOf } from '../team-lock.repo.ts'
import { lockSubmission, setCancelled } from './cancel.repo.ts'
import type { Submit } from './submit-wire.ts'
import { readSubmitOn } from './submits.service.ts'

interface Wish {
  competitionId: number
  submitId: number
  /** Any member of the team may cancel, since the try is the team's. */
  user: Pick<SessionUser, 'id' | 'name'>
}

/** Cancels a submission of a locked team, and queues the one that waited for it. Answers the id of that one. */
async function take(tx: Tx, teamId: number, { competitionId, submitId, user }: Wish, now: number) {
  const found = await lockSubmission(tx, { competitionId, teamId, submitId })
  if (!found) throw new ApiError('notFound')
  if (found.status === 'cancelled') return null
  if (!canCancel(found.status)) throw new ApiError('cancelTooLate')
  await setCancelled(tx, submitId, logLine.cancelled(now, { name: user.name }))
  const owner = { submissionId: submitId, teamId, scheduleId: found.scheduleId }
  await addLines(tx, owner, [refundLine(await useOf(tx, submitId))], { reason: 'cancelled', at: new Date(now) })
  return promoteNext(tx, teamId, logLine.queued(now))
}

/**
 * Cancels a submission before its evaluation: state, returned try and the queueing of the team's next submission in one transaction
 * under the locks of team and submission. A repeat answers the cancelled submission. Throws `cancelTooLate`, `notFound`.
 */
export async function cancel(platform: Platform, wish: Wish): Promise<Submit> {
  const { competitionId, submitId, user } = wish
  const { next, answer } = await platform.db.transaction(async (tx) => {
    const team = await lockTeamOf(tx, competitionId, user.id)
    const now = platform.clock()
    const competition = await findReaderCompetition(tx, { competitionId, userId: user.id, now })
    if (!competition || !team) throw new ApiError('notFound')
    const next = await take(tx, team.id, wish, now)
    return { next, answer: await readSubmitOn(tx, competition, submitId, now) }
  })
  if (next !== null) await enqueueScoring(platform, next)
  return answer
}

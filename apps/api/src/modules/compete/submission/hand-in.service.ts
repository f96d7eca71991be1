import type { CompletionGap, Iden } from '@shulei/domain/base/completion/completion.ts'
import type { Gate } from '@shulei/domain/base/completion/gate.ts'
import type { Instant } from '@shulei/domain/base/time/instant.ts'
import { currentSchedule, listSpan, windowAt } from '@shulei/domain/compete/competition/schedule.ts'
import type { SignupState } from '@shulei/domain/compete/competition/signup.ts'
import type { BlockedReason } from '@shulei/domain/compete/submission/gate.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { gateOf } from './gate.ts'
import { findReaderCompetition } from './reader-competition.repo.ts'

/** Whether a person may hand in something else than a result file now. */
export interface HandIn {
  signupState: SignupState
  teamId: number | null
  /** Why not; null if they may. */
  reason: BlockedReason | null
  /** Last instant of the present window; null outside of one. */
  until: Instant | null
}

/**
 * The decision of the submission gate (B§4) for modules whose competitions take something else than result files. `completion` tells
 * what the person still has to fill in; without it, that part is not looked at. Null for a competition that the person cannot open.
 */
export async function handInGate(
  on: Executor,
  { competitionId, userId, now }: { competitionId: number; userId: number; now: Instant },
  completion?: (terms: { gate: Gate; formIden: Iden | null }) => Promise<CompletionGap | null>,
): Promise<HandIn | null> {
  const competition = await findReaderCompetition(on, { competitionId, userId, now })
  if (!competition) return null
  const gap = completion ? await completion(competition) : null
  const { verdict } = gateOf(competition, gap, now)
  const schedule = currentSchedule(competition.schedules, now)
  const list = schedule && windowAt(schedule, now)
  const span = schedule && list && listSpan(schedule, list)
  return {
    signupState: competition.signupState,
    teamId: competition.team?.id ?? null,
    reason: verdict.reason,
    until: span ? Math.min(span.end, competition.endTime) : null,
  }
}

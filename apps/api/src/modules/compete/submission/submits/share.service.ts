import { shareRefusal } from '@shulei/domain/people/model/share.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findReaderCompetition } from '../reader-competition.repo.ts'
import { lockTeamOf } from '../team-lock.repo.ts'
import { lockSubmission } from './cancel.repo.ts'
import { setShared } from './share.repo.ts'
import type { Submit } from './submit-wire.ts'
import { readSubmitOn } from './submits.service.ts'

interface Wish {
  competitionId: number
  submitId: number
  /** Any member of the team may share: the submission is the team's. */
  userId: number
  share: boolean
}

/**
 * Shares a submission among the models of its competition, or takes it back, in one transaction under the locks of team and
 * submission, so that no ban or merge of the team comes in between. A repeat answers the submission as it is. Throws the refusals
 * of `shareRefusal`, and `notFound`.
 */
export function share(platform: Platform, { competitionId, submitId, userId, share }: Wish): Promise<Submit> {
  return platform.db.transaction(async (tx) => {
    const locked = await lockTeamOf(tx, competitionId, userId)
    const now = platform.clock()
    const competition = await findReaderCompetition(tx, { competitionId, userId, now })
    if (!competition?.team || !locked) throw new ApiError('notFound')
    const found = await lockSubmission(tx, { competitionId, teamId: locked.id, submitId })
    if (!found) throw new ApiError('notFound')
    const refusal = shareRefusal({ share, status: found.status, cheatStatus: competition.team.cheatStatus })
    if (refusal) throw new ApiError(refusal)
    await setShared(tx, submitId, share)
    return readSubmitOn(tx, competition, submitId, now)
  })
}

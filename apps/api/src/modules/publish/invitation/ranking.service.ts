import { type Instant, MINUTE, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { lastRankingAt, rankInviters } from '@shulei/domain/publish/invitation/ranking.ts'
import type { Platform } from '../../../platform/platform.ts'
import { claimRanking, findInvitedSignups, replaceRanks } from './ranking.repo.ts'
import { rankedScopes } from './scope.service.ts'

/** The latest 02:00 in Asia/Shanghai whose sign-ups are surely stored at `now`. */
export const lastSettledRanking = (now: Instant): Instant => lastRankingAt(now - MINUTE)

/**
 * Computes the rankings of inviters of an instant, 02:00 in Asia/Shanghai (`B§9`). Later sign-ups do not count, so that it may run
 * at any later time and more than once; each ranking is one transaction, so that the next run completes an interrupted one.
 */
export async function rankInvitations({ db }: Pick<Platform, 'db'>, instant: Instant): Promise<void> {
  const at = new Date(instant)
  const day = shanghaiDay(instant)
  for (const scope of await rankedScopes(db, at)) {
    await db.transaction(async (tx) => {
      const rankingId = await claimRanking(tx, scope, { day, at })
      if (rankingId === null) return
      await replaceRanks(tx, rankingId, rankInviters(await findInvitedSignups(tx, scope, at)))
    })
  }
}

import type { DataIn } from '@shulei/contract/call.ts'
import type { inviteRanking, selfInvite } from '@shulei/contract/publish/invitation/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { INVITERS_SHOWN, nextRankingAt } from '@shulei/domain/publish/invitation/ranking.ts'
import { qrPath } from '../../../platform/drawing/qr-path.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findInviteCounts, findRanking } from './invitation.repo.ts'
import { type NamedScope, openScope } from './scope.service.ts'
import type { InvitationScope } from './scope.ts'

/** The ranking of the day (C077) of a competition or microsite; two statements. Throws `notFound`. */
export async function readInviteRanking(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  named: NamedScope,
  reader: number | null,
): Promise<DataIn<typeof inviteRanking>> {
  const now = clock()
  const scope = await openScope(db, named, { reader, now: new Date(now) })
  const found = await findRanking(db, scope, { reader, most: INVITERS_SHOWN })
  return {
    list: found?.list ?? [],
    total: found?.total ?? 0,
    self: found?.self ?? null,
    rankedAt: found === null ? null : new Date(found.rankedAt).toISOString(),
    nextAt: new Date(nextRankingAt(now)).toISOString(),
  }
}

/** Path of the page that an invitation opens, with the inviter's id. */
const pathOf = (scope: InvitationScope, targetId: string): string =>
  scope.kind === 'competition'
    ? competitionAddress.overview({ id: scope.competitionId, targetId })
    : `${scope.page}?${new URLSearchParams({ targetId })}`

/** A person's own link and counts (C078); two statements. Throws `notFound`. */
export async function readSelfInvite(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  named: NamedScope,
  userId: number,
): Promise<DataIn<typeof selfInvite>> {
  const scope = await openScope(db, named, { reader: userId, now: new Date(clock()) })
  const targetId = String(userId)
  const link = new URL(pathOf(scope, targetId), config.publicUrl).href
  return { targetId, link, qr: qrPath(link), counts: await findInviteCounts(db, scope, userId) }
}

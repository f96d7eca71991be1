import type { Data, DataIn } from '@shulei/contract/call.ts'
import type { follow, followRelation } from '@shulei/contract/people/follow/calls.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Executor } from '../../../platform/db/database.ts'
import type { Once } from '../../../platform/page-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockInboxes } from '../../talk/message/inbox.service.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import { userMissing } from '../profile/access.service.ts'
import { deleteFollow, findRelations, insertFollow, type Relations } from './follow.repo.ts'

export interface FollowPair {
  sponsorId: number
  followedId: number
}

/**
 * One direction of a relation, readable by either of the two; the counts are those of the other person (Q057). Both directions are
 * read at once for the calls of a page. Throws `forbidden` for a third person.
 */
export async function readRelation(
  on: Executor,
  { sponsorId, followedId }: FollowPair,
  readerId: number,
  once: Once,
): Promise<DataIn<typeof followRelation>> {
  if (sponsorId !== readerId && followedId !== readerId) throw new ApiError('forbidden')
  const otherId = sponsorId === readerId ? followedId : sponsorId
  const found = await once(`relations ${readerId} ${otherId}`, () => findRelations(on, { readerId, otherId }))
  if (!found) throw userMissing(otherId)
  const { isFollowing, isFollower, isClosed: _, ...relation } = found
  return { sponsorId, followedId, isFollowed: sponsorId === readerId ? isFollowing : isFollower, ...relation }
}

/** Checks that the caller is the follower and follows somebody else. Throws `forbidden`, `followSelf`. */
function checkPair({ sponsorId, followedId }: FollowPair, userId: number) {
  if (sponsorId !== userId) throw new ApiError('forbidden')
  if (sponsorId === followedId) throw new ApiError('followSelf')
}

/** The relation of a follower to the other person of the pair. Throws `userNotExist`. */
async function relationOf(on: Executor, { sponsorId, followedId }: FollowPair): Promise<Relations> {
  const found = await findRelations(on, { readerId: sponsorId, otherId: followedId })
  if (!found) throw userMissing(followedId)
  return found
}

/** A relation as the answer of a write. */
const written = ({ isFollowing, isBlocked, oFollowingCount, oFollowerCount }: Relations): Data<typeof follow> => ({
  effectRow: 1,
  isFollowed: isFollowing,
  isBlocked,
  oFollowingCount,
  oFollowerCount,
})

/**
 * Makes a person follow another, and notifies the other once (C044). A repeated call changes nothing. Throws `userNotExist`, also
 * for a closed account, `followRefused`, `followBlocked`.
 */
export async function followPerson(
  { db, clock, limits }: Platform,
  pair: FollowPair,
  userId: number,
): Promise<Data<typeof follow>> {
  checkPair(pair, userId)
  await limits.take('follow', userId)
  const { sponsorId, followedId } = pair
  let isNew = false
  // the transaction returns the answer, since a keyed write stores it in the same transaction
  const answer = await db.transaction(async (tx) => {
    const before = await relationOf(tx, pair)
    if (before.isFollowing) return written(before)
    const now = clock()
    // after this lock, a block of either side is either visible or waits for this transaction
    await lockInboxes(tx, [sponsorId, followedId])
    isNew = await insertFollow(tx, sponsorId, followedId, new Date(now))
    if (isNew) {
      const event = { recipientId: followedId, kind: 'followed' as const, actorId: sponsorId, facts: {}, at: now }
      await notify(tx, event, { isLocked: true })
      return written({ ...before, isFollowing: true, oFollowerCount: before.oFollowerCount + 1 })
    }
    // the follow existed already, the account of the other is closed, or one of the two blocks the other
    const after = await relationOf(tx, pair)
    if (after.isFollowing) return written(after)
    if (after.isClosed) throw userMissing(followedId)
    throw new ApiError(after.isBlocked ? 'followBlocked' : 'followRefused')
  })
  if (!isNew) await limits.giveBack('follow', userId)
  return answer
}

/** Ends a follow (C045). A repeated call changes nothing. */
export async function unfollowPerson({ db }: Platform, pair: FollowPair, userId: number): Promise<Data<typeof follow>> {
  checkPair(pair, userId)
  return db.transaction(async (tx) => {
    await deleteFollow(tx, pair.sponsorId, pair.followedId)
    return written(await relationOf(tx, pair))
  })
}

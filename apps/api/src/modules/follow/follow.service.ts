import type { Data, DataIn } from '@shulei/contract/call.ts'
import type { follow, followRelation } from '@shulei/contract/follow/calls.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Executor } from '../../platform/db/database.ts'
import type { Once } from '../../platform/page-reads.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockInboxes } from '../message/inbox.service.ts'
import { notify } from '../notice/notice.service.ts'
import { userMissing } from '../profile/access.service.ts'
import { deleteFollow, findRelations, insertFollow } from './follow.repo.ts'

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
  const { isFollowing, isFollower, ...relation } = found
  return { sponsorId, followedId, isFollowed: sponsorId === readerId ? isFollowing : isFollower, ...relation }
}

/** Checks that the caller is the follower and follows somebody else. Throws `forbidden`, `followSelf`. */
function checkPair({ sponsorId, followedId }: FollowPair, userId: number) {
  if (sponsorId !== userId) throw new ApiError('forbidden')
  if (sponsorId === followedId) throw new ApiError('followSelf')
}

/** The relation after a write. Throws `userNotExist`. */
async function afterWrite(on: Executor, { sponsorId, followedId }: FollowPair): Promise<Data<typeof follow>> {
  const found = await findRelations(on, { readerId: sponsorId, otherId: followedId })
  if (!found) throw userMissing(followedId)
  const { isFollowing, isFollower: _, ...relation } = found
  return { effectRow: 1, isFollowed: isFollowing, ...relation }
}

/**
 * Makes a person follow another, and notifies the other once (C044). A repeated call changes nothing. Throws `followRefused`,
 * `followBlocked`.
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
    const before = await afterWrite(tx, pair)
    if (before.isFollowed) return before
    const now = clock()
    // after this lock, a block of either side is either visible or waits for this transaction
    await lockInboxes(tx, [sponsorId, followedId])
    isNew = await insertFollow(tx, sponsorId, followedId, new Date(now))
    if (isNew) {
      const event = { recipientId: followedId, kind: 'followed' as const, actorId: sponsorId, facts: {}, at: now }
      await notify(tx, event, { isLocked: true })
      return { ...before, isFollowed: true, oFollowerCount: before.oFollowerCount + 1 }
    }
    // the follow existed already, or one of the two blocks the other
    const after = await afterWrite(tx, pair)
    if (!after.isFollowed) throw new ApiError(after.isBlocked ? 'followBlocked' : 'followRefused')
    return after
  })
  if (!isNew) await limits.giveBack('follow', userId)
  return answer
}

/** Ends a follow (C045). A repeated call changes nothing. */
export async function unfollowPerson({ db }: Platform, pair: FollowPair, userId: number): Promise<Data<typeof follow>> {
  checkPair(pair, userId)
  return db.transaction(async (tx) => {
    await deleteFollow(tx, pair.sponsorId, pair.followedId)
    return afterWrite(tx, pair)
  })
}

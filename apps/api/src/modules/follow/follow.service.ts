import type { Data, DataIn } from '@shulei/contract/call.ts'
import type { follow, followRelation } from '@shulei/contract/follow/calls.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Executor, Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notice/notice.service.ts'
import { userMissing } from '../profile/access.service.ts'
import { deleteFollow, findRelation, insertFollow } from './follow.repo.ts'

export interface Pair {
  sponsorId: number
  followedId: number
}

/** One direction of a relation, for one of the two; the counts are those of the other (Q057). Throws `forbidden` for a third. */
export async function readRelation(on: Executor, pair: Pair, readerId: number): Promise<DataIn<typeof followRelation>> {
  const { sponsorId, followedId } = pair
  if (sponsorId !== readerId && followedId !== readerId) throw new ApiError('forbidden')
  const other = sponsorId === readerId ? followedId : sponsorId
  const relation = await findRelation(on, pair, other)
  if (!relation) throw userMissing(other)
  return { sponsorId, followedId, ...relation }
}

/** Whoever follows is the one who asks; nobody follows themselves. Throws `forbidden`, `followSelf`. */
function checkPair({ sponsorId, followedId }: Pair, userId: number) {
  if (sponsorId !== userId) throw new ApiError('forbidden')
  if (sponsorId === followedId) throw new ApiError('followSelf')
}

/** The pair as it stands after a write. Throws `userNotExist`. */
async function afterWrite(on: Executor, pair: Pair): Promise<Data<typeof follow>> {
  const relation = await findRelation(on, pair, pair.followedId)
  if (!relation) throw userMissing(pair.followedId)
  return { effectRow: 1, ...relation }
}

export interface FollowOptions {
  /** Writes the row. Tests put one in that looks first and then inserts, and must then see a pair twice. */
  insert?: (tx: Tx, sponsorId: number, followedId: number, at: Date) => Promise<boolean>
}

/** Makes a person follow another, and tells the other once (C044). Doing it again changes nothing. */
export async function followPerson(
  { db, clock, limits }: Platform,
  pair: Pair,
  userId: number,
  { insert = insertFollow }: FollowOptions = {},
): Promise<Data<typeof follow>> {
  checkPair(pair, userId)
  await limits.take('follow', userId)
  const { sponsorId, followedId } = pair
  return db.transaction(async (tx) => {
    const now = clock()
    const isNew = await insert(tx, sponsorId, followedId, new Date(now))
    const answer = await afterWrite(tx, pair)
    if (isNew) await notify(tx, { recipientId: followedId, kind: 'followed', actorId: sponsorId, facts: {}, at: now })
    return answer
  })
}

/** Makes a person follow another no longer (C045). Doing it again changes nothing. */
export async function unfollowPerson({ db }: Platform, pair: Pair, userId: number): Promise<Data<typeof follow>> {
  checkPair(pair, userId)
  await deleteFollow(db, pair.sponsorId, pair.followedId)
  return afterWrite(db, pair)
}

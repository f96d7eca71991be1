import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { isBlocking } from '../block/tables.ts'
import { follows } from './tables.ts'

/** A relation between two people, with the counts of one of them. */
export interface Relation extends FollowCounts {
  isFollowed: boolean
  /** The reader blocks the other person. */
  isBlocked: boolean
}

export interface FollowCounts {
  oFollowingCount: number
  oFollowerCount: number
}

/**
 * Makes a person follow another. True when the follow is new; false when it exists, when there is no such person, or when one of
 * the two blocks the other. The unique pair decides between calls that arrive at the same moment.
 */
export async function insertFollow(tx: Tx, sponsorId: number, followedId: number, at: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${follows} (sponsor_id, followed_id, created_at)
    select ${sponsorId}::bigint, u.id, ${at.toISOString()}::timestamptz from users u where u.id = ${followedId}
      and not ${isBlocking(sponsorId, followedId)} and not ${isBlocking(followedId, sponsorId)}
    on conflict do nothing
    returning id`)
  return rows.length > 0
}

export async function deleteFollow(on: Executor, sponsorId: number, followedId: number): Promise<void> {
  await on.delete(follows).where(and(eq(follows.sponsorId, sponsorId), eq(follows.followedId, followedId)))
}

/**
 * One direction of a relation with the counts of the other person (`countsOf`), read from the rows; null when one of the two does
 * not exist.
 */
export async function findRelation(
  on: Executor,
  pair: { sponsorId: number; followedId: number },
  countsOf: number,
): Promise<Relation | null> {
  const { sponsorId, followedId } = pair
  const { rows } = await on.execute<Relation & Record<string, unknown>>(sql`
    select
      exists (select 1 from ${follows} f where f.sponsor_id = ${sponsorId} and f.followed_id = ${followedId}) as "isFollowed",
      ${isBlocking(sql`${countsOf === sponsorId ? followedId : sponsorId}`, sql`${countsOf}`)} as "isBlocked",
      (select count(*)::int from ${follows} f where f.sponsor_id = ${countsOf}) as "oFollowingCount",
      (select count(*)::int from ${follows} f where f.followed_id = ${countsOf}) as "oFollowerCount"
    where exists (select 1 from users u where u.id = ${sponsorId}) and exists (select 1 from users u where u.id = ${followedId})`)
  return rows[0] ?? null
}

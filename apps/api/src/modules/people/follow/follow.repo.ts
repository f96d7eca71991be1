import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { isBlocking } from '../../base/block/tables.ts'
import { follows } from './tables.ts'

/** The relation of a reader to another person, with the counts of the other. */
export interface Relations extends FollowCounts {
  /** The reader follows the other person. */
  isFollowing: boolean
  /** The other person follows the reader. */
  isFollower: boolean
  /** The reader blocks the other person. */
  isBlocked: boolean
  /** The account of the other person is closed. */
  isClosed: boolean
}

export interface FollowCounts {
  oFollowingCount: number
  oFollowerCount: number
}

/**
 * Makes a person follow another. True when the follow is new; false when it exists, when there is no such person with an open
 * account, or when one of the two blocks the other. The unique pair decides between calls that arrive at the same moment.
 */
export async function insertFollow(tx: Tx, sponsorId: number, followedId: number, at: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${follows} (sponsor_id, followed_id, created_at)
    select ${sponsorId}::bigint, u.id, ${at.toISOString()}::timestamptz from users u where u.id = ${followedId}
      and u.closed_at is null and not ${isBlocking(sponsorId, followedId)} and not ${isBlocking(followedId, sponsorId)}
    on conflict do nothing
    returning id`)
  return rows.length > 0
}

export async function deleteFollow(on: Executor, sponsorId: number, followedId: number): Promise<void> {
  await on.delete(follows).where(and(eq(follows.sponsorId, sponsorId), eq(follows.followedId, followedId)))
}

/** Both directions between a reader and another person with the counts of the other; null when one of the two does not exist. */
export async function findRelations(
  on: Executor,
  { readerId, otherId }: { readerId: number; otherId: number },
): Promise<Relations | null> {
  const { rows } = await on.execute<Relations & Record<string, unknown>>(sql`
    select
      exists (select 1 from ${follows} f where f.sponsor_id = ${readerId} and f.followed_id = ${otherId}) as "isFollowing",
      exists (select 1 from ${follows} f where f.sponsor_id = ${otherId} and f.followed_id = ${readerId}) as "isFollower",
      ${isBlocking(sql`${readerId}`, sql`${otherId}`)} as "isBlocked",
      u.closed_at is not null as "isClosed",
      (select count(*)::int from ${follows} f where f.sponsor_id = ${otherId}) as "oFollowingCount",
      (select count(*)::int from ${follows} f where f.followed_id = ${otherId}) as "oFollowerCount"
    from users u where u.id = ${otherId} and exists (select 1 from users r where r.id = ${readerId})`)
  return rows[0] ?? null
}

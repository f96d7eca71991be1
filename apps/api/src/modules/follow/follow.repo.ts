import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { follows } from './tables.ts'

export interface FollowCounts {
  oFollowingCount: number
  oFollowerCount: number
}

/**
 * Makes a person follow another. True when that is new; false when it was so already, or when there is no such person. The
 * unique pair decides between many that come at once.
 */
export async function insertFollow(tx: Tx, sponsorId: number, followedId: number, at: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${follows} (sponsor_id, followed_id, created_at)
    select ${sponsorId}::bigint, u.id, ${at.toISOString()}::timestamptz from users u where u.id = ${followedId}
    on conflict do nothing
    returning id`)
  return rows.length > 0
}

export async function deleteFollow(on: Executor, sponsorId: number, followedId: number): Promise<void> {
  await on.delete(follows).where(and(eq(follows.sponsorId, sponsorId), eq(follows.followedId, followedId)))
}

/** One direction of a relation with the counts of a person, read from the rows; null when one of the two is nobody. */
export async function findRelation(
  on: Executor,
  pair: { sponsorId: number; followedId: number },
  countsOf: number,
): Promise<(FollowCounts & { isFollowed: boolean }) | null> {
  const { sponsorId, followedId } = pair
  const { rows } = await on.execute<FollowCounts & { isFollowed: boolean } & Record<string, unknown>>(sql`
    select
      exists (select 1 from ${follows} f where f.sponsor_id = ${sponsorId} and f.followed_id = ${followedId}) as "isFollowed",
      (select count(*)::int from ${follows} f where f.sponsor_id = ${countsOf}) as "oFollowingCount",
      (select count(*)::int from ${follows} f where f.followed_id = ${countsOf}) as "oFollowerCount"
    where exists (select 1 from users u where u.id = ${sponsorId}) and exists (select 1 from users u where u.id = ${followedId})`)
  return rows[0] ?? null
}

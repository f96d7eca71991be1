import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { isBlocking } from '../block/tables.ts'
import { competitions, openTo } from '../competition/tables.ts'
import { follows } from '../follow/tables.ts'
import { users } from '../session/tables.ts'
import { discussionPosts } from './tables.ts'

/** A person who can be told of a post. */
export interface Told {
  id: number
  /** The author has never met the person: they neither follow the author nor have written to the topic. */
  isStranger: boolean
}

/** Those of some people who may open the competition, and of whom neither blocks the author nor is blocked, by id. */
export function findTold(
  on: Executor,
  ids: readonly number[],
  { authorId, competitionId, topicId }: { authorId: number; competitionId: number; topicId: number | null },
): Promise<Told[]> {
  const hasMet = sql`exists (select 1 from ${follows} f where f.sponsor_id = ${users.id} and f.followed_id = ${authorId})
    or exists (select 1 from ${discussionPosts} p where p.topic_id = ${topicId ?? 0} and p.author_id = ${users.id})`
  return on
    .select({ id: users.id, isStranger: sql<boolean>`not (${hasMet})` })
    .from(users)
    .innerJoin(competitions, eq(competitions.id, competitionId))
    .where(
      and(
        inArray(users.id, [...ids]),
        openTo(sql`${users.id}`, 'competitions'),
        sql`not ${isBlocking(sql`${users.id}`, authorId)}`,
        sql`not ${isBlocking(authorId, sql`${users.id}`)}`,
      ),
    )
    .orderBy(users.id)
}

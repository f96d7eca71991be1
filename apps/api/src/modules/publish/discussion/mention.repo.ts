import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { isBlocking } from '../../base/block/tables.ts'
import { users } from '../../base/session/tables.ts'
import { competitions, openTo } from '../../compete/competition/tables.ts'
import { follows } from '../../people/follow/tables.ts'
import { discussionPosts } from './tables.ts'

/** A person who can be told of a post. */
export interface Told {
  id: number
  /** The author has never met the person: they neither follow the author nor have written to the topic. */
  isStranger: boolean
}

/** Condition that a person may open a discussion; everybody may open those of activities. */
const mayOpen = ({ kind, id }: DiscussionScope): SQL | undefined =>
  kind === 'activity'
    ? undefined
    : sql`exists (select 1 from ${competitions} c where c.id = ${id} and ${openTo(sql`${users.id}`)})`

/** Those of some people who may open the discussion, and of whom neither blocks the author nor is blocked, by id. */
export function findTold(
  on: Executor,
  ids: readonly number[],
  { authorId, scope, topicId }: { authorId: number; scope: DiscussionScope; topicId: number | null },
): Promise<Told[]> {
  const hasMet = sql`exists (select 1 from ${follows} f where f.sponsor_id = ${users.id} and f.followed_id = ${authorId})
    or exists (select 1 from ${discussionPosts} p where p.topic_id = ${topicId ?? 0} and p.author_id = ${users.id})`
  return on
    .select({ id: users.id, isStranger: sql<boolean>`not (${hasMet})` })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        mayOpen(scope),
        sql`not ${isBlocking(sql`${users.id}`, authorId)}`,
        sql`not ${isBlocking(authorId, sql`${users.id}`)}`,
      ),
    )
    .orderBy(users.id)
}

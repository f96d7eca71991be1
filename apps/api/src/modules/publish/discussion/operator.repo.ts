import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { users } from '../../base/session/tables.ts'
import { discussionPosts, discussionReports, discussionTopics } from './tables.ts'
import { inScope } from './topic.repo.ts'

/** Most rows of an operator's list. */
const LISTED = 500

/** Topics of a discussion for the operator, the newest posts first. */
export function findForOperator(on: Executor, scope: DiscussionScope) {
  return on
    .select()
    .from(discussionTopics)
    .where(and(inScope(scope), isNull(discussionTopics.removedAt)))
    .orderBy(desc(discussionTopics.lastAt))
    .limit(LISTED)
}

/** Reports of posts that are still there, the newest first. */
export function findReports(on: Executor) {
  return on
    .select({
      postId: discussionPosts.id,
      topicId: discussionTopics.id,
      competitionId: discussionTopics.competitionId,
      activityId: discussionTopics.activityId,
      title: discussionTopics.title,
      no: discussionPosts.no,
      author: users.name,
      content: discussionPosts.content,
      reason: discussionReports.reason,
      note: discussionReports.note,
      createdAt: discussionReports.createdAt,
    })
    .from(discussionReports)
    .innerJoin(discussionPosts, eq(discussionPosts.id, discussionReports.postId))
    .innerJoin(discussionTopics, eq(discussionTopics.id, discussionPosts.topicId))
    .leftJoin(users, eq(users.id, discussionPosts.authorId))
    .where(and(isNull(discussionPosts.removedAt), isNull(discussionTopics.removedAt)))
    .orderBy(desc(discussionReports.id))
    .limit(LISTED)
}

export interface DecidedTopic {
  isPinned: boolean
  isLocked: boolean
}

/** Changes a topic that is still there; null when there is none of this id. */
export async function updateTopic(
  tx: Tx,
  topicId: number,
  values: Partial<Pick<typeof discussionTopics.$inferInsert, 'pinnedAt' | 'lockedAt' | 'removedAt'>>,
): Promise<DecidedTopic | null> {
  const [row] = await tx
    .update(discussionTopics)
    .set(values)
    .where(and(eq(discussionTopics.id, topicId), isNull(discussionTopics.removedAt)))
    .returning({
      isPinned: sql<boolean>`${discussionTopics.pinnedAt} is not null`,
      isLocked: sql<boolean>`${discussionTopics.lockedAt} is not null`,
    })
  return row ?? null
}

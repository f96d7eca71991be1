import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { discussionPosts, discussionReports, discussionTopics, discussionViews } from './tables.ts'
import { inScope, type TopicRef } from './topic.repo.ts'

/** Takes the lock of a topic until the transaction ends; null when the discussion has no such topic. */
export async function lockTopic(tx: Tx, { scope, topicId }: TopicRef) {
  const [row] = await tx
    .select()
    .from(discussionTopics)
    .where(and(eq(discussionTopics.id, topicId), inScope(scope)))
    .for('update')
  return row ?? null
}

export type LockedTopic = NonNullable<Awaited<ReturnType<typeof lockTopic>>>

interface Written {
  authorId: number
  content: string
  mentions: number[]
  at: Date
}

/** Adds a topic with its opening post; answers the ids of both. */
export async function insertTopic(
  tx: Tx,
  { scope, title, at, ...written }: Written & { scope: DiscussionScope; title: string },
): Promise<{ topicId: number; postId: number }> {
  const { authorId } = written
  const place = scope.kind === 'competition' ? { competitionId: scope.id } : { activityId: scope.id }
  const [topic] = await tx
    .insert(discussionTopics)
    .values({ ...place, title, authorId, createdAt: at, lastAt: at, lastAuthorId: authorId })
    .returning({ id: discussionTopics.id })
  if (!topic) throw new Error('a topic was not stored')
  const [post] = await tx
    .insert(discussionPosts)
    .values({ topicId: topic.id, no: 0, ...written, createdAt: at })
    .returning({ id: discussionPosts.id })
  return { topicId: topic.id, postId: post?.id ?? 0 }
}

/** Adds a reply under the topic's lock; answers its id and number. */
export async function insertReply(
  tx: Tx,
  { id: topicId, replies }: Pick<LockedTopic, 'id' | 'replies'>,
  { at, ...written }: Written,
): Promise<{ postId: number; no: number }> {
  const no = replies + 1
  const [post] = await tx
    .insert(discussionPosts)
    .values({ topicId, no, ...written, createdAt: at })
    .returning({ id: discussionPosts.id })
  if (!post) throw new Error('a reply was not stored')
  await tx
    .update(discussionTopics)
    .set({ replies: no, lastAt: at, lastAuthorId: written.authorId })
    .where(eq(discussionTopics.id, topicId))
  return { postId: post.id, no }
}

export async function updatePost(
  tx: Tx,
  postId: number,
  { content, at }: Pick<Written, 'content' | 'at'>,
): Promise<void> {
  await tx.update(discussionPosts).set({ content, editedAt: at }).where(eq(discussionPosts.id, postId))
}

export async function updateTitle(tx: Tx, topicId: number, title: string): Promise<void> {
  await tx.update(discussionTopics).set({ title }).where(eq(discussionTopics.id, topicId))
}

/** Removes the text of a post, whose place and number stay; false when there is no text to remove. */
export async function clearPost(
  tx: Tx,
  postId: number,
  { removedBy, at }: { removedBy: 'author' | 'operator'; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(discussionPosts)
    .set({ content: '', mentions: [], removedBy, removedAt: at })
    .where(and(eq(discussionPosts.id, postId), isNull(discussionPosts.removedAt)))
    .returning({ id: discussionPosts.id })
  return rows.length > 0
}

export async function setRemoved(tx: Tx, topicId: number, at: Date): Promise<void> {
  await tx.update(discussionTopics).set({ removedAt: at }).where(eq(discussionTopics.id, topicId))
}

/** Raises the number of the last post that a person has seen; a smaller number changes nothing. Answers the stored number. */
export async function raiseView(tx: Tx, userId: number, topicId: number, seenNo: number): Promise<number> {
  const [row] = await tx
    .insert(discussionViews)
    .values({ userId, topicId, seenNo })
    .onConflictDoUpdate({
      target: [discussionViews.userId, discussionViews.topicId],
      set: { seenNo: sql`greatest(${discussionViews.seenNo}, excluded.seen_no)` },
    })
    .returning({ seenNo: discussionViews.seenNo })
  return row?.seenNo ?? seenNo
}

/** Stores a report of a post; a repeat changes the first one. */
export async function saveReport(tx: Tx, report: typeof discussionReports.$inferInsert): Promise<void> {
  const { reason, note = '', createdAt } = report
  await tx
    .insert(discussionReports)
    .values(report)
    .onConflictDoUpdate({
      target: [discussionReports.reporterId, discussionReports.postId],
      set: { reason, note, createdAt },
    })
}

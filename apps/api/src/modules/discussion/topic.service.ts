import type { DataIn } from '@shulei/contract/call.ts'
import type { discussionTopic, discussionTopics, editPost } from '@shulei/contract/discussion/calls.ts'
import { unreadPosts, writingRefusal } from '@shulei/domain/discussion/discussion.ts'
import { storedMarkup } from '@shulei/domain/markup/write.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Executor } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type DiscussionFacts,
  findDiscussion,
  findPosts,
  findTopic,
  findTopics,
  type PostRow,
  type TopicRef,
  type TopicRow,
} from './topic.repo.ts'

type TopicOut = DataIn<typeof discussionTopics>['list'][number]
type PostOut = DataIn<typeof editPost>

/** A competition's discussion as a person finds it. Throws `notFound` for a competition that is not published. */
export async function discussionOf(
  on: Executor,
  question: { competitionId: number; readerId: number | null; now: Date },
): Promise<DiscussionFacts> {
  const facts = await findDiscussion(on, question)
  if (!facts) throw new ApiError('notFound')
  return facts
}

function topicOut(row: TopicRow, readerId: number | null): TopicOut {
  const { id, title, author, lastAuthor, createdAt, lastAt, replies, pinnedAt, lockedAt, seenNo } = row
  return {
    ...{ id, title, author, lastAuthor, replies },
    createdAt: createdAt.toISOString(),
    lastAt: lastAt.toISOString(),
    isPinned: pinnedAt !== null,
    isLocked: lockedAt !== null,
    unread: readerId === null ? 0 : unreadPosts(replies, seenNo),
    isNew: readerId !== null && seenNo === null,
  }
}

/** A post for a reader. Markup is cleaned when it is written and again when it is read, since a row may be older than a rule. */
export function postOut(row: PostRow, readerId: number | null): PostOut {
  const { id, no, author, content, createdAt, editedAt, removedBy, mentions } = row
  return {
    ...{ id, no, author, removedBy, mentions },
    content: removedBy === null ? storedMarkup(content) : '',
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isOwn: readerId !== null && author?.id === readerId,
  }
}

/** A page of a competition's topics; two statements. */
export async function readTopics(
  { db, clock }: Platform,
  question: { competitionId: number; page: number; readerId: number | null },
): Promise<DataIn<typeof discussionTopics>> {
  const { readerId } = question
  const { total, isBanned } = await discussionOf(db, { ...question, now: new Date(clock()) })
  const rows = await findTopics(db, question)
  return { list: rows.map((row) => topicOut(row, readerId)), total, mayWrite: readerId !== null && !isBanned }
}

/** A topic with a page of its replies; three statements. Throws `notFound`, `topicRemoved`. */
export async function readTopic(
  { db, clock }: Platform,
  { page, readerId, ...ref }: TopicRef & { page: number; readerId: number | null },
): Promise<DataIn<typeof discussionTopic>> {
  const { isBanned } = await discussionOf(db, { ...ref, readerId, now: new Date(clock()) })
  const row = await findTopic(db, ref, readerId)
  if (!row) throw new ApiError('notFound')
  if (row.removedAt) throw new ApiError('topicRemoved')
  const [opening, ...list] = (await findPosts(db, ref.topicId, page)).map((post) => postOut(post, readerId))
  if (!opening) throw new Error(`topic ${ref.topicId} has no opening post`)
  const refusal = writingRefusal({ isBanned, isLocked: row.lockedAt !== null, isRemoved: false })
  return { topic: topicOut(row, readerId), opening, list, mayWrite: readerId !== null && refusal === null }
}

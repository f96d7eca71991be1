import type { DataIn } from '@shulei/contract/call.ts'
import type { discussionTopic, discussionTopics, editPost } from '@shulei/contract/publish/discussion/calls.ts'
import { storedMarkup } from '@shulei/domain/base/markup/write.ts'
import { unreadPosts, writingRefusal } from '@shulei/domain/publish/discussion/discussion.ts'
import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { activityTitle } from '../content/content.service.ts'
import {
  type DiscussionFacts,
  findActivityDiscussion,
  findCompetitionDiscussion,
  findPosts,
  findTopic,
  findTopics,
  type PostRow,
  type TopicRef,
  type TopicRow,
} from './topic.repo.ts'

type TopicOut = DataIn<typeof discussionTopics>['list'][number]
type PostOut = DataIn<typeof editPost>

/**
 * A discussion as a person finds it. Call it outside of transactions, since it may read the operator's texts. Throws `notFound` for a
 * competition or an activity that is not published.
 */
export async function discussionOf(
  platform: Platform,
  { scope: { kind, id }, readerId }: { scope: DiscussionScope; readerId: number | null },
): Promise<DiscussionFacts> {
  const { db, clock } = platform
  if (kind === 'activity') {
    const title = await activityTitle(platform, id)
    return {
      ...(await findActivityDiscussion(db, { activityId: id, readerId })),
      title,
      isBanned: false,
      isOrganizer: false,
    }
  }
  const facts = await findCompetitionDiscussion(db, { competitionId: id, readerId, now: new Date(clock()) })
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

/** A page of a discussion's topics; two statements, three for an activity. */
export async function readTopics(
  platform: Platform,
  question: { scope: DiscussionScope; page: number; readerId: number | null },
): Promise<DataIn<typeof discussionTopics>> {
  const { readerId } = question
  const { total, isBanned } = await discussionOf(platform, question)
  const rows = await findTopics(platform.db, question)
  return { list: rows.map((row) => topicOut(row, readerId)), total, mayWrite: readerId !== null && !isBanned }
}

/** A topic with a page of its replies; three statements, four in an activity. Throws `notFound`, `topicRemoved`. */
export async function readTopic(
  platform: Platform,
  { page, readerId, ...ref }: TopicRef & { page: number; readerId: number | null },
): Promise<DataIn<typeof discussionTopic>> {
  const { db } = platform
  const { isBanned, isOrganizer } = await discussionOf(platform, { ...ref, readerId })
  const row = await findTopic(db, ref, readerId)
  if (!row) throw new ApiError('notFound')
  if (row.removedAt) throw new ApiError('topicRemoved')
  const [opening, ...list] = (await findPosts(db, ref.topicId, page)).map((post) => postOut(post, readerId))
  if (!opening) throw new Error(`topic ${ref.topicId} has no opening post`)
  const refusal = writingRefusal({ isBanned, isLocked: row.lockedAt !== null, isRemoved: false })
  const mayWrite = readerId !== null && refusal === null
  return { topic: topicOut(row, readerId), opening, list, mayWrite, ...(isOrganizer ? { isOrganizer } : {}) }
}

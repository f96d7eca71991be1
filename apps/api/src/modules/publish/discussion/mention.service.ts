import { DAY } from '@shulei/domain/base/time/instant.ts'
import { MAX_MENTIONS, mentionsOf, toldOfReply } from '@shulei/domain/publish/discussion/discussion.ts'
import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import { findTold } from './mention.repo.ts'
import type { DiscussionFacts } from './topic.repo.ts'

/** Younger accounts have lower limits. */
const YOUNG = 3 * DAY

/** Whether an account is younger than three days. */
export const isYoung = ({ since }: DiscussionFacts, now: number): boolean =>
  since !== null && now - since.getTime() < YOUNG

interface Writing {
  authorId: number
  scope: DiscussionScope
  /** Null for a new topic. */
  topicId: number | null
}

/**
 * The people whom a post can mention: those of the given ones who exist, may open the discussion and are not blocked. Mentions of
 * strangers count as first contacts of messages do. Throws `tooManyMentions`, `tooMany`.
 */
export async function takeMentions(
  { db, limits, clock }: Platform,
  ids: readonly number[],
  { facts, ...writing }: Writing & { facts: DiscussionFacts },
): Promise<number[]> {
  const wanted = mentionsOf(ids, writing.authorId)
  if (wanted.length > MAX_MENTIONS) throw new ApiError('tooManyMentions', { facts: { max: MAX_MENTIONS } })
  if (wanted.length === 0) return []
  const found = await findTold(db, wanted, writing)
  const strangers = found.filter(({ isStranger }) => isStranger).length
  if (strangers > 0) {
    await limits.take(isYoung(facts, clock()) ? 'strangerYoung' : 'stranger', writing.authorId, strangers)
  }
  return found.map(({ id }) => id)
}

interface WrittenPost extends Writing {
  topicId: number
  postId: number
  no: number
  topic: string
  topicAuthorId: number | null
  mentions: readonly number[]
  /** Title of the competition or activity. */
  place: { cn: string; en: string }
  at: number
}

/** Notifies of a post: whom it mentions, and the author of its topic. The caller's transaction then holds their inboxes' locks. */
export async function tellOfPost(tx: Tx, post: WrittenPost): Promise<void> {
  const { authorId, scope, place, topicId, topic, no, postId, at } = post
  const { mentioned, replied } = toldOfReply(post)
  // somebody whom a block keeps from being mentioned is not told of a reply either
  const reachable = replied.length > 0 ? (await findTold(tx, replied, post)).map(({ id }) => id) : []
  const about =
    scope.kind === 'activity'
      ? { activityId: scope.id, activity: place }
      : { competitionId: scope.id, competition: place }
  const event = {
    ...{ actorId: authorId, subject: `post:${postId}`, at },
    facts: { ...about, topicId, topic, no },
  }
  await notify(tx, [
    ...mentioned.map((recipientId) => ({ ...event, kind: 'mentioned' as const, recipientId })),
    ...reachable.map((recipientId) => ({ ...event, kind: 'replied' as const, recipientId })),
  ])
}

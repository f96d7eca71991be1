import type { BodyOut, Data, DataIn } from '@shulei/contract/call.ts'
import type {
  addReply,
  addTopic,
  decideTopic,
  editPost,
  removePost,
  reportPost,
  viewTopic,
} from '@shulei/contract/publish/discussion/calls.ts'
import {
  MAX_POST,
  MAX_POST_MARKUP,
  MAX_TOPIC_TITLE,
  type postProblem,
  titleProblem,
  topicTitle,
  unreadPosts,
  writingRefusal,
} from '@shulei/domain/publish/discussion/discussion.ts'
import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { mustBeBase } from '../../../platform/base.ts'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isYoung, takeMentions, tellOfPost } from './mention.service.ts'
import { carryOut } from './operator.service.ts'
import { type DiscussionFacts, findPost, findTopic, type PostRow, type TopicRef } from './topic.repo.ts'
import { discussionOf, postOut } from './topic.service.ts'
import {
  clearPost,
  insertReply,
  insertTopic,
  type LockedTopic,
  lockTopic,
  raiseView,
  saveReport,
  setRemoved,
  updatePost,
  updateTitle,
} from './write.repo.ts'

/** The text of a post as it is stored. Throws `postEmpty`, `postTooLong`, `postForbidden`, and as `Texts.read`. */
async function textIn({ texts }: Platform, userId: number, content: string): Promise<string> {
  const refusal = (problem: NonNullable<ReturnType<typeof postProblem>>) =>
    new ApiError(problem, { facts: { max: MAX_POST }, data: { fields: ['content'] } })
  if (content.length > MAX_POST_MARKUP) throw refusal('postTooLong')
  const written = await texts.read(userId, 'post', content)
  if (written.problem !== null) throw refusal(written.problem)
  return written.stored
}

/** The title of a topic as it is stored. Throws `topicTitleEmpty`, `topicTitleInvalid`. */
function titleIn(title: string): string {
  const problem = titleProblem(title)
  if (problem) throw new ApiError(problem, { facts: { max: MAX_TOPIC_TITLE }, data: { fields: ['title'] } })
  return topicTitle(title)
}

interface Place {
  scope: DiscussionScope
  userId: number
}

const stateOf = (platform: Platform, { scope, userId }: Place) => discussionOf(platform, { scope, readerId: userId })

async function takeLimits({ limits, clock }: Platform, userId: number, facts: DiscussionFacts): Promise<void> {
  await limits.take('post', userId)
  if (isYoung(facts, clock())) await limits.take('postYoung', userId)
}

/** A topic that is still there. Throws `notFound`, `topicRemoved`. */
function there<T extends { removedAt: Date | null }>(topic: T | null): T {
  if (!topic) throw new ApiError('notFound')
  if (topic.removedAt) throw new ApiError('topicRemoved')
  return topic
}

/** A topic under its lock. Throws as `there`. */
const lockedTopic = async (tx: Tx, ref: TopicRef): Promise<LockedTopic> => there(await lockTopic(tx, ref))

type WritableTopic = Pick<LockedTopic, 'lockedAt' | 'removedAt'>

function checkWriting({ lockedAt, removedAt }: WritableTopic, { isBanned }: DiscussionFacts): void {
  const refusal = writingRefusal({ isBanned, isLocked: lockedAt !== null, isRemoved: removedAt !== null })
  if (refusal) throw new ApiError(refusal)
}

/** A post of a topic. Throws `notFound`. */
async function postOf(on: Executor, topicId: number, postId: number): Promise<PostRow> {
  const post = await findPost(on, topicId, postId)
  if (!post) throw new ApiError('notFound')
  return post
}

/** Opens a topic, which its author has then seen. Throws `discussionBanned`, `tooMany` and the problems of title and text. */
export async function openTopic(
  platform: Platform,
  place: Place,
  body: BodyOut<typeof addTopic>,
): Promise<DataIn<typeof addTopic>> {
  const { scope, userId } = place
  const facts = await stateOf(platform, place)
  if (facts.isBanned) throw new ApiError('discussionBanned')
  const title = titleIn(body.title)
  await takeLimits(platform, userId, facts)
  const written = { title, content: await textIn(platform, userId, body.content) }
  const writing = { authorId: userId, scope, topicId: null }
  const mentions = await takeMentions(platform, body.mentions, { ...writing, facts })
  return platform.db.transaction(async (tx) => {
    const at = platform.clock()
    const row = { scope, authorId: userId, mentions, ...written, at: new Date(at) }
    const { topicId, postId } = await insertTopic(tx, row)
    await raiseView(tx, userId, topicId, 0)
    const post = {
      topicId,
      postId,
      no: 0,
      topic: written.title,
      topicAuthorId: userId,
      mentions,
      place: facts.title,
      at,
    }
    await tellOfPost(tx, { ...writing, ...post })
    return { topicId }
  })
}

/**
 * Replies to a topic, whose lock gives replies that arrive together their numbers one after the other, and refuses those after an
 * organiser's lock. Throws `notFound`, `topicRemoved`, `topicLocked`, `discussionBanned`, `tooMany` and the problems of the text.
 */
export async function reply(
  platform: Platform,
  { topicId, ...place }: Place & TopicRef,
  body: BodyOut<typeof addReply>,
): Promise<DataIn<typeof addReply>> {
  const { scope, userId } = place
  const facts = await stateOf(platform, place)
  checkWriting(there(await findTopic(platform.db, { scope, topicId }, userId)), facts)
  await takeLimits(platform, userId, facts)
  const content = await textIn(platform, userId, body.content)
  const writing = { authorId: userId, scope, topicId }
  const mentions = await takeMentions(platform, body.mentions, { ...writing, facts })
  return platform.db.transaction(async (tx) => {
    const topic = await lockedTopic(tx, { scope, topicId })
    checkWriting(topic, facts)
    const at = platform.clock()
    const post = await insertReply(tx, topic, { authorId: userId, content, mentions, at: new Date(at) })
    await raiseView(tx, userId, topicId, post.no)
    const { title, authorId: topicAuthorId } = topic
    await tellOfPost(tx, { ...writing, ...post, topic: title, topicAuthorId, mentions, place: facts.title, at })
    return post
  })
}

/** A post that a person wants to change. */
interface PostPlace extends Place, TopicRef {
  postId: number
}

/**
 * Changes the caller's own post. Throws `notFound`, `forbidden` for another person's post, `postRemoved`, `valuesStale`, the refusals of writing and
 * the problems of title and text.
 */
export async function edit(
  platform: Platform,
  { topicId, postId, ...place }: PostPlace,
  body: BodyOut<typeof editPost>,
): Promise<Data<typeof editPost>> {
  const { scope, userId } = place
  const ref = { scope, topicId }
  const facts = await stateOf(platform, place)
  /** The post, which its author may still change. */
  const ownPost = async (on: Executor, topic: WritableTopic) => {
    const post = await postOf(on, topicId, postId)
    if (post.author?.id !== userId) throw new ApiError('forbidden')
    if (post.removedBy) throw new ApiError('postRemoved')
    checkWriting(topic, facts)
    return post
  }
  await ownPost(platform.db, there(await findTopic(platform.db, ref, userId)))
  const title = body.title === undefined ? null : titleIn(body.title)
  const content = await textIn(platform, userId, body.content)
  return platform.db.transaction(async (tx) => {
    const topic = await lockedTopic(tx, ref)
    const post = await ownPost(tx, topic)
    if (body.base) {
      const present = { content: postOut(post, userId).content, title: topic.title }
      mustBeBase(body.base, present, { content, title })
    }
    await updatePost(tx, postId, { content, at: new Date(platform.clock()) })
    if (title !== null && post.no === 0) await updateTitle(tx, topicId, title)
    return postOut(await postOf(tx, topicId, postId), userId)
  })
}

/**
 * Removes the caller's own post: its place stays as long as somebody may have answered, and a topic without replies is removed as a
 * whole. A repeated call changes nothing. Throws `notFound`, `topicRemoved`, `forbidden`.
 */
export async function remove(
  { db, clock }: Platform,
  { scope, topicId, postId, userId }: PostPlace,
): Promise<Data<typeof removePost>> {
  return db.transaction(async (tx) => {
    const topic = await lockedTopic(tx, { scope, topicId })
    const post = await postOf(tx, topicId, postId)
    if (post.author?.id !== userId) throw new ApiError('forbidden')
    const at = new Date(clock())
    await clearPost(tx, postId, { removedBy: 'author', at })
    if (post.no > 0 || topic.replies > 0) return { removed: 'post' as const }
    await setRemoved(tx, topicId, at)
    return { removed: 'topic' as const }
  })
}

/**
 * Pins, unpins, locks or unlocks a topic as somebody who runs the competition. Throws `forbidden` for everybody else, `notFound`,
 * `topicRemoved`.
 */
export async function decide(
  platform: Platform,
  { topicId, ...place }: Place & TopicRef,
  { decision }: BodyOut<typeof decideTopic>,
): Promise<Data<typeof decideTopic>> {
  const { scope, userId } = place
  const { isOrganizer } = await stateOf(platform, place)
  if (!isOrganizer) throw new ApiError('forbidden')
  const decided = await platform.db.transaction(async (tx) => {
    const { id } = await lockedTopic(tx, { scope, topicId })
    return carryOut(tx, id, decision, new Date(platform.clock()))
  })
  if (!decided) throw new Error(`the locked topic ${topicId} was not changed`)
  platform.log.info({ userId, topicId, decision }, 'an organizer decided about a topic')
  return decided
}

/** Notes the last post that a person has seen. Throws `notFound`, `topicRemoved`. */
export async function view(
  { db }: Platform,
  { scope, topicId, userId }: Place & TopicRef,
  { no }: BodyOut<typeof viewTopic>,
): Promise<Data<typeof viewTopic>> {
  return db.transaction(async (tx) => {
    const { replies } = there(await findTopic(tx, { scope, topicId }, userId))
    return { unread: unreadPosts(replies, await raiseView(tx, userId, topicId, Math.min(no, replies))) }
  })
}

/** Reports another person's post. Throws `notFound`, `topicRemoved`, `forbidden` for one's own, `postRemoved`, `tooMany`. */
export async function report(
  platform: Platform,
  { scope, topicId, postId, userId }: PostPlace,
  { reason, note }: BodyOut<typeof reportPost>,
): Promise<Data<typeof reportPost>> {
  await platform.limits.take('report', userId)
  await platform.db.transaction(async (tx) => {
    there(await findTopic(tx, { scope, topicId }, userId))
    const post = await postOf(tx, topicId, postId)
    if (post.author?.id === userId) throw new ApiError('forbidden')
    if (post.removedBy) throw new ApiError('postRemoved')
    const createdAt = new Date(platform.clock())
    await saveReport(tx, { reporterId: userId, postId, reason, note, createdAt })
  })
  platform.log.info({ reporterId: userId, postId, reason }, 'a post was reported')
  return { reported: true }
}

import type { Args, Data } from '@shulei/contract/call.ts'
import type { discussionTopic, discussionTopics } from '@shulei/contract/discussion/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { pageOfPost, postAnchor } from '@shulei/domain/discussion/discussion.ts'

export type Topics = Data<typeof discussionTopics>
export type TopicBrief = Topics['list'][number]
export type TopicAnswer = Data<typeof discussionTopic>
export type Post = TopicAnswer['opening']

/** State of a discussion in its address: a page of the topics, or of one topic. */
export interface DiscussionQuery {
  /** The open topic; absent for the list. */
  topic?: number
  page: number
}

const whole = (raw: string | null) => (raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : undefined)

/** Reads the address of a discussion. Invalid values count as absent. */
export function parseDiscussion(params: URLSearchParams): DiscussionQuery {
  const topic = whole(params.get('topic'))
  const page = whole(params.get('page')) ?? 1
  return { ...(topic === undefined ? {} : { topic }), page: page <= 1_000_000 ? page : 1 }
}

/** Writes the address of a discussion without default values. */
export const discussionAddress = (id: number, { topic, page = 1 }: Partial<DiscussionQuery> = {}): string =>
  competitionAddress.discuss({ id, topic, page: page > 1 ? page : undefined })

/** The address of a post of a topic. */
export const postAddress = (id: number, topic: number, no: number): string => {
  const page = pageOfPost(no)
  return competitionAddress.discuss({ id, topic, page: page > 1 ? page : undefined, hash: postAnchor(no) })
}

/** Arguments of the call for a page of topics, shared by loader and component. */
export const topicsArgs = (id: number, page: number): Args<typeof discussionTopics> => ({
  params: { id },
  query: { page },
})

/** Arguments of the call for a page of a topic, shared by loader and component. */
export const topicArgs = (id: number, topicId: number, page: number): Args<typeof discussionTopic> => ({
  params: { id, topicId },
  query: { page },
})

/** A post in its topic. */
export interface PostCardProps {
  competitionId: number
  topic: TopicBrief
  post: Post
  /** The reader may write to the topic. */
  mayWrite: boolean
  /** Reads the topic again, after a change of the post. */
  onChanged: () => Promise<unknown>
}

import type { Args, Data } from '@shulei/contract/call.ts'
import type { discussionTopic, discussionTopics } from '@shulei/contract/publish/discussion/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { TopicDecision } from '@shulei/domain/publish/discussion/discussion.ts'
import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'

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

const calls = {
  competition: {
    topics: refs.discussionTopics,
    addTopic: refs.addTopic,
    topic: refs.discussionTopic,
    viewTopic: refs.viewTopic,
    addReply: refs.addReply,
    editPost: refs.editPost,
    removePost: refs.removePost,
    reportPost: refs.reportPost,
  },
  activity: {
    topics: refs.activityTopics,
    addTopic: refs.addActivityTopic,
    topic: refs.activityTopic,
    viewTopic: refs.viewActivityTopic,
    addReply: refs.addActivityReply,
    editPost: refs.editActivityPost,
    removePost: refs.removeActivityPost,
    reportPost: refs.reportActivityPost,
  },
}

/** The calls of a discussion. */
export const callsOf = ({ kind }: DiscussionScope) => calls[kind]

/** Arguments of the call for a page of topics, shared by loader and component. */
export const topicsArgs = ({ id }: DiscussionScope, page: number): Args<typeof discussionTopics> => ({
  params: { id },
  query: { page },
})

/** Arguments of the call for a page of a topic, shared by loader and component. */
export const topicArgs = ({ id }: DiscussionScope, topicId: number, page: number): Args<typeof discussionTopic> => ({
  params: { id, topicId },
  query: { page },
})

/** An action of the reader, to be announced. */
export type Done = 'opened' | 'replied' | 'edited' | 'removed' | 'topicRemoved' | TopicDecision

/** Announces an action, and moves the focus to the element with this id. Without one the pressed button keeps the focus. */
export type OnDone = (done: Done, place?: string) => void

/** The id of the title of the list of topics. */
export const topicsId = 'topics'

/** A post in its topic. */
export interface PostCardProps {
  scope: DiscussionScope
  topic: TopicBrief
  post: Post
  /** The reader may write to the topic. */
  mayWrite: boolean
  /** Reads the topic again, after a change of the post. */
  onChanged: () => Promise<unknown>
  onDone: OnDone
}

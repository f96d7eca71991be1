import { topicDecisions } from '@shulei/domain/publish/discussion/discussion.ts'
import { MAX_REPORT_NOTE, reportReasons } from '@shulei/domain/talk/message/report.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { base as baseOf, id, instant, page, person, plainText } from '../../fields.ts'

/** A topic of a discussion. People are null once their account is gone. */
export const Topic = z.object({
  id,
  title: z.string(),
  author: person.nullable(),
  createdAt: instant,
  /** The newest post: its time and author. */
  lastAt: instant,
  lastAuthor: person.nullable(),
  replies: z.int().min(0),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  /** Posts that the signed-in reader has not seen; 0 for a visitor. */
  unread: z.int().min(0),
  /** The signed-in reader has never opened the topic. */
  isNew: z.boolean(),
})

/** A post: the opening one has the number 0, replies count from 1 without gaps. */
export const Post = z.object({
  id,
  no: z.int().min(0),
  author: person.nullable(),
  /** Markup with allowed elements only; empty once the post is removed. */
  content: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** The role of the person who removed the post; its place and number stay. */
  removedBy: z.enum(['author', 'operator']).nullable(),
  isOwn: z.boolean(),
  /** People whom the post mentions. */
  mentions: z.array(person),
})

type Base = '/api/site/competitions/{id}/discussion' | '/api/site/activities/{id}/discussion'

const textErrors = ['postEmpty', 'postTooLong', 'postForbidden'] as const
const titleErrors = ['topicTitleEmpty', 'topicTitleInvalid'] as const
const writingErrors = ['topicRemoved', 'topicLocked', 'discussionBanned'] as const

const content = z.string()

/** People whom the post mentions, at most 5: each gets a notice. Ids of nobody, and of people who cannot be told, are left out. */
const mentions = z.array(id).max(100).default([])

/** The calls of the discussions of one kind. Those of both kinds have the same parameters, bodies and answers. */
const callsAt = (base: Base, spec: string) => ({
  topics: call({
    method: 'GET',
    path: base,
    spec,
    summary: 'Topics of a discussion in pages of 10: the pinned ones, then those with the newest posts',
    auth: 'none',
    query: z.object({ page }),
    data: z.object({
      list: z.array(Topic),
      total: z.int().min(0),
      /** The reader is signed in, and no ban keeps them from writing. */
      mayWrite: z.boolean(),
    }),
  }),
  addTopic: call({
    method: 'POST',
    path: base,
    spec,
    summary: 'Open a topic with a title and a formatted text',
    auth: 'user',
    body: z.object({ title: z.string(), content, mentions }),
    data: z.object({ topicId: id }),
    errors: [...titleErrors, ...textErrors, 'discussionBanned', 'tooManyMentions'],
  }),
  topic: call({
    method: 'GET',
    path: `${base}/{topicId}` as const,
    spec: 'own: discussion',
    summary: 'A topic: its opening post, and 10 replies a page in the order in which they were written',
    auth: 'none',
    query: z.object({ page }),
    data: z.object({
      topic: Topic,
      opening: Post,
      list: z.array(Post),
      mayWrite: z.boolean(),
      /** The reader runs the competition, and may pin and lock the topic. An activity has no organisers. */
      isOrganizer: z.literal(true).optional(),
    }),
    errors: ['topicRemoved'],
  }),
  viewTopic: call({
    method: 'PUT',
    path: `${base}/{topicId}/view` as const,
    spec: 'own: discussion',
    summary: 'Note that the reader has seen the posts of a topic up to a number; a smaller number changes nothing',
    auth: 'user',
    body: z.object({ no: z.int().min(0).max(1_000_000) }),
    data: z.object({ unread: z.int().min(0) }),
    errors: ['topicRemoved'],
  }),
  addReply: call({
    method: 'POST',
    path: `${base}/{topicId}/replies` as const,
    spec: 'own: discussion',
    summary: 'Reply to a topic that is not locked',
    auth: 'user',
    body: z.object({ content, mentions }),
    data: z.object({ postId: id, no: z.int().min(1) }),
    errors: [...textErrors, ...writingErrors, 'tooManyMentions'],
  }),
  editPost: call({
    method: 'PUT',
    path: `${base}/{topicId}/posts/{postId}` as const,
    spec: 'own: discussion',
    summary: "Change the caller's own post; with title also the title of the topic that it opens",
    auth: 'user',
    body: z.object({ content, title: z.string().optional(), base: baseOf({ content, title: z.string() }) }),
    data: Post,
    errors: [...titleErrors, ...textErrors, ...writingErrors, 'postRemoved', 'valuesStale'],
  }),
  removePost: call({
    method: 'DELETE',
    path: `${base}/{topicId}/posts/{postId}` as const,
    spec: 'own: discussion',
    summary: "Remove the caller's own post. Its place stays; a topic without replies is removed as a whole",
    auth: 'user',
    data: z.object({ removed: z.enum(['post', 'topic']) }),
    errors: ['topicRemoved'],
  }),
  reportPost: call({
    method: 'POST',
    path: `${base}/{topicId}/posts/{postId}/report` as const,
    spec: 'own: discussion',
    summary: "Report another person's post to the platform; a repeat changes the first report",
    auth: 'user',
    body: z.object({ reason: z.enum(reportReasons), note: plainText(MAX_REPORT_NOTE).default('') }),
    data: z.object({ reported: z.literal(true) }),
    errors: ['topicRemoved', 'postRemoved'],
  }),
})

export type DiscussionCalls = ReturnType<typeof callsAt>

/** The calls of the discussions of competitions and of activities. */
export const discussionCalls = {
  competition: callsAt('/api/site/competitions/{id}/discussion', 'X014'),
  activity: callsAt('/api/site/activities/{id}/discussion', 'X013'),
}

/** The decision of those who run a competition; activities have no organisers. */
export const decideTopic = call({
  method: 'PUT',
  path: '/api/site/competitions/{id}/discussion/{topicId}/decision',
  spec: 'own: discussion',
  summary: 'Pin, unpin, lock or unlock a topic; only for those who run the competition',
  auth: 'user',
  body: z.object({ decision: z.enum(topicDecisions) }),
  data: Topic.pick({ isPinned: true, isLocked: true }),
  errors: ['topicRemoved'],
})

export const {
  topics: discussionTopics,
  addTopic,
  topic: discussionTopic,
  viewTopic,
  addReply,
  editPost,
  removePost,
  reportPost,
} = discussionCalls.competition

export const {
  topics: activityTopics,
  addTopic: addActivityTopic,
  topic: activityTopic,
  viewTopic: viewActivityTopic,
  addReply: addActivityReply,
  editPost: editActivityPost,
  removePost: removeActivityPost,
  reportPost: reportActivityPost,
} = discussionCalls.activity

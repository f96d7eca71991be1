import { decideTopic, discussionCalls } from '@shulei/contract/publish/discussion/calls.ts'
import { storedMarkup } from '@shulei/domain/base/markup/write.ts'
import {
  MAX_MENTIONS,
  MAX_POST,
  MAX_TOPIC_TITLE,
  postProblem,
  titleProblem,
} from '@shulei/domain/publish/discussion/discussion.ts'
import { type DiscussionScope, scopeKinds } from '@shulei/domain/publish/discussion/scope.ts'
import type { RequestHandler } from 'msw'
import { personOf } from '../../cast/people.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import {
  activityTopicsFixture,
  discussionTopicFixture,
  discussionTopicsFixture,
  hasTopic,
  type Reader,
} from './fixtures.ts'

function checkText(content: string): string {
  const problem = postProblem(content)
  if (problem) throw new MockRefusal(problem, { facts: { max: MAX_POST }, data: { fields: ['content'] } })
  return storedMarkup(content)
}

function checkTitle(title: string): void {
  const problem = titleProblem(title)
  if (problem) throw new MockRefusal(problem, { facts: { max: MAX_TOPIC_TITLE }, data: { fields: ['title'] } })
}

function checkMentions(ids: readonly number[]): void {
  if (ids.length > MAX_MENTIONS) throw new MockRefusal('tooManyMentions', { facts: { max: MAX_MENTIONS } })
}

type Kind = DiscussionScope['kind']

const topicOf = (id: number, page: number, { kind, reader }: { kind: Kind; reader: Reader }) => {
  if (!hasTopic(id, kind)) throw new MockRefusal('notFound')
  return discussionTopicFixture(page, reader, id, kind)
}

/** The calls of the discussions of one kind; what they write is answered, and not kept. */
function handlersOf(kind: Kind, reader: Reader): RequestHandler[] {
  const calls = discussionCalls[kind]
  const of = { kind, reader }
  const posted = (topicId: number, postId: number) => {
    const pages = [1, 2].map((page) => topicOf(topicId, page, of))
    const post = pages.flatMap(({ opening, list }) => [opening, ...list]).find(({ id }) => id === postId)
    if (!post) throw new MockRefusal('notFound')
    return post
  }
  const own = (topicId: number, postId: number) => {
    const post = posted(topicId, postId)
    if (!post.isOwn) throw new MockRefusal('forbidden')
    return post
  }
  return [
    mock(calls.topics, () =>
      kind === 'activity' ? activityTopicsFixture(reader) : discussionTopicsFixture(undefined, reader),
    ),
    mock(calls.addTopic, ({ body }) => {
      checkTitle(body.title)
      checkText(body.content)
      checkMentions(body.mentions)
      return { topicId: 42 }
    }),
    mock(calls.topic, ({ params, query }) => topicOf(params.topicId, query.page, of)),
    mock(calls.viewTopic, ({ params }) => {
      topicOf(params.topicId, 1, of)
      return { unread: 0 }
    }),
    mock(calls.addReply, ({ params, body }) => {
      checkText(body.content)
      checkMentions(body.mentions)
      const { topic } = topicOf(params.topicId, 1, of)
      if (topic.isLocked) throw new MockRefusal('topicLocked')
      return { postId: 500, no: topic.replies + 1 }
    }),
    mock(calls.editPost, ({ params, body }) => {
      if (body.title !== undefined) checkTitle(body.title)
      return { ...own(params.topicId, params.postId), content: checkText(body.content) }
    }),
    mock(calls.removePost, ({ params }) => {
      own(params.topicId, params.postId)
      return { removed: 'post' as const }
    }),
    mock(calls.reportPost, ({ params }) => {
      if (posted(params.topicId, params.postId).isOwn) throw new MockRefusal('forbidden')
      return { reported: true as const }
    }),
  ]
}

/** The readers of the fixtures run no competition. */
const decide = mock(decideTopic, () => {
  throw new MockRefusal('forbidden')
})

/** The calls of all discussions for a reader. */
export const discussionHandlersOf = (reader: Reader): RequestHandler[] => [
  ...scopeKinds.flatMap((kind) => handlersOf(kind, reader)),
  decide,
]

export const discussionHandlers: RequestHandler[] = discussionHandlersOf(personOf('lin'))

import * as calls from '@shulei/contract/discussion/calls.ts'
import {
  MAX_MENTIONS,
  MAX_POST,
  MAX_TOPIC_TITLE,
  postProblem,
  titleProblem,
} from '@shulei/domain/discussion/discussion.ts'
import { storedMarkup } from '@shulei/domain/markup/write.ts'
import type { RequestHandler } from 'msw'
import { personOf } from '../cast/people.ts'
import { mock } from '../mock.ts'
import { MockRefusal } from '../refusal.ts'
import { discussionTopicFixture, discussionTopicsFixture, hasTopic, type Reader } from './fixtures.ts'

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

const topicOf = (id: number, page: number, reader: Reader) => {
  if (!hasTopic(id)) throw new MockRefusal('notFound')
  return discussionTopicFixture(page, reader, id)
}

/** The calls of a discussion for a reader; what they write is answered, and not kept. */
export const discussionHandlersOf = (reader: Reader): RequestHandler[] => {
  const posted = (topicId: number, postId: number) => {
    const pages = [1, 2].map((page) => topicOf(topicId, page, reader))
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
    mock(calls.discussionTopics, () => discussionTopicsFixture(undefined, reader)),
    mock(calls.addTopic, ({ body }) => {
      checkTitle(body.title)
      checkText(body.content)
      checkMentions(body.mentions)
      return { topicId: 42 }
    }),
    mock(calls.discussionTopic, ({ params, query }) => topicOf(params.topicId, query.page, reader)),
    mock(calls.viewTopic, ({ params }) => {
      topicOf(params.topicId, 1, reader)
      return { unread: 0 }
    }),
    mock(calls.addReply, ({ params, body }) => {
      checkText(body.content)
      checkMentions(body.mentions)
      const { topic } = topicOf(params.topicId, 1, reader)
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

export const discussionHandlers: RequestHandler[] = discussionHandlersOf(personOf('lin'))

import {
  articleDraft,
  personArticle,
  publishArticle,
  removeArticle,
  saveArticle,
  startArticle,
} from '@shulei/contract/people/article/calls.ts'
import type { RequestHandler } from 'msw'
import { articles } from '../../cast/writings.ts'
import { fromNow } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { articleDraftFixture, articleFixture } from './fixtures.ts'

/** Articles of the cast; saves are answered with the next version and not stored. */
export const articleHandlers: RequestHandler[] = [
  mock(personArticle, ({ params }) => {
    if (!articles.some(({ id }) => id === params.id)) throw new MockRefusal('notFound')
    return articleFixture(params.id)
  }),
  mock(articleDraft, ({ params }) => articleDraftFixture({ id: params.id })),
  mock(startArticle, () => ({ id: articleFixture().id })),
  mock(saveArticle, ({ body }) => ({ version: body.version + 1 })),
  mock(publishArticle, ({ body }) => ({ version: body.version + 1, publishedAt: fromNow({}) })),
  mock(removeArticle, () => ({ affectedRows: 1 })),
]

import {
  microsite,
  micrositeArticle,
  micrositeList,
  micrositeNews,
  micrositePage,
} from '@shulei/contract/publish/microsite/calls.ts'
import { isAnsweredPage } from '@shulei/domain/publish/microsite/pages.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import {
  micrositeArticleFixture,
  micrositeListFixture,
  micrositeNewsFixture,
  micrositePageFixture,
} from './fixtures.ts'
import { siteOf } from './sites.ts'

export const micrositeHandlers: RequestHandler[] = [
  mock(micrositeList, ({ query }) =>
    query.kind
      ? micrositeListFixture(query.kind)
      : { list: [...micrositeListFixture('race').list, ...micrositeListFixture('special').list] },
  ),
  mock(microsite, ({ params }) => siteOf(params.name)),
  mock(micrositePage, ({ params: { name, page } }) => {
    if (!isAnsweredPage(page)) throw new MockRefusal('notFound')
    return micrositePageFixture(siteOf(name), page)
  }),
  mock(micrositeNews, () => micrositeNewsFixture()),
  mock(micrositeArticle, () => micrositeArticleFixture()),
]

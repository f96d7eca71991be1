import {
  activity,
  article,
  editorialPage,
  evaluationTasks,
  experts,
  faq,
  gradeHolders,
  informationList,
} from '@shulei/contract/publish/content/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { evaluationFixture, gradesFixture } from './evaluation.ts'
import {
  activityFixture,
  articleFixture,
  editorialPageFixture,
  expertsFixture,
  faqFixture,
  informationFixture,
} from './fixtures.ts'

export const contentHandlers: RequestHandler[] = [
  mock(informationList, ({ query }) => informationFixture(query)),
  mock(article, ({ query }) => articleFixture(query.lang)),
  mock(activity, ({ query }) => activityFixture(query.part, query.lang)),
  mock(experts, ({ query }) => expertsFixture(query.type, query.lang)),
  mock(editorialPage, ({ params, query }) => editorialPageFixture(String(params.slug), query.lang)),
  mock(evaluationTasks, evaluationFixture),
  mock(gradeHolders, gradesFixture),
  mock(faq, ({ query }) => faqFixture(query.search, query.lang)),
]

import * as calls from '@shulei/contract/compete/review/calls.ts'
import { MAX_COMMENT, MIN_COMMENT, sheetProblem, totalOf } from '@shulei/domain/compete/review/criteria.ts'
import { MAX_PROJECT_SUMMARY, MAX_PROJECT_TITLE, projectProblem } from '@shulei/domain/compete/review/project.ts'
import type { RequestHandler } from 'msw'
import { demoPassword } from '../../cast/people.ts'
import { solutionContest } from '../../cast/projects.ts'
import { castCriteria, reviewers } from '../../cast/reviewers.ts'
import { mockNow as now } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import {
  contestFixture,
  detailsFixture,
  ownProjectFixture,
  reviewerFixture,
  sheetFixture,
  submitsFixture,
} from './fixtures.ts'

/** The calls of reviewers for one of the cast; what they write is answered, and not kept. */
export const reviewHandlersOf = (account: string): RequestHandler[] => [
  mock(calls.reviewerSelf, () => reviewerFixture(account)),
  mock(calls.reviewerLogin, ({ body }) => {
    const known = reviewers.find((one) => one.account === body.account && body.password === demoPassword)
    if (!known) throw new MockRefusal('reviewerWrong')
    return reviewerFixture(known.account)
  }),
  mock(calls.reviewerLogout, () => ({ signedOut: true })),
  mock(calls.reviewSubmits, () => submitsFixture(account)),
  mock(calls.reviewDetails, ({ params }) => detailsFixture(params.id, account)),
  mock(calls.saveScore, ({ params, body: { points, comment, final, version } }) => {
    const problem = sheetProblem(castCriteria, { points, comment }, final)
    if (problem) throw new MockRefusal(problem.reason, { facts: { min: MIN_COMMENT, max: MAX_COMMENT, criterion: '' } })
    return sheetFixture(params.id, account, {
      ...{ points, comment, version: version + 1, total: totalOf(castCriteria, points) },
      ...{ state: final ? 'final' : 'draft', savedAt: new Date(now).toISOString() },
    })
  }),
  mock(calls.saveWish, ({ body }) => ({ wish: body.wish })),
  mock(calls.spicCompetition, () => contestFixture()),
  mock(calls.spicSignup, () => ({
    ...{ id: solutionContest.id, isSignup: true, state: 4, team: '格点拾贝' },
    form: { organization: '江城科技大学', reason: '' },
  })),
  mock(calls.sendProject, ({ body }) => {
    const problem = projectProblem(body)
    const facts = { max: MAX_PROJECT_TITLE, maxEn: MAX_PROJECT_SUMMARY }
    if (problem) throw new MockRefusal(problem.reason, { facts, data: { fields: [problem.field] } })
    return ownProjectFixture()
  }),
]

export const reviewHandlers: RequestHandler[] = reviewHandlersOf('shen-yanqiu')

import {
  cancelSubmit,
  chooseFinal,
  compareSubmits,
  competitionSubmits,
  finalChoice,
  quotaLedger,
  shareSubmit,
  submissionRules,
  submitCompetitions,
  submitResult,
} from '@shulei/contract/compete/submission/calls.ts'
import type { RequestHandler } from 'msw'
import { fromNow } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import {
  comparisonFixture,
  finalChoiceFixture,
  ledgerFixture,
  ownCompetitionsFixture,
  submissionRulesFixture,
  submitFixture,
  submitsFixture,
} from './fixtures.ts'

const unscored = { queuePlace: null, score: null, scoredAt: null } as const

export const submissionHandlers: RequestHandler[] = [
  mock(competitionSubmits, () => submitsFixture()),
  mock(submissionRules, () => submissionRulesFixture()),
  mock(submitResult, () => submitFixture(7, { ...unscored, status: 'queued', queuePlace: 1, createdAt: fromNow({}) })),
  mock(submitCompetitions, () => ownCompetitionsFixture()),
  mock(finalChoice, () => finalChoiceFixture()),
  mock(chooseFinal, ({ body }) => {
    const choice = finalChoiceFixture()
    const wanted = new Set(body.submissions)
    if (wanted.size > choice.count) throw new MockRefusal('choiceTooMany', { facts: { max: choice.count } })
    const isNone = wanted.size === 0
    const list = choice.list.map((one, at) => ({
      ...{ ...one, isChosen: wanted.has(one.id) },
      counts: isNone ? at < choice.count : wanted.has(one.id),
    }))
    return { ...choice, list }
  }),
  mock(compareSubmits, () => comparisonFixture()),
  mock(quotaLedger, () => ledgerFixture()),
  mock(shareSubmit, ({ params, body }) => submitFixture(params.submitId - 9000, { share: body.share })),
  mock(cancelSubmit, ({ params }) => submitFixture(params.submitId - 9000, { ...unscored, status: 'cancelled' })),
]

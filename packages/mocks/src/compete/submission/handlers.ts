import {
  cancelSubmit,
  chooseFinal,
  compareSubmits,
  competitionSubmits,
  finalChoice,
  quotaLedger,
  shareSubmit,
  startResultUpload,
  submissionRules,
  submitCompetitions,
  submitResult,
} from '@shulei/contract/compete/submission/calls.ts'
import type { RequestHandler } from 'msw'
import { partsHandlers } from '../../base/upload/parts-handlers.ts'
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
  ...partsHandlers(startResultUpload.path, '5d0f4f3e-7f0c-4e6c-9a35-21d1f6f1a7b0'),
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

import {
  cancelSubmit,
  competitionSubmits,
  quotaLedger,
  submissionRules,
  submitCompetitions,
  submitResult,
} from '@shulei/contract/submission/calls.ts'
import type { RequestHandler } from 'msw'
import { fromNow } from '../clock.ts'
import { mock } from '../mock.ts'
import {
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
  mock(quotaLedger, () => ledgerFixture()),
  mock(cancelSubmit, ({ params }) => submitFixture(params.submitId - 9000, { ...unscored, status: 'cancelled' })),
]

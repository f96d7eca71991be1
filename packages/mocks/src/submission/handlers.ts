import { competitionSubmits, submissionRules, submitResult } from '@shulei/contract/submission/calls.ts'
import type { RequestHandler } from 'msw'
import { fromNow } from '../clock.ts'
import { mock } from '../mock.ts'
import { submissionRulesFixture, submitFixture, submitsFixture } from './fixtures.ts'

export const submissionHandlers: RequestHandler[] = [
  mock(competitionSubmits, () => submitsFixture()),
  mock(submissionRules, () => submissionRulesFixture()),
  mock(submitResult, () =>
    submitFixture(7, { status: 'queued', queuePlace: 1, score: null, scoredAt: null, createdAt: fromNow({}) }),
  ),
]

import {
  hostCompetition,
  hostedCompetitions,
  proposeCompetition,
  renewHostedCode,
} from '@shulei/contract/host/hosting/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { hostedFixture, madeFixture, newCodeFixture, proposalFixture } from './fixtures.ts'

/** The calls of 何秋水, who hosts two competitions. Every table is read as the one of her class. */
export const hostingHandlers: RequestHandler[] = [
  mock(proposeCompetition, () => proposalFixture()),
  mock(hostCompetition, ({ body }) => {
    if (body.title.trim() === '') throw new MockRefusal('hostedTitleEmpty')
    const target = proposalFixture().columns.find(({ name }) => name === body.targetColumn)
    if (!target?.metrics.includes(body.metric)) {
      throw new MockRefusal('hostedTarget', { facts: { column: body.targetColumn } })
    }
    return madeFixture()
  }),
  mock(hostedCompetitions, () => hostedFixture()),
  mock(renewHostedCode, ({ params }) => {
    if (!hostedFixture().list.some(({ id }) => id === params.id)) throw new MockRefusal('notFound')
    return { code: newCodeFixture }
  }),
]

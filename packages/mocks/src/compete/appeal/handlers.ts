import { appealCase, cheatType, sendAppeal } from '@shulei/contract/compete/appeal/calls.ts'
import { appealProblem } from '@shulei/domain/compete/appeal/appeal.ts'
import type { RequestHandler } from 'msw'
import en from '../../../../../locales/en-US/appeal.json' with { type: 'json' }
import zh from '../../../../../locales/zh-CN/appeal.json' with { type: 'json' }
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { ownTeamFixture } from '../competition/fixtures.ts'
import { appealCaseFixture, type CaseState } from './fixtures.ts'

const own = (teamId: number) => {
  if (teamId !== ownTeamFixture().id) throw new MockRefusal('notFound')
}

/** The calls of appeals for a case of this state; a sent appeal is answered as waiting. */
export const appealHandlersOf = (state: CaseState): RequestHandler[] => {
  return [
    mock(appealCase, ({ params, query }) => {
      own(query.teamId)
      return appealCaseFixture(state, params.id)
    }),
    mock(sendAppeal, ({ params, body }) => {
      own(body.teamId)
      const problem = appealProblem(body.content)
      if (problem) throw new MockRefusal(problem, { data: { fields: ['content'] } })
      if (!appealCaseFixture(state).canAppeal)
        throw new MockRefusal(state === 'none' ? 'nothingToAppeal' : 'appealSent')
      return appealCaseFixture('sent', params.id)
    }),
    mock(cheatType, ({ query }) => {
      own(query.teamId)
      const { flag } = appealCaseFixture(state)
      if (!flag || flag.endedAt !== null) return { list: [] }
      return { list: [{ type: flag.type, name: { cn: zh.kind[flag.type], en: en.kind[flag.type] } }] }
    }),
  ]
}

export const appealHandlers: RequestHandler[] = appealHandlersOf('banned')

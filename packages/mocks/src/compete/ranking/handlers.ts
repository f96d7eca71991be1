import { competitionDaily, competitionReplay, competitionShakeUp } from '@shulei/contract/compete/ranking/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { dailyFixture, replayFixture, shakeUpFixture } from './fixtures.ts'

export const rankingHandlers: RequestHandler[] = [
  mock(competitionDaily, ({ query }) =>
    dailyFixture({ page: query.page, perSize: query.per_size, ...(query.day === undefined ? {} : { day: query.day }) }),
  ),
  mock(competitionReplay, () => replayFixture()),
  mock(competitionShakeUp, () => shakeUpFixture()),
]

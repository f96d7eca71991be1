import { competitionProfile, competitionSections } from '@shulei/contract/compete/competition/calls.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { competitionProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
import preview from '#storybook/preview'
import { contestSite } from '../stories/contestSite.tsx'
import { Overview } from './Overview.tsx'

const meta = preview.meta({
  title: 'Areas/competition/Overview',
  component: Overview,
  decorators: [contestSite],
  args: { competitionId: 1001 },
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary')
  },
})

export const Running = meta.story({ tags: ['modes'], parameters: { visual: { wholePage: true } } })

export const Ended = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => competitionProfileFixture({}, competitionOf('football-result'))))
  },
})

export const ThreeRounds = meta.story({
  beforeEach({ msw }) {
    const base = competitionProfileFixture()
    const [first] = base.schedules
    if (!first) throw new Error('the fixture has a schedule')
    const round = (id: number, sort: number, title: string, titleEn: string, days: readonly [number, number]) => ({
      ...first,
      id,
      sort,
      title,
      titleEn,
      listAStartTime: null,
      listAEndTime: null,
      listBStartTime: new Date(Date.parse(base.endTime) + days[0] * 86_400_000).toISOString(),
      listBEndTime: new Date(Date.parse(base.endTime) + days[1] * 86_400_000).toISOString(),
    })
    msw.use(
      mock(competitionProfile, () => ({
        ...base,
        schedules: [first, round(2, 1, '复赛', 'Semi-final', [4, 9]), round(3, 2, '决赛', 'Final', [14, 20])],
      })),
    )
  },
})

export const NoTexts = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(competitionProfile, () => competitionProfileFixture({ schedules: [] })),
      mock(competitionSections, () => ({ sections: [] })),
    )
  },
})

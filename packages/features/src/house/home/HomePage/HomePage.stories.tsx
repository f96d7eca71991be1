import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { homeFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect } from 'storybook/test'
import { SWRConfig } from 'swr'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { withTime } from '../stories/withTime.tsx'
import { HomePage } from './HomePage.tsx'

const meta = preview.meta({
  title: 'Areas/home/HomePage',
  component: HomePage,
  decorators: [
    (Story, { parameters }) => (
      <SWRConfig value={{ fallback: { [keyOf(refs.home, {})]: parameters.home } }}>
        <Story />
      </SWRConfig>
    ),
    withTime,
  ],
  parameters: { layout: 'fullscreen', visual: { wholePage: true }, home: homeFixture() },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4)
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(4)
  },
})

export const NoLiveRing = meta.story({ parameters: { home: homeFixture({ ring: null }) } })

/** A new site without submissions. */
export const NothingHappenedYet = meta.story({
  parameters: {
    home: homeFixture({
      ring: null,
      activity: [],
      leaders: [],
      totals: { running: 0, competitions: 8, teams: 0, submits: 0, datasets: 8 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

/** A site without competitions. */
export const NoCompetitions = meta.story({
  tags: ['no-picture'], // as `NothingHappenedYet`, with a sentence in the place of the rows
  parameters: {
    home: homeFixture({
      ...{ ring: null, activity: [], leaders: [], schedule: [] },
      totals: { running: 0, competitions: 0, teams: 0, submits: 0, datasets: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('home:schedule.empty'))).toBeVisible()
  },
})

export const LongNames = meta.story({
  globals: { locale: 'en-US' },
  parameters: { home: withLongNames() },
})

function withLongNames() {
  const home = homeFixture()
  const title = {
    cn: '长江中下游城市群短临强降水与内涝积水联合预报挑战赛（高校组）',
    en: 'Joint nowcasting of heavy rain and street flooding along the lower Yangtze (universities)',
  }
  const name = 'The-society-for-gradient-boosting-and-late-submissions'
  return homeFixture({
    schedule: home.schedule.map((competition) => ({ ...competition, title })),
    leaders: home.leaders.map((leader) => ({
      ...leader,
      competition: { ...leader.competition, title },
      team: { ...leader.team, name },
    })),
    activity: home.activity.map((event) => ({
      ...event,
      team: { ...event.team, name },
      competition: { ...event.competition, title },
    })),
    datasets: home.datasets.map((dataset) => ({ ...dataset, name: title })),
  })
}

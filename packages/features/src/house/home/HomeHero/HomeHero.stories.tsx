import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { teams } from '@shulei/mocks/cast/teams.ts'
import { rankRowFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { homeFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { withTime } from '../stories/withTime.tsx'
import { HomeHero, type HomeHeroProps } from './HomeHero.tsx'

type HomeData = HomeHeroProps['data']

const { ring, ...rest } = homeFixture() as HomeData
if (!ring) throw new Error('The fixture of the home page has no ring')

const meta = preview.meta({
  title: 'Areas/home/HomeHero',
  component: HomeHero,
  decorators: [withTime],
  parameters: { layout: 'fullscreen' },
  args: { data: { ...rest, ring } },
})

/** List B is open: the columns are its first fourteen teams. */
export const Live = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toBeVisible()
    const columns = within(canvas.getByRole('figure')).getAllByRole('link')
    await expect(columns).toHaveLength(14)
    await expect(columns[0]).toHaveAttribute('href', expect.stringMatching(/^\/competitions\/\d+\/ranking#team-\d+$/))
    await expect(canvas.getByRole('timer')).toBeVisible()
  },
})

/** Smaller scores win: the smallest has the tallest column. */
export const SmallerIsBetter = meta.story({
  args: {
    data: {
      ...rest,
      ring: {
        ...ring,
        competition: competitionOf('us-births'),
        metric: 'rmse',
        stage: 0,
        decimals: 4,
        deadline: { at: '2026-11-29T23:59:59+08:00', kind: 'listAEnds' },
        rows: Array.from({ length: 14 }, (_, index) => rankRowFixture(index + 1)).map(({ team, score }) => ({
          team,
          score,
          before: score,
        })),
      },
    },
  },
})

export const FewTeams = meta.story({ args: { data: { ...rest, ring: { ...ring, rows: ring.rows.slice(0, 3) } } } })

export const LongNames = meta.story({
  globals: { locale: 'en-US' },
  args: {
    data: {
      ...rest,
      ring: {
        ...ring,
        competition: {
          ...ring.competition,
          title: {
            cn: '长江中下游城市群短临强降水与内涝积水联合预报挑战赛',
            en: 'Joint nowcasting of heavy rain and street flooding along the lower Yangtze',
          },
        },
        rows: ring.rows.map((row, index) => ({
          ...row,
          team: {
            ...row.team,
            name: index < 3 ? `The society for gradient boosting ${index + 1}` : (teams[index]?.name ?? row.team.name),
          },
        })),
      },
    },
  },
})

/** A season without a score shows the teams of all seasons. */
export const NewSeason = meta.story({
  args: { data: { ...rest, ring: { ...ring, allTime: true, updatedAt: null } } },
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('figure')).getAllByRole('link')
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/competitions\/\d+\/weekly-rankings$/))
    const caption = text('home:hero.captionAllTime', { contest: ring.competition.title.cn, count: 14 })
    await expect(canvas.getByText(caption)).toBeVisible()
  },
})

/** A competition that is open for sign-up has no score yet. */
export const NoScores = meta.story({ args: { data: { ...rest, ring: { ...ring, rows: [], updatedAt: null } } } })

/** No list is open: no ring and no deadline; the claim and the link to all competitions stay. */
export const NoLiveRing = meta.story({
  args: { data: { ...rest, ring: null, totals: { ...rest.totals, running: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/competitions')
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' } })

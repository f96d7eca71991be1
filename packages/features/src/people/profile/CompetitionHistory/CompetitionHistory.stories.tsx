import { competitionHistory } from '@shulei/contract/people/profile/calls.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { historyRows, tabPage } from '@shulei/mocks/people/profile/tabs.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { gu } from '../stories/people.ts'
import { CompetitionHistory } from './CompetitionHistory.tsx'

const rows = historyRows(gu)
type Row = (typeof rows)[number]

/** The row of a competition that is over, with another rank. */
const over = (rank: number, total: number): Row => {
  const row = rows.find(({ competition }) => competition.state === 'ended') as Row
  return {
    ...row,
    competition: { ...row.competition, id: 9000 + rank },
    standing: { ...(row.standing as NonNullable<Row['standing']>), rank, total },
  }
}

const meta = preview.meta({
  title: 'Areas/profile/CompetitionHistory',
  component: CompetitionHistory,
  parameters: { router: `/users/${gu.id}` },
  args: { userId: gu.id, page: 1 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: /^(美国每日出生人数预测|US daily births)$/ })).toHaveAttribute(
      'href',
      '/competitions/1001',
    )
    const certified = rows.flatMap(({ team }) => team?.certificate ?? [])
    const links = canvas.getAllByText(text('profile:history.certificate'), { selector: 'a' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(certified.map((no) => `/certificates/${no}`))
  },
})

/** Final ranks: names for the first three, then the number; the only team is in the top 100%. */
export const FinalPlaces = meta.story({
  beforeEach({ msw }) {
    const list = [over(1, 1284), over(2, 1284), over(3, 412), over(9, 1284), over(31, 31), over(10_482, 12_004)]
    msw.use(mock(competitionHistory, ({ query }) => tabPage(list, query)))
  },
  play: async ({ canvas }) => {
    for (const text of ['冠军', '亚军', '季军', '第 9', '前 0.1%', '前 100%']) {
      await expect(await canvas.findByText(text)).toBeVisible()
    }
  },
})

/** Signed up, without a team or a score yet. */
export const NotRanked = meta.story({
  beforeEach({ msw }) {
    const list = rows.slice(0, 4).map(
      (row, index): Row => ({
        ...row,
        team: index === 0 ? null : row.team,
        standing: null,
        competition: {
          ...row.competition,
          state: (['inProgress', 'openSignup', 'upcoming', 'ended'] as const)[index] ?? 'ended',
        },
      }),
    )
    msw.use(mock(competitionHistory, ({ query }) => tabPage(list, query)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('profile:history.noTeam'))).toBeVisible()
    await expect(canvas.getAllByText(text('profile:history.unranked'))).toHaveLength(2)
  },
})

/** A very long and unusual team name. */
export const LongNames = meta.story({
  beforeEach({ msw }) {
    const [first] = rows as [Row]
    const name = '一个没有任何标点也没有空格的三十个字的队伍名字用来检查换行是否正常🌊'
    const list = [{ ...first, team: first.team && { ...first.team, name } }]
    msw.use(mock(competitionHistory, ({ query }) => tabPage(list, query)))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/三十个字/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Hidden = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionHistory, ({ query }) => tabPage(rows, query, 'private')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('profile:list.private'))
  },
})

import { competitionDaily } from '@shulei/contract/compete/ranking/calls.ts'
import { allTimeFixture, dailyFixture } from '@shulei/mocks/compete/ranking/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import { WeeklyRankings } from './WeeklyRankings.tsx'

const meta = preview.meta({
  title: 'Areas/ranking/WeeklyRankings',
  component: WeeklyRankings,
  decorators: [contestSite],
  parameters: { router: '/competitions/1001/weekly-rankings', visual: { wholePage: true } },
  args: { competitionId: 1001 },
})

/** The newest day: weeks above, its list with the own row below. */
export const NewestDay = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    const weeks = await canvas.findByRole('table', { name: text('ranking:weeks.caption') })
    await expect(weeks.querySelectorAll('[aria-current]')).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('tr[data-sticky]')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: text('ranking:download') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/competitions\/1001\/ranking\.csv\?day=\d{4}-\d\d-\d\d&lang=(zh-CN|en-US)$/),
    )
    await expect(canvas.getByRole('link', { name: text('ranking:day.previousDay') })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('ranking:day.nextDay') })).toBeNull()
  },
})

/** The own team is on the next page: pinned at the end, with the way there. */
export const OwnRowFarBelow = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionDaily, () => dailyFixture({ own: 29 })))
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: pattern('competition-page:ranking.showMine') }),
    ).toHaveAttribute('href', '/competitions/1001/weekly-rankings?page=2')
  },
})

/** The first week has nothing to compare with. */
export const FirstWeek = meta.story({
  // differs from the first story in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    const { days } = dailyFixture()
    msw.use(mock(competitionDaily, () => dailyFixture({ own: null, ...(days[0] ? { day: days[0] } : {}) })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('ranking:day.noteFirst'))
    await expect(canvas.queryByRole('heading', { name: text('ranking:day.climbers') })).toBeNull()
  },
})

/** A competition with seasons: its all-time list below, with the own team after the shown ones. */
export const Seasons = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionDaily, () => dailyFixture({ total: 8, own: null }, { allTime: allTimeFixture() })))
  },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: text('ranking:allTime.title') })
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(20)
    await expect(canvas.getAllByRole('link', { name: text('ranking:download') }).at(-1)).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/competitions\/1001\/all-time\.csv\?lang=(zh-CN|en-US)$/),
    )
    await expect(canvasElement.querySelector('tfoot tr[data-sticky] td')).toHaveTextContent(
      text('ranking:allTime.after', { n: '20' }),
    )
    await expect(canvas.getAllByRole('link', { name: /赛季$|season$/ })[0]).toHaveAttribute(
      'href',
      '/competitions/1001/ranking?sch=902&stage=0',
    )
  },
})

/** The first season has no snapshot yet: the all-time list shows what is known. */
export const SeasonsWithoutDays = meta.story({
  // the parts of the stories before and after
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(competitionDaily, () => dailyFixture({ total: 0 }, { allTime: allTimeFixture({ own: 3 }) })))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: text('ranking:allTime.title') })
    await expect(canvas.getByText(text('ranking:weeks.emptyTitle'))).toBeVisible()
    await expect(canvasElement.querySelectorAll('tr[aria-current]')).toHaveLength(1)
  },
})

/** No snapshot yet. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionDaily, () => dailyFixture({ total: 0 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('ranking:weeks.emptyTitle'))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const Loading = meta.story({
  // the rows of a skeleton, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(competitionDaily))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  // the component for errors, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionDaily, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

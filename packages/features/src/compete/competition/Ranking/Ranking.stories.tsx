import { competitionProfile, competitionRankings } from '@shulei/contract/compete/competition/calls.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { participatingProfileFixture, rankingsFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { ringDrawn } from '@shulei/ui/stories/ringDrawn.ts'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { contestSite } from '../stories/contestSite.tsx'
import { Ranking } from './Ranking.tsx'

const meta = preview.meta({
  title: 'Areas/competition/Ranking',
  component: Ranking,
  decorators: [contestSite],
  args: { competitionId: 1001 },
  parameters: { router: '/competitions/1001/ranking' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: /A/ })
  },
})

const answering = (make: () => ReturnType<typeof rankingsFixture>) => mock(competitionRankings, make)

/** The own row is on this page and sticks to the lower edge while its position is further down. */
export const OwnRowOnPage = meta.story({ tags: ['modes'], parameters: { visual: { wholePage: true } } })

/** The own row is on a later page: pinned at the end, with a link to that page. */
export const OwnRowFarBelow = meta.story({
  tags: ['modes-colours'],
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ own: 25 })))
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: pattern('competition-page:ranking.showMine') }),
    ).toHaveAttribute('href', '/competitions/1001/ranking?page=2')
  },
})

/** A name in the chart leads to its row; with the focus there, the chart shows its line alone. */
export const Leading = meta.story({
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ own: 1 })))
  },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('figure', { name: text('competition-page:ranking.trendLabel') })
    const [first, second] = within(chart).getAllByRole('link') as [HTMLElement, HTMLElement]
    const opacityOf = (link: HTMLElement) => getComputedStyle(link.closest('g') as SVGGElement).opacity
    second.focus()
    await expect([first, second].map(opacityOf)).toEqual(['0.22', '1'])
    second.blur()
    await expect(opacityOf(first)).toBe('1')
    const { hash } = new URL(first.getAttribute('href') ?? '', location.href)
    await expect(canvas.getByRole('table', { name: /A/ }).querySelector(hash)).toBeVisible()
  },
})

/** On paper, which is about as wide as this screen, each team takes a line or two, with its members' names. */
export const Visitor = meta.story({
  tags: ['modes-paper'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ own: null })))
  },
})

/** For metrics where higher is better, bars and lines are reversed. */
export const HigherIsBetter = meta.story({
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ competition: competitionOf('tang-or-song') })))
  },
})

const finals = { id: 10_011, title: '决赛', titleEn: 'Finals' }

/** Before the end: a line under the first fifteen, who would be promoted. */
export const PromotionLine = meta.story({
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({}, { promotion: { to: finals, line: 15, decidedAt: null } })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('competition-page:ranking.promotionFirst', { count: 15, round: '决赛' }))
    await expect(canvas.queryByText(text('competition-page:ranking.promoted'))).toBeNull()
  },
})

/** After the promotion: a flagged team at rank 9 was passed over, and the own team is promoted. */
const decided = (own: number) => {
  const all = rankingsFixture({ own })
  const marked = (row: (typeof all.list)[number]) => ({ ...row, promoted: row.rank <= 16 && row.rank !== 9 })
  return {
    ...all,
    list: all.list.map(marked),
    self: all.self && marked(all.self),
    promotion: { to: finals, line: 16, decidedAt: '2026-11-20T16:01:00.000Z' },
  }
}

export const Promoted = meta.story({
  tags: ['modes-colours'],
  beforeEach({ msw }) {
    msw.use(
      answering(() => decided(13)),
      mock(competitionProfile, () => participatingProfileFixture()),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('competition-page:ranking.promotedOwn'))
    await expect(canvas.getAllByText(text('competition-page:ranking.promoted'))).toHaveLength(15)
  },
})

export const NotPromoted = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answering(() => decided(18)),
      mock(competitionProfile, () => participatingProfileFixture()),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('competition-page:ranking.promotedNot', { round: '决赛' }))
  },
})

/** No promotion number is set: everybody on the list is promoted. */
export const EverybodyGoesOn = meta.story({
  tags: ['no-picture'], // one sentence differs from PromotionLine
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({}, { promotion: { to: finals, line: null, decidedAt: null } })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('competition-page:ranking.promotionAll', { round: '决赛' }))
  },
})

export const LastPage = meta.story({
  parameters: { router: '/competitions/1001/ranking?page=2' },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ page: 2 })))
  },
})

export const ListBLocked = meta.story({
  tags: ['modes-colours'],
  parameters: { router: '/competitions/1001/ranking?stage=1' },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ stage: 1, total: 0 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /先看 A 榜|See List A/ })
  },
})

/** List B has opened: it counts now, and list A can still be read. */
export const ListBOpen = meta.story({
  parameters: { router: '/competitions/1001/ranking?stage=1' },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ stage: 1, isListBOpen: true })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: pattern('competition-page:listName.B') })
    await expect(canvas.getByRole('link', { name: text('competition-page:listName.B') })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(canvas.getByRole('link', { name: text('competition-page:listName.A') })).toHaveAttribute(
      'href',
      expect.stringContaining('stage=0'),
    )
  },
})

export const Searched = meta.story({
  parameters: { router: '/competitions/1001/ranking?search=wavelet' },
  beforeEach({ msw }) {
    msw.use(
      answering(() => {
        const all = rankingsFixture()
        return { ...all, list: all.list.filter(({ team }) => team.name === 'Wavelet'), total: 1 }
      }),
    )
  },
})

export const NothingFound = meta.story({
  parameters: { router: '/competitions/1001/ranking?search=xyz' },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({}, { list: [], total: 0 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/xyz/)
  },
})

export const NobodyRanked = meta.story({
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ total: 0 })))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(pattern('competition-page:ranking.empty'))
    await ringDrawn(canvasElement)
  },
})

export const PageBehindTheLast = meta.story({
  parameters: { router: '/competitions/1001/ranking?page=9' },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ page: 9 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: pattern('competition-page:ranking.firstPage') })
  },
})

/** A search past its last page: what was found is on the first one. */
export const SearchBehindTheLast = meta.story({
  tags: ['no-picture'], // same picture as PageBehindTheLast
  parameters: { router: '/competitions/1001/ranking?search=wavelet&page=2' },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ page: 2 }, { list: [], total: 1 })))
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: pattern('competition-page:ranking.firstPage') }),
    ).toHaveAttribute('href', '/competitions/1001/ranking?search=wavelet')
  },
})

/** The code for other sites, and which ones may show the list. */
export const Embed = meta.story({
  parameters: { visual: { wholePage: true } },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ own: null, total: 3 }, { frameHosts: ['https://example.com'] })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(text('embed-code:title')))
    const code = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: text('embed-code:title') })
    await expect(code.value).toContain('src="https://shulei.example/competitions/1001/ranking/embed?n=10')
    await expect(canvas.getByText(pattern('embed-code:hosts'))).toBeVisible()
  },
})

/** Reviewers rank projects once: there are no days of a list, and no file proves a score. */
export const Reviewed = meta.story({
  tags: ['no-picture'], // the same list without two links
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({}, { metric: 'review' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('competition-page:ranking.file') })).toBeVisible()
    for (const key of ['ranking.past', 'ranking.proof'] as const)
      await expect(canvas.queryByRole('link', { name: text(`competition-page:${key}`) })).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(competitionRankings))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
  },
})

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionRankings, 'tooMany'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

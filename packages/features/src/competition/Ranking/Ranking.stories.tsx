import { competitionRankings } from '@shulei/contract/competition/calls.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { rankingsFixture } from '@shulei/mocks/competition/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { ringDrawn } from '@shulei/ui/stories/ringDrawn.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
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

/** The own row has its place on this page and sticks to the lower edge while that lies below. */
export const OwnRowOnPage = meta.story({ tags: ['modes'], parameters: { visual: { wholePage: true } } })

/** The own row is on a later page: pinned at the end, with the way to it. */
export const OwnRowFarBelow = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ own: 25 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /看我的位置|Go to my place/ })).toHaveAttribute(
      'href',
      '/competitions/1001/ranking?page=2',
    )
  },
})

export const Leading = meta.story({
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ own: 1 })))
  },
})

export const Visitor = meta.story({
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ own: null })))
  },
})

/** Where higher is better the bars and lines turn round. */
export const HigherIsBetter = meta.story({
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ competition: competitionOf('tang-or-song') })))
  },
})

export const LastPage = meta.story({
  parameters: { router: '/competitions/1001/ranking?page=2' },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ page: 2 })))
  },
})

export const ListBLocked = meta.story({
  tags: ['modes'],
  parameters: { router: '/competitions/1001/ranking?stage=1' },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ stage: 1, total: 0 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /先看 A 榜|See List A/ })
  },
})

/** List B has opened: it is what counts, and list A can still be read. */
export const ListBOpen = meta.story({
  parameters: { router: '/competitions/1001/ranking?stage=1' },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ stage: 1, isListBOpen: true })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: /^B 榜/ })
    await expect(canvas.getByRole('link', { name: 'B 榜' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'A 榜' })).toHaveAttribute('href', expect.stringContaining('stage=0'))
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
    await canvas.findByText(/还没有队伍上榜|No team is ranked yet/)
    await ringDrawn(canvasElement)
  },
})

export const PageBehindTheLast = meta.story({
  parameters: { router: '/competitions/1001/ranking?page=9' },
  beforeEach({ msw }) {
    msw.use(answering(() => rankingsFixture({ page: 9 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /回到第 1 页|Back to page 1/ })
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
    msw.use(mockRefused(competitionRankings, 'tooMany', '操作过于频繁，请在 12 秒后再试。'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

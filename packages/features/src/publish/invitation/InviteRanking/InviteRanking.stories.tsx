import { inviteRanking } from '@shulei/contract/publish/invitation/calls.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { inviteRankingFixture } from '@shulei/mocks/publish/invitation/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../../../compete/competition/stories/contestSite.tsx'
import { InviteRanking } from './InviteRanking.tsx'

const meta = preview.meta({
  title: 'Areas/invitation/InviteRanking',
  component: InviteRanking,
  decorators: [contestSite],
  // rows and emptiness stand in the pictures of InvitePage
  tags: ['no-picture'],
  args: { scope: { cmptId: 1001 } },
})

const ownRows = (rows: HTMLElement[]) => rows.filter((row) => row.ariaCurrent === 'true')

export const Rows = meta.story({
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row')
    await expect(rows).toHaveLength(6)
    await expect(ownRows(rows)).toHaveLength(1)
    await expect(canvas.getByText(text('invitation:ranking.lead'))).toBeVisible()
  },
})

/** The reader's place is beyond the rows that are shown, and stays in sight below them. */
export const OwnRowBelow = meta.story({
  tags: ['!no-picture'],
  beforeEach({ msw }) {
    const { list, self } = inviteRankingFixture()
    const first = list.filter(({ rank }) => rank !== self?.rank)
    const own = self && { ...self, rank: 731, invited: 1 }
    msw.use(mock(inviteRanking, () => inviteRankingFixture({ list: first, total: 1284, self: own })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('731')
    await expect(ownRows(canvas.getAllByRole('row'))).toHaveLength(1)
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(inviteRanking, () => inviteRankingFixture({ list: [], total: 0, self: null, rankedAt: null })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('invitation:ranking.empty'))
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(inviteRanking))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(inviteRanking, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

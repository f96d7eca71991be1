import { competitionProfile } from '@shulei/contract/compete/competition/calls.ts'
import { inviteRanking, selfInvite } from '@shulei/contract/publish/invitation/calls.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { competitionProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { inviteRankingFixture, selfInviteFixture } from '@shulei/mocks/publish/invitation/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../../../compete/competition/stories/contestSite.tsx'
import { InvitePage } from './InvitePage.tsx'

const meta = preview.meta({
  title: 'Areas/invitation/InvitePage',
  component: InvitePage,
  decorators: [contestSite],
  parameters: { router: '/competitions/1001/invite', visual: { wholePage: true } },
  args: { competitionId: 1001 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(selfInviteFixture().link)).toBeVisible()
    await expect(canvas.getByRole('img', { name: text('invitation:qr.name') })).toBeVisible()
    await canvas.findAllByRole('row')
    await expect(canvas.getByText(text('invitation:ranking.lead'))).toBeVisible()
  },
})

/** Sign-up is over, and nobody was invited. */
export const Closed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(competitionProfile, () => competitionProfileFixture({}, competitionOf('football-result'))),
      mock(selfInvite, () => selfInviteFixture({ counts: { begun: 0, counted: 0 } })),
      mock(inviteRanking, () => inviteRankingFixture({ list: [], total: 0, self: null, rankedAt: null })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('invitation:closed'))
    await canvas.findByText(text('invitation:ranking.empty'))
  },
})

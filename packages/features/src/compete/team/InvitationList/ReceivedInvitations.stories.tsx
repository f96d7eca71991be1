import { agreeTeamInvite } from '@shulei/contract/compete/team/calls.ts'
import { soloTeamsFixture, teamsFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { Teams } from '../teams.ts'
import { ReceivedInvitations } from './ReceivedInvitations.tsx'

const meta = preview.meta({
  title: 'Areas/team/ReceivedInvitations',
  component: ReceivedInvitations,
  parameters: { router: '/competitions/1001/teams' },
  args: { teams: soloTeamsFixture() as Teams, onChange: fn(async () => {}) },
})

export const One = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: pattern('team-invite:received.openName') })).toHaveAttribute(
      'href',
      '/competitions/1001/teams?invite=501',
    )
  },
})

/** Opened by its address and closed without an answer, the invitation gives the focus to its link. */
export const Closed = meta.story({
  tags: ['no-picture'], // looks like One
  parameters: { router: '/competitions/1001/teams?invite=501' },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: text('team-invite:invite.title') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const link = canvas.getByRole('link', { name: pattern('team-invite:received.openName') })
    await waitFor(() => expect(link).toHaveFocus())
  },
})

/** The link of an invitation opens it; its acceptance reads the page again. */
export const Linked = meta.story({
  parameters: { router: '/competitions/1001/teams?invite=501' },
  beforeEach: ({ msw }) => msw.use(mock(agreeTeamInvite, () => ({ result: 1 }))),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: text('team-invite:invite.title') }))
    await userEvent.click(await dialog.findByRole('button', { name: text('team-invite:invite.agree') }))
    await dialog.findByText(text('team-invite:invite.success'))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

/** Shows nothing without invitations, and ignores an invalid number in the address. */
export const None = meta.story({
  tags: ['no-picture'], // shows nothing
  parameters: { router: '/competitions/1001/teams?invite=0x10' },
  args: { teams: teamsFixture() as Teams },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

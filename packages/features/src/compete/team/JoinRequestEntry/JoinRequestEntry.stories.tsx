import { memberTeamsFixture, soloTeamsFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import type { Teams } from '../teams.ts'
import { JoinRequestEntry } from './JoinRequestEntry.tsx'

const meta = preview.meta({
  tags: ['no-picture'], // a button
  title: 'Areas/team/JoinRequestEntry',
  component: JoinRequestEntry,
  args: { teams: soloTeamsFixture() as Teams, host: { id: 2, name: '南风' }, onSent: fn() },
})

/** Opened by keyboard; closing returns the focus. */
export const Solo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: text('team:ask.button') })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('region', { name: text('team-invite:preview.title') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** A member of another team cannot ask. */
export const Member = meta.story({
  args: { teams: memberTeamsFixture() as Teams },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { InviteEntry } from './InviteEntry.tsx'

const meta = preview.meta({
  title: 'Areas/team/InviteEntry',
  component: InviteEntry,
  args: { inviteId: 501, label: '潮间带的邀请' },
})

/** Opens by keyboard, and returns the focus after a refusal. */
export const Refusing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: args.label })
    await userEvent.tab()
    await expect(open).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: text('team-invite:invite.title') }))
    await userEvent.click(await dialog.findByRole('button', { name: text('team-invite:invite.refuse') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
  },
})

import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { InviteEntry } from './InviteEntry.tsx'

const meta = preview.meta({
  title: 'Areas/team/InviteEntry',
  component: InviteEntry,
  args: { inviteId: 501 },
})

/** Opens by keyboard. After a refusal the answer stands in the place of the button, with the focus. */
export const Refusing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: text('notice:invite.open') })
    await userEvent.tab()
    await expect(open).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: text('team-invite:invite.title') }))
    await userEvent.click(await dialog.findByRole('button', { name: text('team-invite:invite.refuse') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText(text('notice:invite.refused'))).toHaveFocus())
    await expect(open).not.toBeInTheDocument()
  },
})

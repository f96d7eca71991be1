import { ownTeamFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { AppealEntry } from './AppealEntry.tsx'

const meta = preview.meta({
  title: 'Areas/appeal/AppealEntry',
  component: AppealEntry,
  beforeEach: () => localStorage.clear(),
  args: { competitionId: 1001, teamId: ownTeamFixture().id },
})

/** Opened by keyboard; closing returns the focus, and the text is there again when the case is opened anew. */
export const Default = meta.story({
  tags: ['no-picture'], // a button
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: text('competition-page:case.open') })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const content = { name: text('appeal:content') }
    await userEvent.type(await screen.findByRole('textbox', content), '浪高')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('textbox', content)).toHaveValue('浪高')
  },
})

/** The link of a notice opens the case by itself; closing gives the focus to the button. */
export const Linked = meta.story({
  tags: ['no-picture'], // the dialog has pictures of its own
  parameters: { router: '/competitions/1001/submits#case' },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: text('appeal:title') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: text('competition-page:case.open') })).toHaveFocus())
  },
})

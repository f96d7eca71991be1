import { appealCase } from '@shulei/contract/compete/appeal/calls.ts'
import { appealHandlersOf } from '@shulei/mocks/compete/appeal/handlers.ts'
import { ownTeamFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { AppealDialog } from './AppealDialog.tsx'

const meta = preview.meta({
  title: 'Areas/appeal/AppealDialog',
  component: AppealDialog,
  beforeEach: () => localStorage.clear(),
  args: { competitionId: 1001, teamId: ownTeamFixture().id, onClose: fn() },
  parameters: { layout: 'fullscreen' },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: text('appeal:title') }))

/** Reasons, evidence and the form; after sending, the form becomes the appeal that waits. */
export const Banned = meta.story({
  tags: ['modes'],
  play: async () => {
    const inside = await dialog()
    await expect(await inside.findByText(text('appeal:kind.sharedResults'))).toBeVisible()
    await expect(inside.getByRole('button', { name: text('appeal:submit') })).toBeInTheDocument()
  },
})

export const Sending = meta.story({
  tags: ['no-picture'], // ends like Waiting
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(await inside.findByRole('textbox', { name: text('appeal:content') }), 'x')
    await userEvent.click(inside.getByRole('button', { name: text('appeal:submit') }))
    await expect(await inside.findByText(text('appeal:sent'))).toBeVisible()
    await waitFor(() => expect(inside.queryByRole('textbox')).toBeNull())
    await expect(inside.getByText(text('appeal:line.waiting'))).toBeVisible()
  },
})

/** A team mate is faster: the reason and the written text stay, in place of the form. */
export const SentBefore = meta.story({
  tags: ['no-picture'], // Waiting with a note and a field
  play: async ({ msw, userEvent }) => {
    const inside = await dialog()
    await userEvent.type(await inside.findByRole('textbox', { name: text('appeal:content') }), 'x')
    msw.use(...appealHandlersOf('sent'))
    await userEvent.click(inside.getByRole('button', { name: text('appeal:submit') }))
    await expect(await inside.findByText(text('appeal:line.waiting'))).toBeVisible()
    await expect(inside.getByRole('alert')).toHaveTextContent(refusalText('appealSent'))
    await expect(inside.getByRole('textbox', { name: text('appeal:unsent') })).toHaveValue('x')
    await expect(inside.queryByRole('button', { name: text('appeal:submit') })).toBeNull()
  },
})

/** An existing appeal: no form any more. */
export const Waiting = meta.story({
  beforeEach: ({ msw }) => msw.use(...appealHandlersOf('sent')),
  play: async () => {
    const inside = await dialog()
    await expect(await inside.findByText(text('appeal:line.waiting'))).toBeInTheDocument()
    await expect(inside.getByRole('link', { name: pattern('appeal:download') })).toHaveAttribute(
      'href',
      '/api/competitions/1001/cheat/appeal/7/file',
    )
    await expect(inside.queryByRole('textbox')).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'], // skeleton lines in a dialog
  beforeEach: ({ msw }) => msw.use(mockPending(appealCase)),
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  tags: ['no-picture'], // the note of every failed read
  beforeEach: ({ msw }) => msw.use(mockRefused(appealCase, 'notFound')),
  play: async () => {
    await (await dialog()).findByRole('alert')
  },
})

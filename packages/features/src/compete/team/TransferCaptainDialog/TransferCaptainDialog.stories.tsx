import { transferCaptain } from '@shulei/contract/compete/team/calls.ts'
import { teamFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import type { Team } from '../teams.ts'
import { TransferCaptainDialog } from './TransferCaptainDialog.tsx'

const team = teamFixture() as Team
const second = team.members[1]?.name ?? ''

const meta = preview.meta({
  title: 'Areas/team/TransferCaptainDialog',
  component: TransferCaptainDialog,
  args: { team, onChange: fn(async () => {}), onDone: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: text('team:transfer.title') }))
const next = () => ({ name: text('team:transfer.submit') })
const confirm = () => ({ name: text('team:transfer.confirmButton') })

/** Without a choice the dialog says so; the old captain is no option. */
export const Choose = meta.story({
  tags: ['modes'],
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await expect(inside.getAllByRole('radio')).toHaveLength(team.members.length - 1)
    await userEvent.click(inside.getByRole('button', next()))
    await expect(await inside.findByText(text('team:transfer.empty'))).toBeVisible()
  },
})

export const Confirm = meta.story({
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('radio', { name: second }))
    await userEvent.click(inside.getByRole('button', next()))
    await expect(await inside.findByText(text('team:transfer.confirm', { name: second }))).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: text('team:transfer.back') }))
    await waitFor(() => expect(inside.getByRole('radio', { name: second })).toHaveFocus())
    await userEvent.click(inside.getByRole('button', next()))
    await userEvent.click(await inside.findByRole('button', confirm()))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(second))
  },
})

export const Failed = meta.story({
  tags: ['no-picture'], // the note of every refused form
  beforeEach: ({ msw }) => msw.use(mockRefused(transferCaptain, 'captainTransferFailed')),
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('radio', { name: second }))
    await userEvent.click(inside.getByRole('button', next()))
    await userEvent.click(await inside.findByRole('button', confirm()))
    await expect(await inside.findByRole('alert')).toHaveTextContent(refusalText('captainTransferFailed'))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

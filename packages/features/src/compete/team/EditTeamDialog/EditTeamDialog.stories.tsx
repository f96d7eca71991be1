import { saveTeamInfo } from '@shulei/contract/compete/team/calls.ts'
import { teamFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { Team } from '../teams.ts'
import { EditTeamDialog } from './EditTeamDialog.tsx'

const meta = preview.meta({
  title: 'Areas/team/EditTeamDialog',
  component: EditTeamDialog,
  args: { team: teamFixture() as Team, onChange: fn(async () => {}), onClose: fn() },
  parameters: { layout: 'fullscreen' },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: text('team:form.title') }))
const nameField = () => ({ name: text('team:name') })
const save = () => ({ name: text('team:form.save') })

export const Saved = meta.story({
  tags: ['modes'],
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', save()))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

/** The server refuses the name: the sentence stands at the field, and the typed text stays. */
export const NameTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(saveTeamInfo, 'teamNameTaken')),
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    const field = inside.getByRole('textbox', nameField())
    await userEvent.clear(field)
    await userEvent.type(field, '潮间带')
    await userEvent.click(inside.getByRole('button', save()))
    await expect(await inside.findByText(refusalText('teamNameTaken'))).toBeVisible()
    await expect(field).toHaveValue('潮间带')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** The captain has changed the slogan on another device: nothing is sent before the choice between both. */
export const Conflict = meta.story({
  beforeEach: ({ args }) => {
    const typed = { manifesto: '这里写的一句。', '@base': JSON.stringify({ manifesto: '更早的一句。' }) }
    localStorage.setItem(`draft:/teams/${args.team.id}#info`, JSON.stringify(typed))
  },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await inside.findByText(text('shell:conflict.title'))
    await userEvent.click(inside.getByRole('button', save()))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(inside.getByRole('button', { name: text('shell:conflict.takeTheirs') }))
    await expect(inside.queryByText(text('shell:conflict.title'))).toBeNull()
    const slogan = inside.getByRole('textbox', { name: pattern('team:manifesto') })
    await expect(slogan).toHaveValue(args.team.manifesto)
  },
  tags: ['no-picture'], // ends as the opened dialog
})

/** Problems are found before anything is sent, each at its field. */
export const Problems = meta.story({
  tags: ['no-picture'], // differs from NameTaken in words
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.clear(inside.getByRole('textbox', nameField()))
    await userEvent.clear(inside.getByRole('textbox', { name: pattern('team:form.tutorName') }))
    await userEvent.click(inside.getByRole('button', save()))
    await expect(await inside.findByText(text('team:form.problem.nameEmpty'))).toBeVisible()
    await expect(inside.getByText(text('team:form.problem.tutorEmpty'))).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

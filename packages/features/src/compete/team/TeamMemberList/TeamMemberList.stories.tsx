import { removeMember, transferCaptain } from '@shulei/contract/compete/team/calls.ts'
import { memberTeamsFixture, soloTeamsFixture, teamsFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import type { Teams } from '../teams.ts'
import { TeamMemberList } from './TeamMemberList.tsx'

const of = (given: unknown) => {
  const teams = given as Teams
  if (!teams.team) throw new Error('the fixture has no team')
  return { teams, team: teams.team }
}

const captains = of(teamsFixture())
const second = captains.team.members[1]?.name ?? ''

const meta = preview.meta({
  title: 'Areas/team/TeamMemberList',
  component: TeamMemberList,
  decorators: [contestSite],
  args: { ...captains, onChange: fn(async () => {}) },
})

const removeButton = () => ({ name: text('team:members.removeName', { name: second }) })

/** Removal by keyboard, after a question whose safe answer has the focus. */
export const Captain = meta.story({
  // the removed member leaves the list, as after the next read
  render: function Render(args) {
    const [team, setTeam] = useState(args.team)
    const onChange = async () => {
      await args.onChange()
      setTeam((old) => ({ ...old, members: old.members.filter(({ name }) => name !== second) }))
    }
    return <TeamMemberList {...args} team={team} onChange={onChange} />
  },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', removeButton()).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: text('team:cancel') })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: text('team:members.remove') }))
    await expect(await canvas.findByRole('status')).toHaveTextContent(text('team:members.removed', { name: second }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:members.title') })).toHaveFocus())
  },
})

/** The new captain's team has no button to hand it over. */
export const Transferred = meta.story({
  tags: ['no-picture'], // looks like Member
  render: function Render(args) {
    const [teams, setTeams] = useState(args.teams)
    const onChange = async () => setTeams((old) => ({ ...old, role: 'member' }))
    return <TeamMemberList {...args} teams={teams} onChange={onChange} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('team:members.transfer') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: second }))
    await userEvent.click(dialog.getByRole('button', { name: text('team:transfer.submit') }))
    await userEvent.click(await dialog.findByRole('button', { name: text('team:transfer.confirmButton') }))
    await expect(await canvas.findByRole('status')).toHaveTextContent(text('team:transfer.done', { name: second }))
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:members.title') })).toHaveFocus())
  },
})

/** Another tab has handed the captaincy over: the dialog stays to say so, and its end leaves the focus to the panel. */
export const TransferredElsewhere = meta.story({
  tags: ['no-picture'], // the note of every refused form
  beforeEach: ({ msw }) => msw.use(mockRefused(transferCaptain, 'notCaptain')),
  render: function Render(args) {
    const [teams, setTeams] = useState(args.teams)
    const onChange = async () => setTeams((old) => ({ ...old, role: 'member' }))
    const captain = teams.role === 'captain' ? args.team.captain.name : second
    const members = args.team.members.map((one) => ({
      ...one,
      role: one.name === captain ? ('captain' as const) : ('member' as const),
    }))
    return <TeamMemberList {...args} teams={teams} team={{ ...args.team, members }} onChange={onChange} />
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: text('team:members.transfer') })
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: second }))
    await userEvent.click(dialog.getByRole('button', { name: text('team:transfer.submit') }))
    await userEvent.click(await dialog.findByRole('button', { name: text('team:transfer.confirmButton') }))
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalText('notCaptain'))
    // the page has been read again
    await dialog.findByRole('button', { name: text('team:transfer.confirmButton') })
    await expect(dialog.getByText(text('team:transfer.confirm', { name: second }))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:members.title') })).toHaveFocus())
  },
})

/** Somebody else removed the member: the reason stays although the row goes, and has the focus of the list. */
export const RemovalFailed = Captain.extend({
  tags: ['no-picture'], // the note of every refused form
  beforeEach: ({ msw }) => msw.use(mockRefused(removeMember, 'memberRemovalFailed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', removeButton()))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('team:members.remove') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('memberRemovalFailed'))
    await expect(canvas.queryByRole('button', removeButton())).toBeNull()
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:members.title') })).toHaveFocus())
  },
})

/** An accepted member cannot leave, and reads why (Q031). */
export const Member = meta.story({
  args: of(memberTeamsFixture()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('team:members.stay'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('team:members.write') })).toBeVisible()
    await expect(canvas.queryByText(text('team:members.remove'))).toBeNull()
  },
})

export const One = meta.story({
  args: of(soloTeamsFixture()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('team:members.alone'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

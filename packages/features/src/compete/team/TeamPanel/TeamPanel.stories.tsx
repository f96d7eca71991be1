import { disbandTeam } from '@shulei/contract/compete/team/calls.ts'
import {
  memberTeamsFixture,
  soloTeamsFixture,
  teamFixture,
  teamsFixture,
  triesFixture,
} from '@shulei/mocks/compete/team/fixtures.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import type { Teams } from '../teams.ts'
import { TeamPanel } from './TeamPanel.tsx'

const of = (given: unknown) => {
  const teams = given as Teams
  if (!teams.team) throw new Error('the fixture has no team')
  return { teams, team: teams.team }
}

const meta = preview.meta({
  title: 'Areas/team/TeamPanel',
  component: TeamPanel,
  args: { ...of(teamsFixture()), onChange: fn(async () => {}), onDisbanded: fn() },
})

const disband = () => ({ name: text('team:disband.button') })

/** The captain's view; the form opens with the stored texts. */
export const Captain = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('team:edit') }))
    const dialog = within(await screen.findByRole('dialog', { name: text('team:form.title') }))
    await expect(dialog.getByRole('textbox', { name: text('team:name') })).toHaveValue(args.team.name)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Long texts break; a member changes nothing. */
export const Member = meta.story({
  args: of(
    memberTeamsFixture({
      team: teamFixture({
        name: 'Wavelet-and-boosting-observers',
        manifesto: '先看残差，再谈模型。'.repeat(19),
        tutor: null,
        rank: null,
      }),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('team:noTutor'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** A solution contest takes no submissions, so that nothing is said about them. */
export const SolutionContest = meta.story({
  tags: ['no-picture'], // two figures less
  args: of(teamsFixture({ team: teamFixture({ tries: { ...triesFixture(0, 0), max: 0, dailyLimit: 0 } }) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('team:size'))).toBeVisible()
    await expect(canvas.queryByText(text('team:tries'))).toBeNull()
    await expect(canvas.queryByText(text('team:today'))).toBeNull()
  },
})

/** A sole captain without submissions withdraws by disbanding. */
export const Solo = meta.story({
  args: of(soloTeamsFixture()),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', disband()))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('team:disband.submit') }))
    await waitFor(() => expect(args.onDisbanded).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

/** A submission from another tab takes the button away: the reason stays, and has the focus of the panel. */
export const DisbandRefused = meta.story({
  tags: ['no-picture'], // the note of every refused form
  args: of(soloTeamsFixture()),
  beforeEach: ({ msw }) => msw.use(mockRefused(disbandTeam, 'teamHasSubmissions')),
  render: function Render(args) {
    const [teams, setTeams] = useState(args.teams)
    const onChange = async () => setTeams((old) => ({ ...old, canDisband: false }))
    return <TeamPanel {...args} teams={teams} onChange={onChange} />
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', disband()))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('team:disband.submit') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('teamHasSubmissions'))
    await expect(args.onDisbanded).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:panel') })).toHaveFocus())
  },
})

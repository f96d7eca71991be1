import { inviteUser, removeInvite } from '@shulei/contract/compete/team/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { sentInviteFixture, teamFixture, teamsFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { Team, Teams } from '../teams.ts'
import { InvitationList } from './InvitationList.tsx'

const of = (given: unknown) => ({ teams: given as Teams, team: (given as Teams).team as Team })

const everyState = () =>
  teamsFixture({
    invites: [
      sentInviteFixture(),
      sentInviteFixture(personOf('tang'), { inviteId: 509, state: 'refused' }),
      sentInviteFixture(personOf('wen'), { inviteId: 508, state: 'agreed' }),
      sentInviteFixture(personOf('mira'), { inviteId: 507, state: 'removed' }),
      sentInviteFixture(personOf('xie'), { inviteId: 506, state: 'void' }),
    ],
  })

const meta = preview.meta({
  title: 'Areas/team/InvitationList',
  component: InvitationList,
  args: { ...of(everyState()), onChange: fn(async () => {}) },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

const withdrawButton = (canvas: Canvas) =>
  canvas.getByRole('button', { name: pattern('team-invite:list.withdrawName') })

/** Every state, with a line above each row but the first; only an open invitation can be withdrawn. */
export const States = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((row) => getComputedStyle(row).borderBlockStartWidth)
    await expect(lines).toEqual(['0px', '1px', '1px', '1px', '1px'])
    await expect(withdrawButton(canvas)).toBeVisible()
  },
})

/** The panel says so and takes the focus of the button, which goes away. */
export const Withdrawn = meta.story({
  // a line above the list of another story
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(withdrawButton(canvas))
    await expect(await canvas.findByRole('status')).toHaveTextContent(pattern('team-invite:list.withdrawn'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team-invite:list.title') })).toHaveFocus())
  },
})

export const Withdrawing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(removeInvite)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(withdrawButton(canvas))
    await canvas.findByRole('button', { name: pattern('team-invite:list.withdrawing') })
  },
})

/** Answered meanwhile: the list is read again. */
export const WithdrawRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(removeInvite, 'notFound')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(withdrawButton(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('notFound'))
    await expect(args.onChange).toHaveBeenCalled()
  },
})

/** The captaincy went to somebody else in another tab: the panel stays to say so, and takes the focus. */
export const CaptaincyLeft = meta.story({
  // the note of the story before
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(removeInvite, 'notCaptain')),
  render: function Render(args) {
    const [teams, setTeams] = useState(args.teams)
    const onChange = async () => setTeams((old) => ({ ...old, role: 'member', invites: [] }))
    return <InvitationList {...args} teams={teams} onChange={onChange} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(withdrawButton(canvas))
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
    await expect(await canvas.findByText(refusalText('notCaptain'))).toBeVisible()
    await expect(canvas.queryByText(text('team-invite:list.empty'))).toBeNull()
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team-invite:list.title') })).toHaveFocus())
  },
})

/** A closed account has its name in the reader's language. */
export const Closed = meta.story({
  // other names in States
  tags: ['no-picture'],
  globals: { locale: 'en-US' },
  args: of(teamsFixture({ invites: [sentInviteFixture({ ...personOf('xia'), name: CLOSED_NAME })] })),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(text('shell:closedName'))).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain(CLOSED_NAME)
  },
})

/** The dialog opens on demand. */
export const Empty = meta.story({
  args: of(teamsFixture({ invites: [] })),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(text('team-invite:list.empty'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('team-invite:list.invite') }))
    await screen.findByRole('dialog', { name: text('team-invite:send.title') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** The team is full when the invitation is sent: the dialog stays to say so, and its end leaves the focus to the panel. */
export const FullMeanwhile = meta.story({
  // the dialog of a refused invitation
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(inviteUser, 'teamFull')),
  render: function Render(args) {
    const [teams, setTeams] = useState(args.teams)
    const teamMax = args.team.members.length
    const onChange = async () => setTeams((old) => ({ ...old, limits: { ...old.limits, teamMax } }))
    return <InvitationList {...args} teams={teams} onChange={onChange} />
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: text('team-invite:list.invite') })
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: text('team-invite:send.title') }))
    await userEvent.type(await dialog.findByRole('combobox', { name: text('team-invite:send.person') }), 'xia')
    await userEvent.click(await screen.findByRole('option', { name: /夏知予/ }))
    await userEvent.click(dialog.getByRole('button', { name: text('team-invite:send.submit') }))
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalText('teamFull'))
    // the page has been read again
    await dialog.findByRole('button', { name: text('team-invite:send.submit') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team-invite:list.title') })).toHaveFocus())
  },
})

/** A full team invites nobody. */
export const Full = meta.story({
  args: of(
    teamsFixture({
      invites: [],
      limits: { ...teamsFixture().limits, teamMax: teamFixture().members.length },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('team-invite:list.full'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

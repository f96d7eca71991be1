import { answerJoinRequest, joinRequests, teamPreview } from '@shulei/contract/compete/team/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { joinRequestsFixture, teamPreviewFixture, teamsFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { useState } from 'react'
import { expect, fn, screen, type userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import type { Team, Teams } from '../teams.ts'
import { JoinRequestList } from './JoinRequestList.tsx'

const teams = teamsFixture() as Teams

const meta = preview.meta({
  title: 'Areas/team/JoinRequestList',
  // an answered request moves to the answered ones, without its team if that was taken in
  beforeEach: ({ msw }) => {
    let { list, open } = joinRequestsFixture()
    msw.use(
      mock(joinRequests, () => ({ list, open })),
      mock(answerJoinRequest, ({ body: { requestId, action } }) => {
        const state = action === 'accept' ? ('accepted' as const) : ('denied' as const)
        const team = (old: (typeof list)[number]['team']) => (action === 'accept' ? null : old)
        list = list.map((one) => (one.requestId === requestId ? { ...one, state, team: team(one.team) } : one))
        open -= 1
        return { requestId, state }
      }),
    )
  },
  component: JoinRequestList,
  decorators: [contestSite],
  args: { teams, team: teams.team as Team, onChange: fn(async () => {}) },
})

const named = (key: Parameters<typeof pattern>[0]) => ({ name: pattern(key) })

/** Denies the first open request, and returns its dialog. */
async function deny({ click }: Pick<typeof userEvent, 'click'>, canvas: ReturnType<typeof within>) {
  const [button] = await canvas.findAllByRole('button', named('team:requests.denyName'))
  if (!button) throw new Error('no request can be denied')
  await click(button)
  const dialog = within(await screen.findByRole('dialog'))
  await click(dialog.getByRole('button', { name: text('team:requests.deny') }))
  return dialog
}

/** Two open requests, of a solo entrant and of a team, and an answered one behind its title. */
export const Pending = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('team:requests.open', { count: 2 }))).toBeVisible()
    await expect(canvas.getAllByRole('button', named('team:requests.acceptName'))).toHaveLength(2)
    await expect(canvas.getByText(pattern('team:requests.team'))).toBeVisible()
  },
})

/** Before the acceptance the captain sees the team that it makes. Nothing tells afterwards whether one person asked or several. */
export const Accepting = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', named('team:requests.acceptName'))
    if (!button) throw new Error('no request can be accepted')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('region', { name: text('team-invite:preview.title') })
    const accept = dialog.getByRole('button', { name: text('team:requests.accept') })
    await waitFor(() => expect(accept).toBeEnabled())
    await userEvent.click(accept)
    await expect(await canvas.findByText(pattern('team:requests.accepted'))).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:requests.title') })).toHaveFocus())
    const accepted = canvas.getByText(text('team:requests.state.accepted')).closest('li') as HTMLElement
    await expect(within(accepted).queryByText(text('team:requests.solo'))).toBeNull()
  },
})

export const Denying = meta.story({
  play: async ({ canvas, userEvent }) => {
    await deny(userEvent, canvas)
    await expect(await canvas.findByText(pattern('team:requests.denied'))).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:requests.title') })).toHaveFocus())
  },
})

/** Another team took the applicant meanwhile: the dialog says so and the list is read again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    const { list, open } = joinRequestsFixture()
    let isTried = false
    msw.use(
      mock(joinRequests, () => {
        const state = isTried ? ('void' as const) : ('pending' as const)
        return { list: list.map((one) => (one.state === 'pending' ? { ...one, state } : one)), open }
      }),
      mock(teamPreview, () => {
        if (isTried) throw new MockRefusal('teamAlreadyJoined')
        return teamPreviewFixture()
      }),
      mock(answerJoinRequest, () => {
        isTried = true
        throw new MockRefusal('teamAlreadyJoined')
      }),
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = await deny(userEvent, canvas)
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
    await expect(dialog.queryByRole('button', { name: text('team:requests.deny') })).toBeNull()
    await expect(args.onChange).toHaveBeenCalledOnce()
    const close = dialog.getAllByRole('button', { name: text('team:close') }).at(-1) as Element
    await expect(close).toHaveFocus()
    await userEvent.click(close)
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:requests.title') })).toHaveFocus())
  },
})

/** The captaincy went to somebody else in another tab: the dialog says so, and the panel goes with it. */
export const CaptaincyLeft = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(answerJoinRequest, 'notCaptain')),
  render: function Render(args) {
    const [role, setRole] = useState(args.teams.role)
    return <JoinRequestList {...args} teams={{ ...args.teams, role }} onChange={async () => setRole('member')} />
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await deny(userEvent, canvas)
    await expect(await dialog.findByText(refusalText('notCaptain'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: text('team:cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('region', { name: text('team:requests.title') })).toBeNull()
  },
})

/** A closed account has its name in the reader's language, also in the question. */
export const Closed = meta.story({
  // other names in Pending
  tags: ['no-picture'],
  globals: { locale: 'en-US' },
  beforeEach: ({ msw }) => {
    const { list, open } = joinRequestsFixture()
    const closed = list.map((one) => ({ ...one, applicant: { ...one.applicant, name: CLOSED_NAME } }))
    msw.use(mock(joinRequests, () => ({ list: closed, open })))
  },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', named('team:requests.denyName'))
    if (!button) throw new Error('no request can be denied')
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: text('team:requests.denyTitle', { name: text('shell:closedName') }) })
    await expect(document.body.innerHTML).not.toContain(CLOSED_NAME)
  },
})

export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(joinRequests, () => ({ list: [], open: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('team:requests.none'))).toBeVisible()
  },
})

/** Requests can be denied, but no longer accepted, which each of them says. */
export const Frozen = meta.story({
  beforeEach: ({ msw }) => {
    const { list, open } = joinRequestsFixture()
    const frozen = list.map((one) => (one.state === 'pending' ? { ...one, reason: 'frozen' as const } : one))
    msw.use(mock(joinRequests, () => ({ list: frozen, open })))
  },
  args: {
    teams: teamsFixture({ limits: { ...teams.limits, freezeAt: teams.limits.freezeAt, frozen: true } }) as Teams,
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', named('team:requests.denyName'))).length).toBe(2)
    await expect(canvas.queryByRole('button', named('team:requests.acceptName'))).toBeNull()
    await expect(canvas.getAllByText(text('team-invite:reason.frozen'))).toHaveLength(2)
    await expect(canvas.queryByText(pattern('team:requests.result'))).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(joinRequests)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

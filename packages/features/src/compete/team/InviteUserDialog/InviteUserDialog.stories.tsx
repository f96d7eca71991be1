import { inviteUser, teamPreview } from '@shulei/contract/compete/team/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { teamOf } from '@shulei/mocks/cast/teams.ts'
import { teamFixture, teamPreviewFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { Team } from '../teams.ts'
import { InviteUserDialog } from './InviteUserDialog.tsx'

const guest = { ...teamOf('not-poisson'), members: [personOf('xia')] }

const meta = preview.meta({
  title: 'Areas/team/InviteUserDialog',
  component: InviteUserDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { competitionId: 1001, team: teamFixture() as Team, onChange: fn(async () => {}), onClose: fn() },
  beforeEach: ({ msw }) => msw.use(mock(teamPreview, () => teamPreviewFixture({}, { guest }))),
})

type User = {
  type: (element: Element, keys: string) => Promise<void>
  click: (element: Element) => Promise<void>
  keyboard: (keys: string) => Promise<void>
}

const dialog = async () => within(await screen.findByRole('dialog', { name: text('team-invite:send.title') }))

/** Finds a person by pinyin and chooses them. */
async function find(userEvent: User) {
  const inside = await dialog()
  await userEvent.type(await inside.findByRole('combobox', { name: text('team-invite:send.person') }), 'xia')
  const option = await screen.findByRole('option', { name: /夏知予/ })
  await userEvent.click(option)
  await inside.findByText(text('team-invite:preview.title'))
  return inside
}

const send = async (userEvent: User, inside: Awaited<ReturnType<typeof dialog>>) =>
  userEvent.click(inside.getByRole('button', { name: text('team-invite:send.submit') }))

/** A person is chosen: the team that results is shown before anything is sent. */
export const Chosen = meta.story({
  tags: ['modes'],
  play: async ({ userEvent }) => {
    const inside = await find(userEvent)
    await expect(inside.getByText(text('team-invite:preview.joins')).closest('li')).toHaveTextContent('夏知予')
  },
})

/** Sent: the next person can be chosen. */
export const Invited = meta.story({
  play: async ({ args, userEvent }) => {
    const inside = await find(userEvent)
    await send(userEvent, inside)
    await inside.findByText(pattern('team-invite:send.done'))
    await expect(args.onChange).toHaveBeenCalled()
    await waitFor(() => expect(inside.queryByText(text('team-invite:preview.title'))).toBeNull())
  },
})

export const NobodyChosen = meta.story({
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await send(userEvent, inside)
    await expect(await inside.findByText(text('team-invite:send.required'))).toBeVisible()
    await waitFor(() => expect(inside.getByRole('combobox')).toHaveFocus())
  },
})

/** A person who is invited already: the preview says so, and nothing can be sent. */
export const AlreadyInvited = meta.story({
  tags: ['no-picture'], // an alert of its own words
  beforeEach: ({ msw }) =>
    msw.use(mock(teamPreview, () => teamPreviewFixture({ allowed: false, reason: 'alreadyInvited' }, { guest }))),
  play: async ({ userEvent }) => {
    const inside = await find(userEvent)
    await inside.findByText(text('team-invite:reason.alreadyInvited'))
    await expect(inside.getByRole('button', { name: text('team-invite:send.submit') })).toBeDisabled()
  },
})

/** Members of the team are no results. */
export const Members = meta.story({
  tags: ['no-picture'], // an empty list of results
  args: {
    team: teamFixture({ members: teamFixture().members.map((one) => ({ ...one, id: personOf('xia').id })) }) as Team,
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(await inside.findByRole('combobox', { name: text('team-invite:send.person') }), 'xia')
    await screen.findByText(text('message:sendMessage.nobody'))
    await expect(screen.queryByRole('option', { name: /夏知予/ })).toBeNull()
    // the list hides the dialog from assistive technology while it is open
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(text('message:sendMessage.nobody'))).toBeNull())
  },
})

/** The person stays chosen after a refusal. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(inviteUser, 'alreadyInvited')),
  play: async ({ userEvent }) => {
    const inside = await find(userEvent)
    await send(userEvent, inside)
    await expect(await inside.findByRole('alert')).toHaveTextContent(refusalText('alreadyInvited'))
    await expect(inside.getByText(text('team-invite:preview.title'))).toBeVisible()
  },
})

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(inviteUser)),
  play: async ({ userEvent }) => {
    const inside = await find(userEvent)
    await send(userEvent, inside)
    await inside.findByRole('button', { name: pattern('team-invite:send.sending') })
  },
})

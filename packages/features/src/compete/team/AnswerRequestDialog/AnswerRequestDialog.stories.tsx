import { answerJoinRequest, teamPreview } from '@shulei/contract/compete/team/calls.ts'
import { joinRequestFixture, teamFixture, teamPreviewFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import type { JoinRequest } from '../teams.ts'
import { AnswerRequestDialog } from './AnswerRequestDialog.tsx'

const meta = preview.meta({
  title: 'Areas/team/AnswerRequestDialog',
  component: AnswerRequestDialog,
  args: {
    request: joinRequestFixture() as JoinRequest,
    action: 'accept',
    competitionId: 1001,
    teamId: teamFixture().id,
    onChange: fn(async () => {}),
    onDone: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

const dialog = async () => within(await screen.findByRole('dialog'))
const accept = () => ({ name: text('team:requests.accept') })

export const Accept = meta.story({
  tags: ['modes'],
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await inside.findByRole('region', { name: text('team-invite:preview.title') })
    await waitFor(() => expect(inside.getByRole('button', accept())).toBeEnabled())
    await userEvent.click(inside.getByRole('button', accept()))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
})

/** The server's verdict refuses: the limit is told, and the acceptance is closed. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(teamPreview, () => teamPreviewFixture({ allowed: false, reason: 'submits' }))),
  play: async () => {
    const inside = await dialog()
    await inside.findByText(text('team-invite:reason.submits', { tries: '60' }))
    await expect(inside.getByRole('button', accept())).toBeDisabled()
  },
})

/** The tries of both sides on this day are more than one team has. */
export const RefusedToday = meta.story({
  // another sentence in the place of the last story
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(mock(teamPreview, () => teamPreviewFixture({ allowed: false, reason: 'submitsToday' }))),
  play: async () => {
    const inside = await dialog()
    await inside.findByText(text('team-invite:reason.submitsToday', { daily: '3' }))
    await expect(inside.getByRole('button', accept())).toBeDisabled()
  },
})

/** The team of the request has joined another one since the list was read: the dialog says so, and the list is read again. */
export const Past = meta.story({
  // the note of every refused form
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(teamPreview, 'teamAlreadyJoined')),
  play: async ({ args }) => {
    const inside = await dialog()
    await expect(await inside.findByRole('alert')).toHaveTextContent(refusalText('teamAlreadyJoined'))
    await expect(inside.queryByRole('button', accept())).toBeNull()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

/** The request is withdrawn while the dialog is open: the dialog says why nothing was accepted, and only closes. */
export const WithdrawnMeanwhile = meta.story({
  // drawn like the story before, with another sentence
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    let isTried = false
    msw.use(
      mock(teamPreview, () => {
        if (isTried) throw new MockRefusal('joinRequestFailed')
        return teamPreviewFixture()
      }),
      mock(answerJoinRequest, () => {
        isTried = true
        throw new MockRefusal('joinRequestFailed')
      }),
    )
  },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByRole('button', accept())).toBeEnabled())
    await userEvent.click(inside.getByRole('button', accept()))
    await waitFor(() => expect(inside.getByRole('alert')).toHaveTextContent(text('team:requests.settled')))
    await expect(inside.queryByRole('button', accept())).toBeNull()
    await expect(inside.queryByRole('region', { name: text('team-invite:preview.title') })).toBeNull()
    await expect(inside.getAllByRole('button', { name: text('team:close') }).at(-1)).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

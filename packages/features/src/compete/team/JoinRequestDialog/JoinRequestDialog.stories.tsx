import { askToJoin, teamPreview } from '@shulei/contract/compete/team/calls.ts'
import { teamPreviewFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { JoinRequestDialog } from './JoinRequestDialog.tsx'

const meta = preview.meta({
  title: 'Areas/team/JoinRequestDialog',
  component: JoinRequestDialog,
  args: { competitionId: 1001, host: { id: 2, name: '南风' }, ownSize: 1, onSent: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
})

const dialog = async () => within(await screen.findByRole('dialog'))
const reasonField = () => ({ name: text('team:ask.reason') })
const submit = () => ({ name: text('team:ask.submit') })

/** Sent without a reason: the field says so and takes the focus. */
export const EmptyReason = meta.story({
  tags: ['modes'],
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await inside.findByRole('region', { name: text('team-invite:preview.title') })
    await userEvent.click(inside.getByRole('button', submit()))
    await expect(await inside.findByText(text('team:ask.problem.empty'))).toBeVisible()
    await waitFor(() => expect(inside.getByRole('textbox', reasonField())).toHaveFocus())
    await expect(args.onSent).not.toHaveBeenCalled()
  },
})

export const Sent = meta.story({
  args: { ownSize: 3 },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.getByText(text('team:ask.team', { team: '南风', count: 3 }))).toBeVisible()
    await userEvent.type(inside.getByRole('textbox', reasonField()), '残差')
    await userEvent.click(inside.getByRole('button', submit()))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  },
})

/** A refusal keeps the typed reason. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(askToJoin, 'applicationFailed')),
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    const field = inside.getByRole('textbox', reasonField())
    await userEvent.type(field, '残差')
    await userEvent.click(inside.getByRole('button', submit()))
    await expect(await inside.findByText(refusalText('applicationFailed'))).toBeVisible()
    await expect(field).toHaveValue('残差')
    await expect(args.onSent).not.toHaveBeenCalled()
  },
})

/** The asked team is full when the request is sent: nothing can be sent any more, and the focus of the button goes to the other one. */
export const FullMeanwhile = meta.story({
  // the notes of the stories before and after
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    let isTried = false
    msw.use(
      mock(teamPreview, () => teamPreviewFixture(isTried ? { allowed: false, reason: 'full' } : {})),
      mock(askToJoin, () => {
        isTried = true
        throw new MockRefusal('teamFull')
      }),
    )
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(inside.getByRole('textbox', reasonField()), '残差')
    await userEvent.click(inside.getByRole('button', submit()))
    await expect(await inside.findByText(refusalText('teamFull'))).toBeVisible()
    await waitFor(() => expect(inside.getByRole('button', submit())).toBeDisabled())
    await waitFor(() => expect(inside.getByRole('button', { name: text('team:cancel') })).toHaveFocus())
  },
})

/** A limit would refuse the team that results: told before anything is typed. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(teamPreview, () => teamPreviewFixture({ allowed: false, reason: 'full' }))),
  play: async () => {
    const inside = await dialog()
    await inside.findByText(pattern('team-invite:reason.full'))
    await expect(inside.getByRole('button', submit())).toBeDisabled()
  },
})

import { agreeTeamInvite, refuseTeamInvite, teamInvite } from '@shulei/contract/team/calls.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { teamInviteFixture } from '@shulei/mocks/team/fixtures.ts'
import { agreeWith } from '@shulei/mocks/team/handlers.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, type TextKey, text } from '#storybook/texts'
import { TeamInviteDialog } from './TeamInviteDialog.tsx'

const meta = preview.meta({
  title: 'Areas/notice/TeamInviteDialog',
  component: TeamInviteDialog,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { inviteId: 501, onClose: fn() },
})

type User = { click: (element: Element) => Promise<void> }

const dialog = async () => within(await screen.findByRole('dialog'))
const agree = async (userEvent: User) => {
  const inside = await dialog()
  await userEvent.click(await inside.findByRole('button', { name: text('notice:invite.agree') }))
  return inside
}

/** Accepts the invitation, and expects a result that has the focus. */
const result =
  (key: TextKey) =>
  async ({ userEvent }: { userEvent: User }) => {
    const inside = await agree(userEvent)
    await waitFor(async () => expect(await inside.findByText(text(key))).toHaveFocus())
  }

/** Step 1. */
export const Prompt = meta.story({
  tags: ['modes'],
  play: async () => {
    const inside = await dialog()
    await expect(await inside.findByText(text('notice:invite.text'))).toBeVisible()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(teamInvite)) })

export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(teamInvite, 'notFound')),
  play: async () => {
    const inside = await dialog()
    await inside.findByText(refusalText('notFound'))
  },
})

export const Accepting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(agreeTeamInvite)),
  play: async ({ userEvent }) => {
    const inside = await agree(userEvent)
    await inside.findByRole('button', { name: pattern('notice:invite.agreeing') })
  },
})

/** Step 2. */
export const Success = meta.story({
  tags: ['modes-colours'],
  play: async (context) => {
    await result('notice:invite.success')(context)
    const link = within(screen.getByRole('dialog')).getByRole('link')
    await expect(link).toHaveAttribute('href', `/competitions/${teamInviteFixture().cmpt_id}/profile`)
  },
})

/** Step 3. */
export const NotSolo = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-1)),
  play: result('notice:invite.notSolo'),
})

/** Step 4. */
export const TeamFull = meta.story({
  tags: ['modes-colours'],
  beforeEach: ({ msw }) => msw.use(agreeWith(-2)),
  play: result('notice:invite.teamFull'),
})

/** Step 5. */
export const TeamRisky = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-3)),
  play: result('notice:invite.teamRisk'),
})

/** Step 6. */
export const SubmitsExceeded = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-4)),
  play: result('notice:invite.submitExceeded'),
})

export const OtherFailure = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-9)),
  play: result('notice:invite.failed'),
})

/** The invitation was withdrawn meanwhile: the same text as for any other failure. */
export const CallFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(agreeTeamInvite, 'notFound')),
  play: async (context) => {
    await result('notice:invite.failed')(context)
    const inside = await dialog()
    await context.userEvent.click(
      inside.getAllByRole('button', { name: text('notice:invite.close') }).at(-1) as Element,
    )
    await expect(context.args.onClose).toHaveBeenCalled()
  },
})

export const Refusing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(refuseTeamInvite)),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: text('notice:invite.refuse') }))
    await inside.findByRole('button', { name: pattern('notice:invite.refusing') })
  },
})

export const Refused = meta.story({
  // the dialog closes and nothing is drawn
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: text('notice:invite.refuse') }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(teamInvite, () =>
        teamInviteFixture({
          inviter_name: 'Maximiliane Weatherington-Okonkwo-Almeida',
          cmpt_title: '很长的一个竞赛名称没有任何空格也不能把版面撑破'.repeat(3),
        }),
      ),
    ),
  play: async () => {
    const inside = await dialog()
    await inside.findByText(/^Maximiliane/)
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  play: async () => {
    const inside = await dialog()
    await inside.findByRole('button', { name: text('notice:invite.refuse') })
  },
})

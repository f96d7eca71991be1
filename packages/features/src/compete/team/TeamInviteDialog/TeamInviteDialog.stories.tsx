import { agreeTeamInvite, refuseTeamInvite, teamInvite, teamPreview } from '@shulei/contract/compete/team/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { teamOf } from '@shulei/mocks/cast/teams.ts'
import { teamInviteFixture, teamPreviewFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { agreeWith } from '@shulei/mocks/compete/team/handlers.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, type TextKey, text } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import { TeamInviteDialog } from './TeamInviteDialog.tsx'

const meta = preview.meta({
  title: 'Areas/team/TeamInviteDialog',
  component: TeamInviteDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { inviteId: 501, onClose: fn(), onAnswered: fn() },
  beforeEach: ({ msw }) => msw.use(mock(teamPreview, () => joining())),
})

const guest = { ...teamOf('near-shore'), members: [personOf('lin')] }

/** 林晓舟 joins the team that invites. */
const joining = (overrides: Parameters<typeof teamPreviewFixture>[0] = {}) =>
  teamPreviewFixture(overrides, { host: teamOf('tidal-flat'), guest })

type User = { click: (element: Element) => Promise<void> }

const dialog = async () => within(await screen.findByRole('dialog'))
const agree = async (userEvent: User) => {
  const inside = await dialog()
  await userEvent.click(await inside.findByRole('button', { name: text('team-invite:invite.agree') }))
  return inside
}

/** Accepts the invitation, and expects a result that has the focus. */
const result =
  (key: TextKey) =>
  async ({ userEvent }: { userEvent: User }) => {
    const inside = await agree(userEvent)
    await waitFor(async () => expect((await inside.findByText(text(key))).parentElement).toHaveFocus())
  }

/** Step 1. */
export const Prompt = meta.story({
  tags: ['modes'],
  play: async () => {
    const inside = await dialog()
    await expect(await inside.findByText(text('team-invite:invite.text'))).toBeVisible()
    await expect(await inside.findByText(text('team-invite:preview.joins'))).toBeVisible()
    await expect(inside.getAllByRole('listitem')).toHaveLength(4)
  },
})

/** A closed account has its name in the reader's language. */
export const Closed = meta.story({
  // another name in Prompt
  tags: ['no-picture'],
  globals: { locale: 'en-US' },
  beforeEach: ({ msw }) => msw.use(mock(teamInvite, () => teamInviteFixture({ inviter_name: CLOSED_NAME }))),
  play: async () => {
    const inside = await dialog()
    await expect(await inside.findByText(text('shell:closedName'))).toBeVisible()
  },
})

const isLedToSignUp = async () =>
  expect(await (await dialog()).findByRole('link', { name: text('team-invite:preview.signUp') })).toHaveAttribute(
    'href',
    `/competitions/${teamInviteFixture().cmpt_id}/signup`,
  )

/** A person who has not signed up is led to the sign-up before the answer. */
export const NotSignedUp = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(teamPreview, () => joining({ allowed: false, reason: 'notSignedUp' }))),
  play: isLedToSignUp,
})

/** The answer of a person who has not signed up leads there, too. */
export const AgreedWithoutSignUp = meta.story({
  // drawn like the other failures, with the button of `NotSignedUp`
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(agreeTeamInvite, () => ({ result: 0, reason: 'notSignedUp' as const }))),
  play: async (context) => {
    await result('team-invite:invite.failed')(context)
    await isLedToSignUp()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(teamInvite)) })

/** The invitation of another person looks like one that does not exist. */
export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(teamInvite, 'notFound')),
  play: async () => {
    const inside = await dialog()
    await inside.findByText(text('team-invite:past.missing'))
    await expect(inside.queryByRole('button', { name: text('shell:action.retry') })).toBeNull()
  },
})

/** The dialog stays for the result: neither the button nor Esc closes it. */
export const Accepting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(agreeTeamInvite)),
  play: async ({ userEvent }) => {
    const inside = await agree(userEvent)
    await inside.findByRole('button', { name: pattern('team-invite:invite.agreeing') })
    await expect(inside.getByRole('button', { name: text('shell:action.close') })).toBeDisabled()
  },
})

/** Step 2. */
export const Success = meta.story({
  tags: ['modes-colours'],
  play: async (context) => {
    await result('team-invite:invite.success')(context)
    const link = within(screen.getByRole('dialog')).getByRole('link')
    await expect(link).toHaveAttribute('href', `/competitions/${teamInviteFixture().cmpt_id}/profile`)
  },
})

/** Step 3. */
export const NotSolo = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-1)),
  play: result('team-invite:invite.notSolo'),
})

/** Step 4. */
export const TeamFull = meta.story({
  tags: ['modes-colours'],
  beforeEach: ({ msw }) => msw.use(agreeWith(-2)),
  play: result('team-invite:invite.teamFull'),
})

/** Step 5. */
export const TeamRisky = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-3)),
  play: result('team-invite:invite.teamRisk'),
})

/** Step 6. */
export const SubmitsExceeded = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-4)),
  play: result('team-invite:invite.submitExceeded'),
})

export const OtherFailure = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-9)),
  play: result('team-invite:invite.failed'),
})

/** A competition that has ended has no number of its own: the text of any other failure, and the reason (Q140). */
export const Ended = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(agreeTeamInvite, () => ({ result: 0, reason: 'ended' as const }))),
  play: async (context) => {
    await result('team-invite:invite.failed')(context)
    await expect((await dialog()).getByText(text('team-invite:reason.ended'))).toBeVisible()
  },
})

/** The invitation is in this state once an answer has come too late. */
const late = (state: ReturnType<typeof teamInviteFixture>['state'], reason: 'answered' | 'withdrawn') => {
  let isTried = false
  const answer = () => {
    isTried = true
    return { result: 0, reason }
  }
  return [
    mock(teamInvite, () => teamInviteFixture(isTried ? { state } : {})),
    mock(agreeTeamInvite, answer),
    mock(refuseTeamInvite, answer),
  ]
}

/** Presses a button, and expects what has become of the invitation, with the focus. */
const tooLate =
  (button: 'agree' | 'refuse', key: TextKey) =>
  async ({ args, userEvent }: { args: { onClose: () => void; onAnswered?: () => void }; userEvent: User }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: text(`team-invite:invite.${button}`) }))
    await waitFor(async () => expect(await inside.findByText(text(key))).toHaveFocus())
    await expect(inside.queryByText(text('team-invite:invite.failed'))).toBeNull()
    await expect(inside.queryByRole('button', { name: text('team-invite:invite.agree') })).toBeNull()
    await expect(args.onAnswered).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  }

/** The invitation was accepted in another tab, so that a refusal here comes too late. */
export const RefusedTooLate = meta.story({
  // drawn like `Accepted`
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...late('agreed', 'answered')),
  play: tooLate('refuse', 'team-invite:past.agreed'),
})

/** The invitation was refused in another tab. */
export const AgreedTooLate = meta.story({
  // like the story before, with another sentence
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...late('refused', 'answered')),
  play: tooLate('agree', 'team-invite:past.refused'),
})

/** The invitation is withdrawn while the dialog is open. */
export const WithdrawnMeanwhile = meta.story({
  // drawn like `Withdrawn`
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...late('removed', 'withdrawn')),
  play: tooLate('refuse', 'team-invite:past.gone'),
})

/** Opened after it was accepted: the way to the competition instead of the question. */
export const Accepted = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(teamInvite, () => teamInviteFixture({ state: 'agreed' }))),
  play: async () => {
    const inside = await dialog()
    await inside.findByText(text('team-invite:past.agreed'))
    await inside.findByRole('link', { name: text('team-invite:invite.successLink') })
    await expect(inside.queryByRole('button', { name: text('team-invite:invite.agree') })).toBeNull()
  },
})

export const Withdrawn = meta.story({
  // like the story before, with another sentence
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(teamInvite, () => teamInviteFixture({ state: 'removed' }))),
  play: async () => {
    const inside = await dialog()
    await inside.findByText(text('team-invite:past.gone'))
    await expect(inside.queryByRole('button', { name: text('team-invite:invite.refuse') })).toBeNull()
  },
})

/** The session has ended: the question stays, with the way to sign in. */
export const SignedOut = meta.story({
  // the note of every refused form
  tags: ['no-picture'],
  decorators: [contestSite],
  beforeEach: ({ msw }) => msw.use(mockRefused(agreeTeamInvite, 'loginFirst')),
  play: async ({ userEvent }) => {
    const inside = await agree(userEvent)
    const note = within(await inside.findByRole('alert'))
    await expect(note.getByText(refusalText('loginFirst'))).toBeVisible()
    await expect(note.getByRole('link', { name: text('shell:error.loginLink') })).toBeVisible()
    await expect(inside.getByRole('button', { name: text('team-invite:invite.agree') })).toBeEnabled()
  },
})

/** A failed call gives the text of any other failure. */
export const CallFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(agreeTeamInvite, 'notFound')),
  play: async (context) => {
    await result('team-invite:invite.failed')(context)
    const inside = await dialog()
    await context.userEvent.click(
      inside.getAllByRole('button', { name: text('team-invite:invite.close') }).at(-1) as Element,
    )
    await expect(context.args.onClose).toHaveBeenCalled()
  },
})

export const Refusing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(refuseTeamInvite)),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: text('team-invite:invite.refuse') }))
    await inside.findByRole('button', { name: pattern('team-invite:invite.refusing') })
  },
})

export const Refused = meta.story({
  // the dialog closes and nothing is drawn
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: text('team-invite:invite.refuse') }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** A refusal that does not arrive leaves the question open. */
export const RefusalNotSent = meta.story({
  // the first story with the note of every refused form
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(http.post('*/api/teams/v3/refuse-team-invite', () => HttpResponse.error())),
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    const refuse = await inside.findByRole('button', { name: text('team-invite:invite.refuse') })
    await userEvent.click(refuse)
    await expect(await inside.findByRole('alert')).toHaveTextContent(text('team-invite:invite.refuseFailed'))
    await waitFor(() => expect(refuse).toBeEnabled())
    await expect(refuse).toHaveFocus()
    await expect(inside.getByRole('button', { name: text('team-invite:invite.agree') })).toBeEnabled()
    await expect(args.onClose).not.toHaveBeenCalled()
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
    await inside.findByRole('button', { name: text('team-invite:invite.refuse') })
  },
})

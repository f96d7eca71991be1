import { acceptAgreement, competitionProfile, saveEntryForm } from '@shulei/contract/compete/competition/calls.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { competitionProfileFixture, participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { clearAnnouncements } from '../stories/announcements.ts'
import { contestSite } from '../stories/contestSite.tsx'
import { SignupForm } from './SignupForm.tsx'

const meta = preview.meta({
  title: 'Areas/competition/SignupForm',
  component: SignupForm,
  decorators: [contestSite],
  afterEach: clearAnnouncements,
  args: { competitionId: 1001, userId: 208_401 },
  parameters: { router: '/competitions/1001/signup' },
})

const signedIn = ['signUpFirst', 'protocolFirst'] as const
const entering = (signupState: number, hasAgreement = true) =>
  competitionProfileFixture({ signupState, hasAgreement, downloadBlocks: [...signedIn] })

export const Agreement = meta.story({
  tags: ['modes-colours'],
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => entering(0)))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox')
  },
})

export const AgreementNotAccepted = Agreement.extend({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pattern('signup:next') }))
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
  },
})

/** After ticking the box the error is gone, and the next step is available. */
export const AgreementChecked = Agreement.extend({
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: pattern('signup:next') })
    await userEvent.click(next)
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    canvas.getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByRole('checkbox')).toBeValid()
    await expect(next).toBeEnabled()
  },
})

/** The full flow: accept, fill in, done; the focus follows each step. */
export const WholeWay = meta.story({
  beforeEach({ msw }) {
    let state = 0
    msw.use(
      mock(competitionProfile, () => (state >= 3 ? participatingProfileFixture() : entering(state))),
      mock(acceptAgreement, () => {
        state = 2
        return { signupState: 2 }
      }),
      mock(saveEntryForm, () => {
        state = 3
        return { signupState: 3, teamId: 3113 }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('region', { name: text('signup:formTitle') })).toHaveFocus())
    const [name, organization] = await canvas.findAllByRole('textbox')
    if (!name || !organization) throw new Error('the form has two fields at least')
    await userEvent.type(name, '近岸观察组')
    await userEvent.type(organization, '近岸海洋观测站')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked()
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByText(pattern('signup:doneTitle'))
    await expect(localStorage.getItem('signup-draft:1001:208401')).toBeNull()
  },
})

/** Without an agreement the first step is skipped. */
export const Form = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => entering(0, false)))
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox')
  },
})

/** All problems are shown at once, each at its field; the first one has the focus. */
export const AllErrors = Form.extend({
  tags: ['modes-colours'],
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('textbox')
    await userEvent.click(canvas.getByRole('button'))
    await expect(name).toBeInvalid()
    await waitFor(() => expect(name).toHaveFocus())
  },
})

/** A reserved name is reported while typing. */
export const ReservedName = Form.extend({
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('textbox')
    await userEvent.type(name as HTMLElement, '数擂官方')
    await expect(name).toBeInvalid()
  },
})

export const NameTaken = Form.extend({
  beforeEach({ msw }) {
    msw.use(mockRefused(saveEntryForm, 'teamNameTaken'))
    localStorage.setItem(
      'signup-draft:1001:208401',
      JSON.stringify({ teamName: '潮间带', organization: '东海数值预报中心', iden: '2' }),
    )
  },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('textbox')
    await waitFor(() => expect(name).toHaveValue('潮间带'))
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByText(refusalText('teamNameTaken'))
    await expect(name).toHaveValue('潮间带')
    await waitFor(() => expect(name).toHaveFocus())
  },
})

export const ServerRefuses = NameTaken.extend({
  beforeEach({ msw }) {
    msw.use(mockRefused(saveEntryForm, 'signupFailed'))
  },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('textbox')
    await waitFor(() => expect(name).toHaveValue('潮间带'))
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('alert')
  },
})

/** The session ended while the form was being filled in: the link to sign in is shown, and the draft stays. */
export const SessionEnded = NameTaken.extend({
  beforeEach({ msw }) {
    msw.use(mockRefused(saveEntryForm, 'loginFirst'))
  },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('textbox')
    await waitFor(() => expect(name).toHaveValue('潮间带'))
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('link', { name: pattern('contest-overview:mine.loginLink') })
    await expect(localStorage.getItem('signup-draft:1001:208401')).toContain('潮间带')
  },
})

/** The agreement has changed while the form was open: it is shown again, and the draft stays. */
export const AgreementAgain = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(competitionProfile, () => entering(2)),
      mockRefused(saveEntryForm, 'agreementRequired'),
    )
    localStorage.setItem(
      'signup-draft:1001:208401',
      JSON.stringify({ teamName: '潮间带', organization: '东海数值预报中心', iden: '2' }),
    )
  },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('textbox')
    await waitFor(() => expect(name).toHaveValue('潮间带'))
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('checkbox')
  },
})

/** Sign-up has closed and the agreement has changed: a signed-up person accepts the new one. */
export const AgreementChanged = meta.story({
  beforeEach({ msw }) {
    let signupState = 0
    const signupEndTime = '2026-11-20T00:00:00.000Z'
    msw.use(
      mock(competitionProfile, () =>
        participatingProfileFixture({ signupState, isOpenSignup: false, signupEndTime, agreementVersion: 2 }),
      ),
      mock(acceptAgreement, () => {
        signupState = 3
        return { signupState: 3 }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: pattern('signup:next') }))
    await canvas.findByText(pattern('signup:doneTitle'))
  },
})

export const AlreadySignedUp = meta.story({
  tags: ['modes-colours'],
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('signup:already'))
  },
})

export const NotYetOpen = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(competitionProfile, () =>
        competitionProfileFixture({
          isOpenSignup: false,
          startTime: '2026-12-01T02:00:00.000Z',
          endTime: '2027-02-01T02:00:00.000Z',
          signupStartTime: '2026-12-01T02:00:00.000Z',
          signupEndTime: '2027-01-01T02:00:00.000Z',
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('signup:notYet'))
  },
})

export const Closed = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => competitionProfileFixture({}, competitionOf('tang-or-song'))))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('signup:closed'))
  },
})

/** Organisers do not compete, and are told so before they read the agreement. */
export const Organizer = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(competitionProfile, () => ({
        ...competitionProfileFixture({ signupState: 0 }),
        isOrganizer: true as const,
      })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('competition-page:organizer.title'))
    await expect(canvas.queryByRole('button', { name: text('signup:next') })).toBeNull()
  },
})

/** A changed agreement is not offered again to a member who has become an organizer. */
export const OrganizerWithTeam = meta.story({
  tags: ['no-picture'], // `Organizer`
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => participatingProfileFixture({ signupState: 0, isOrganizer: true as const })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('competition-page:organizer.title'))
    await expect(canvas.queryByRole('button', { name: text('signup:next') })).toBeNull()
  },
})

export const Expired = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => competitionProfileFixture({}, competitionOf('football-result'))))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('signup:expired'))
  },
})

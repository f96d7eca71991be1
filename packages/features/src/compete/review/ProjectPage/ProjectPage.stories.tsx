import { competitionProfile } from '@shulei/contract/compete/competition/calls.ts'
import { sendProject, spicCompetition } from '@shulei/contract/compete/review/calls.ts'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { ownTeamFixture, participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { contestFixture, ownProjectFixture, projectResult } from '@shulei/mocks/compete/review/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { MockRefusal } from '@shulei/mocks/refusal.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { OwnProject } from '../project.ts'
import { ProjectPage } from './ProjectPage.tsx'

const meta = preview.meta({
  title: 'Areas/review/ProjectPage',
  component: ProjectPage,
  parameters: { router: '/competitions/1009/submits', site: { user: userFixture() }, visual: { wholePage: true } },
  args: { competitionId: 1009 },
  beforeEach: ({ msw }) => msw.use(mock(competitionProfile, () => participatingProfileFixture())),
})

const day = 86_400_000
const daysAhead = (days: number) => new Date(mockNow + days * day).toISOString()

type SignUp = NonNullable<ReturnType<typeof contestFixture>['signUpInfo']>
const team = contestFixture().signUpInfo?.team ?? ''

/** Answers with a blocked contest, and a competition to which the reason belongs. */
const blockedBy = (
  blocked: SignUp['blocked'],
  {
    profile,
    submit = null,
  }: { profile?: Parameters<typeof participatingProfileFixture>[0]; submit?: OwnProject | null } = {},
) => [
  mock(competitionProfile, () => participatingProfileFixture(profile)),
  mock(spicCompetition, () => {
    const isIn = blocked !== 'notSignedUp' && blocked !== 'noEntryForm'
    return contestFixture({
      submit,
      signUpInfo: { state: isIn ? 4 : 0, team: isIn ? team : null, blocked, until: null },
    })
  }),
]

/** Projects are accepted: what is missing is said at its field, and then the project is in. */
export const Form = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('project:submit') }))
    await expect(canvas.getByText(text('project:fileMissing'))).toBeVisible()
    await userEvent.type(canvas.getByLabelText(new RegExp(text('project:titleCn'))), '电动公交有序充电')
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${text('project:summary')}`)),
      '把夜间停放的公交车当作一块电池。',
    )
    const file = new File(['## 问题\n\n现在是先到先充。'], '方案.md')
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input as HTMLInputElement, file)
    await userEvent.click(canvas.getByRole('button', { name: text('project:submit') }))
    await canvas.findByText(text('project:sent', { no: '003' }))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

const byMate = { ...ownProjectFixture(), submittedAt: daysAhead(0), document: { name: '队友.md', bytes: 2048 } }

/** A team-mate has handed in since the page was read: the member chooses between both titles and both documents. */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    const first = ownProjectFixture()
    let stored: OwnProject = first
    const title = { ...first.title, cn: '队友改的名称' }
    msw.use(
      mock(spicCompetition, () => contestFixture({ submit: stored })),
      mock(sendProject, ({ body }) => {
        if (body.base !== first.submittedAt) throw new Error('the form does not say what it was filled in upon')
        stored = { ...byMate, title }
        throw new MockRefusal('valuesStale', { data: { current: stored } })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(new RegExp(text('project:titleCn'))), '！')
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input as HTMLInputElement, new File(['## 这里的'], '这里的.md'))
    await userEvent.click(canvas.getByRole('button', { name: text('project:replace') }))
    await canvas.findByText(text('shell:conflict.title'))
    await expect(canvas.getAllByText('队友改的名称')).toHaveLength(2)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

/** The results are published: score, rank, and what the reviewers wrote. */
export const Published = meta.story({
  beforeEach({ msw }) {
    const { cmptInfo, signUpInfo } = contestFixture()
    const past = {
      opensAt: '2026-11-01T00:00:00Z',
      deadline: '2026-11-15T00:00:00Z',
      publishedAt: '2026-11-16T00:00:00Z',
    }
    msw.use(
      mock(spicCompetition, () => ({
        cmptInfo: { ...cmptInfo, ...past },
        submit: ownProjectFixture(projectResult),
        signUpInfo: signUpInfo && { ...signUpInfo, blocked: 'stageEnded' as const, until: null },
      })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('75.33')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('project:submit') })).toBeNull()
  },
})

/** Not signed up: the way to the sign-up. A review over the turn of the year names both years. */
export const NotSignedUp = meta.story({
  // an empty state as on other pages
  tags: ['no-picture'],
  beforeEach({ msw }) {
    const signUpInfo = { state: 0, team: null, blocked: 'notSignedUp' as const, until: null }
    const { cmptInfo } = contestFixture()
    const span = { opensAt: '2026-12-28T02:00:00Z', deadline: '2027-01-10T02:00:00Z' }
    msw.use(mock(spicCompetition, () => contestFixture({ signUpInfo, cmptInfo: { ...cmptInfo, ...span } })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/2026\/12\/28 .*2027\/01\/10 /)
    await expect(await canvas.findByRole('link', { name: text('project:signup') })).toBeVisible()
    await expect(canvas.getByText(text('project:notJoined'))).toBeVisible()
  },
})

const newcomer = { signupState: 0, profile: { team: null } }

/** Sign-up is over: the page says so in the place of the link. */
export const SignupClosed = meta.story({
  // the empty state without its link
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...blockedBy('notSignedUp', { profile: { ...newcomer, isOpenSignup: false } })),
  play: async ({ canvas }) => {
    await canvas.findByText(text('submission:rule.fact.signupClosed'))
    await expect(canvas.queryByRole('link', { name: text('project:signup') })).toBeNull()
  },
})

/** Sign-up has not begun: the page says when it does. */
export const SignupNotOpen = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...blockedBy('notSignedUp', { profile: { ...newcomer, isOpenSignup: false, signupStartTime: daysAhead(2) } }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('project:blocked.signupOpens'))
    await expect(canvas.queryByRole('link', { name: text('project:signup') })).toBeNull()
  },
})

/** The agreement has changed: the way to the new one, which stays open after the end of sign-up. */
export const AgreementChanged = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...blockedBy('notSignedUp', { profile: { signupState: 0, isOpenSignup: false } })),
  play: async ({ canvas }) => {
    await canvas.findByText(text('submission:rule.fact.agreementChanged'))
    await expect(canvas.getByRole('link', { name: text('submission:rule.remedy.agreement') })).toBeVisible()
  },
})

const [schedule] = participatingProfileFixture().schedules
if (!schedule) throw new Error('the competition has no schedule')

/** A competition that accepts projects between two days from now. */
const accepting = (from: number, to: number) => {
  const listA = { listAStartTime: daysAhead(from), listAEndTime: daysAhead(to) }
  return { schedules: [{ ...schedule, ...listA, listBStartTime: null, listBEndTime: null }] }
}

/** Projects are accepted no longer, and the review has not begun. */
export const Ended = meta.story({
  // one line on the card of another story
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(...blockedBy('stageEnded', { profile: accepting(-9, -1), submit: ownProjectFixture() })),
  play: async ({ canvas }) => {
    await canvas.findByText(text('project:blocked.ended'))
    await expect(canvas.queryByText(text('project:closed'))).toBeNull()
  },
})

export const NotBegun = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...blockedBy('stageEnded', { profile: accepting(1, 4) })),
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('project:blocked.opens'))
    await expect(canvas.getByText(text('project:none'))).toBeVisible()
  },
})

/** A flagged team is told so, and a banned one is. */
export const TeamFlagged = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(...blockedBy('teamBanned', { profile: { profile: { team: { ...ownTeamFixture(), cheatStatus: 1 } } } })),
  play: async ({ canvas }) => {
    await canvas.findByText(text('competition-page:case.flagged', { team }))
  },
})

export const TeamBanned = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...blockedBy('teamBanned', {
        profile: { profile: { team: { ...ownTeamFixture(), cheatStatus: 2 } } },
        submit: ownProjectFixture(),
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(text('competition-page:case.banned', { team }))
  },
})

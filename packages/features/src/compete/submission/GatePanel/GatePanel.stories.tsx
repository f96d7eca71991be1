import type { GateInput } from '@shulei/domain/compete/submission/gate.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { verdictFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { Competition } from '../../competition/useCompetition.ts'
import { withDevice } from '../device.ts'
import { schedulesOf } from '../schedules.ts'
import { GatePanel } from './GatePanel.tsx'

const day = 86_400_000
const competition = participatingProfileFixture() as Competition
const [first] = competition.schedules
if (!first) throw new Error('the competition has no round')

/** The first schedule is over; the second one runs and accepts promoted teams only. */
const secondRound: Competition = {
  ...competition,
  schedules: [
    { ...first, title: '初赛', titleEn: 'Preliminary', endTime: new Date(mockNow - day).toISOString() },
    { ...first, id: first.id + 1, title: '复赛', titleEn: 'Final', sort: 1 },
  ],
}
const promotedTo = (scheduleId: number | null) =>
  verdictFixture({ schedules: schedulesOf(secondRound), team: { cheatStatus: 0, scheduleId } })

const meta = preview.meta({
  title: 'Areas/submission/GatePanel',
  component: GatePanel,
  args: { competition, verdict: verdictFixture(), email: 'support@shulei.example', onAsk: fn() },
})

export const Allowed = meta.story({ tags: ['modes-colours'] })

export const AllowedOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading'))
    await expect(canvas.getAllByText(text('submission:rule.ok'))).toHaveLength(7)
  },
})

/** Two rules fail at once: between the lists, with a flagged team. */
export const TwoBlocked = meta.story({
  tags: ['modes'],
  args: { verdict: verdictFixture({ now: mockNow + 9.5 * day, team: { cheatStatus: 1, scheduleId: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(text('submission:rule.blocked'))).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: text('competition-page:case.open') })).toBeVisible()
  },
})

export const MobileDevice = meta.story({
  tags: ['modes-colours'],
  args: { verdict: withDevice(verdictFixture(), true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('submission:rule.name.device'))).toBeVisible()
  },
})

export const NoEntryForm = meta.story({
  args: { competition: { ...competition, signupState: 2 }, verdict: verdictFixture({ signupState: 2, team: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('submission:rule.remedy.entryForm') })).toHaveAttribute(
      'href',
      '/competitions/1001/signup',
    )
  },
})

export const DailyLimit = meta.story({
  args: { verdict: verdictFixture({ quota: { limit: 5, used: 5, errorLimit: 3, errorUsed: 1 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/今日 5 次已用完/)).toHaveTextContent('11/22 00:00')
  },
})

/** Members have used tries in teams that they have left. */
export const DailyLimitBrought = meta.story({
  // another sentence in the place of the last story
  tags: ['no-picture'],
  args: { verdict: verdictFixture({ quota: { limit: 5, used: 5, brought: 2, errorLimit: 3, errorUsed: 1 } }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(pattern('submission:rule.fact.quotaSpentBrought', { limit: 5, brought: 2 })),
    ).toHaveTextContent('11/22 00:00')
  },
})

export const StageNotReached = meta.story({
  args: { competition: secondRound, verdict: promotedTo(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('submission:rule.fact.roundNever', { round: '复赛' }))).toBeVisible()
  },
})

export const NotSignedUp = meta.story({
  tags: ['modes-colours'],
  args: {
    competition: { ...competition, signupState: 0, profile: { team: null } },
    verdict: verdictFixture({ signupState: 0, team: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: pattern('submission:rule.remedy.signup') })).toHaveAttribute(
      'href',
      '/competitions/1001/signup',
    )
  },
})

/** The agreement has changed since the sign-up: it must be accepted again before submitting. */
export const AgreementChanged = meta.story({
  args: { competition: { ...competition, signupState: 0 }, verdict: verdictFixture({ signupState: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('submission:rule.fact.agreementChanged'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('submission:rule.remedy.agreement') })).toHaveAttribute(
      'href',
      '/competitions/1001/signup',
    )
  },
})

/** Sign-up is closed: no remedy exists, so none is offered. */
export const NotSignedUpTooLate = meta.story({
  args: {
    competition: { ...competition, signupState: 0, profile: { team: null } },
    verdict: verdictFixture({ signupState: 0, team: null, now: mockNow + 8.5 * day }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

/** List A has closed, list B opens the day after tomorrow. */
export const BetweenLists = meta.story({
  args: { verdict: verdictFixture({ now: mockNow + 9.5 * day }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A 榜已于 11\/30 12:40 关闭/)).toHaveTextContent('还有 1天 12小时')
  },
})

export const StageEnded = meta.story({
  args: {
    competition: participatingProfileFixture({}, competitionOf('football-result')) as Competition,
    verdict: verdictFixture({}, competitionOf('football-result')),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('submission:rule.fact.scheduleOver'))).toBeVisible()
  },
})

export const TeamBanned = meta.story({
  args: { verdict: verdictFixture({ team: { cheatStatus: 1, scheduleId: null } }) },
})

export const ScheduleMismatch = meta.story({
  args: { competition: secondRound, verdict: promotedTo(99) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('submission:rule.fact.roundUnknown'))).toBeVisible()
  },
})

const missing = (completion: GateInput['completion']) => verdictFixture({ completion })

/** Step 1 of the completion gate: everything that is missing, and the page to complete it. */
export const ProfileIncomplete = meta.story({
  tags: ['modes-colours'],
  args: {
    verdict: missing({ step: 'binding', missing: ['introduction', 'birthday', 'city', 'education'], page: 'basic' }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(个人简介、生日、城市、教育经历|Introduction, Birthday, City, Education)$/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: pattern('submission:rule.remedy.basic') })).toHaveAttribute(
      'href',
      '/guide/step-1?origin=%2F',
    )
  },
})

export const OccupationIncomplete = meta.story({
  tags: ['modes-colours'],
  args: { verdict: missing({ step: 'occupation', missing: ['career'], page: 'occupation' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('guide-item:career'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: pattern('submission:rule.remedy.occupation') })).toHaveAttribute(
      'href',
      '/guide/step-2?origin=%2F',
    )
  },
})

export const RealNameMissing = meta.story({
  tags: ['modes-colours'],
  args: { verdict: missing({ step: 'realName', missing: ['realName'], page: 'verification' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: pattern('submission:rule.remedy.verification') })).toHaveAttribute(
      'href',
      '/guide/step-4?origin=%2F',
    )
  },
})

/** Every rule fails, on the narrowest screen. */
export const AllBlocked = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    competition: { ...secondRound, signupState: 0 },
    verdict: withDevice(
      verdictFixture({
        schedules: schedulesOf(secondRound),
        now: mockNow + 60 * day,
        signupState: 0,
        team: { cheatStatus: 2, scheduleId: null },
        quota: { limit: 5, used: 5, errorLimit: 3, errorUsed: 3 },
        completion: { step: 'binding', missing: ['introduction', 'birthday', 'city', 'education'], page: 'basic' },
      }),
      true,
    ),
  },
})

/** The verdict is requested again at its next change. */
export const AsksAgain = meta.story({
  tags: ['no-picture'], // same picture as BetweenLists
  args: {
    verdict: { ...verdictFixture({ now: mockNow + 9.5 * day }), nextAt: new Date(mockNow + 9.5 * day).toISOString() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible()
    await new Promise((done) => setTimeout(done, 1200))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
})

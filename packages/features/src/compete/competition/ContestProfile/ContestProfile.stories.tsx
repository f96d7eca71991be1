import { competitionProfile, competitionRankings } from '@shulei/contract/compete/competition/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import {
  competitionProfileFixture,
  ownTeamFixture,
  participatingProfileFixture,
  rankingsFixture,
} from '@shulei/mocks/compete/competition/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { contestSite } from '../stories/contestSite.tsx'
import { ContestProfile } from './ContestProfile.tsx'

const meta = preview.meta({
  title: 'Areas/competition/ContestProfile',
  component: ContestProfile,
  decorators: [contestSite],
  args: { competitionId: 1001 },
  parameters: { router: '/competitions/1001/profile' },
})

export const Ranked = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('figure')
    await canvas.findByText(/00:00/)
  },
})

export const NoScoreYet = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionRankings, () => rankingsFixture({ own: null })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('contest-profile:noScore'))
    await canvas.findByText(/00:00/)
  },
})

export const Flagged = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(competitionProfile, () =>
        participatingProfileFixture({ profile: { team: { ...ownTeamFixture(), cheatStatus: 1, manifesto: '' } } }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/队伍被标记|Flagged/)
    await canvas.findByRole('figure')
    await canvas.findByText(/00:00/)
  },
})

/** A closed account has its name in the reader's language. */
export const ClosedMember = meta.story({
  tags: ['no-picture'], // a name more in Ranked
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    const team = ownTeamFixture()
    const members = team.members.map((member) => ({ ...member, name: CLOSED_NAME }))
    msw.use(mock(competitionProfile, () => participatingProfileFixture({ profile: { team: { ...team, members } } })))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(text('shell:closedName')))[0]).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain(CLOSED_NAME)
    await canvas.findByRole('figure')
    await canvas.findByText(/00:00/)
  },
})

export const Invitation = meta.story({
  tags: ['modes-colours'],
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => competitionProfileFixture()))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: pattern('competition-page:next.signUp') })
  },
})

export const SignupOver = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => competitionProfileFixture({}, competitionOf('tang-or-song'))))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link')
  },
})

/** An organizer does not sign up for the own competition. */
export const Organizer = meta.story({
  tags: ['no-picture'], // SignupOver with other words
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => competitionProfileFixture({ isOrganizer: true })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('competition-page:organizer.text'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: pattern('competition-page:next.signUp') })).toBeNull()
  },
})

import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import {
  competitionProfileFixture,
  ownTeamFixture,
  participatingProfileFixture,
} from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../stories/contestSite.tsx'
import type { Competition } from '../useCompetition.ts'
import { column } from './ContestSide.stories.css.ts'
import { ContestSide } from './ContestSide.tsx'

const meta = preview.meta({
  title: 'Areas/competition/ContestSide',
  component: ContestSide,
  decorators: [(Story) => <div className={column}>{Story()}</div>, contestSite],
  args: { competition: participatingProfileFixture() as Competition },
})

/** Signed up, list A is open: submit. */
export const Contestant = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findByText(/00:00/)
  },
})

export const Visitor = meta.story({
  tags: ['modes-colours'],
  args: { competition: competitionProfileFixture() as Competition },
})

export const FormPending = meta.story({
  args: {
    competition: competitionProfileFixture({
      signupState: 2,
      downloadBlocks: ['signUpFirst', 'protocolFirst'],
    }) as Competition,
  },
})

export const NotVerified = meta.story({
  args: {
    competition: competitionProfileFixture({
      signupState: 3,
      signedUpAt: '2026-11-10T02:00:00.000Z',
      profile: { team: ownTeamFixture() },
      downloadBlocks: ['protocolFirst', 'realNameFirst'],
    }) as Competition,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('contest-overview:mine.realNameLink') })).toHaveAttribute(
      'href',
      '/users/v2/certification',
    )
  },
})

/** List B runs, sign-up is closed, the reader has not signed up. */
export const LookingOn = meta.story({
  args: {
    competition: competitionProfileFixture(
      { downloadBlocks: ['signUpFirst'] },
      competitionOf('tang-or-song'),
    ) as Competition,
  },
})

export const Over = meta.story({
  args: { competition: participatingProfileFixture({}, competitionOf('football-result')) as Competition },
})

/** An organizer looks on, while everybody else is asked to sign up. */
export const Organizer = meta.story({
  tags: ['no-picture'], // cards of other stories, without the steps
  args: { competition: competitionProfileFixture({ isOrganizer: true }) as Competition },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('competition-page:next.ranking') })).toBeVisible()
    await expect(canvas.queryByText(text('contest-overview:mine.how'))).toBeNull()
    await expect(canvas.queryByRole('link', { name: text('competition-page:next.signUp') })).toBeNull()
  },
})

export const NobodyRanked = meta.story({
  args: { competition: competitionProfileFixture({ leaders: [] }, competitionOf('bird-strikes')) as Competition },
})

import { ownTeamFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { BannedNotice } from './BannedNotice.tsx'

const { id, name } = ownTeamFixture()
const team = { id, name, cheatStatus: 2, caseStatus: 2 }

const meta = preview.meta({
  title: 'Areas/appeal/BannedNotice',
  component: BannedNotice,
  args: { competitionId: 1001, team },
})

export const Banned = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('competition-page:case.banned', { team: name }))).toBeVisible()
  },
})

export const Flagged = meta.story({
  tags: ['no-picture'], // differs from Banned in words
  args: { team: { ...team, cheatStatus: 1, caseStatus: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('competition-page:case.flagged', { team: name }))).toBeVisible()
  },
})

/** The flag has ended: the case can still be read. */
export const Cleared = meta.story({
  args: { team: { ...team, cheatStatus: 0, caseStatus: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('competition-page:case.cleared', { team: name }))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('competition-page:case.past') })).toBeVisible()
  },
})

export const Unbanned = meta.story({
  tags: ['no-picture'], // differs from Cleared in words
  args: { team: { ...team, cheatStatus: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('competition-page:case.unbanned', { team: name }))).toBeVisible()
  },
})

export const Clean = meta.story({
  tags: ['no-picture'], // shows nothing
  args: { team: { ...team, cheatStatus: 0, caseStatus: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

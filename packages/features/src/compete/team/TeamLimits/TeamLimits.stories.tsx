import { soloTeamsFixture, teamsFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { Teams } from '../teams.ts'
import { TeamLimits } from './TeamLimits.tsx'

const { limits } = teamsFixture()

const meta = preview.meta({
  title: 'Areas/team/TeamLimits',
  component: TeamLimits,
  args: { teams: teamsFixture() as Teams },
})

export const Open = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('team:limits.sizeValue', { max: 5, count: 3 }))).toBeVisible()
    await expect(canvas.getByText(pattern('team:limits.freezeAt'))).toBeVisible()
  },
})

/** A team of as many as the competition allows, after the deadline. */
export const FullAndFrozen = meta.story({
  args: { teams: soloTeamsFixture({ limits: { ...limits, teamMax: 1, frozen: true } }) as Teams },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('team:limits.sizeFull', { max: 1 }))).toBeVisible()
    await expect(canvas.getByText(pattern('team:limits.frozen'))).toBeVisible()
  },
})

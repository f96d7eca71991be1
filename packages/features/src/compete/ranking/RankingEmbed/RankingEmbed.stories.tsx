import { competitionProfileFixture, rankingsFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import { RankingEmbed } from './RankingEmbed.tsx'

const meta = preview.meta({
  title: 'Areas/ranking/RankingEmbed',
  component: RankingEmbed,
  decorators: [contestSite],
  parameters: { router: '/competitions/1001/ranking/embed', layout: 'fullscreen' },
  args: {
    competition: competitionProfileFixture(),
    rankings: rankingsFixture({ own: null, perSize: 10 }),
    query: {},
  },
})

/** The first ten of a list, as another site shows them. */
export const FirstTen = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
    }
  },
})

/** A list that opens later shows when, and nothing else. */
export const NotOpenYet = meta.story({
  // the empty state, which has a picture of its own
  tags: ['no-picture'],
  args: { rankings: rankingsFixture({ stage: 1, total: 0 }), query: { stage: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('competition-page:ranking.lockedTitle'))).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const NobodyRanked = meta.story({
  tags: ['no-picture'], // the empty state, which has a picture of its own
  args: { rankings: rankingsFixture({ total: 0, own: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('competition-page:ranking.empty'))).toBeVisible()
  },
})

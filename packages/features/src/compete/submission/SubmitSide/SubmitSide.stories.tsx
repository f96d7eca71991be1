import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { ownBestFixture, submitsFixture, verdictFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { Competition } from '../../competition/useCompetition.ts'
import { column } from './SubmitSide.stories.css.ts'
import { SubmitSide } from './SubmitSide.tsx'

const day = 86_400_000
const meta = preview.meta({
  title: 'Areas/submission/SubmitSide',
  component: SubmitSide,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  args: { competition: participatingProfileFixture() as Competition, answer: submitsFixture() },
})

/** List A is open, the team has a score: its history, and the gaps to rank 10 and to the top. */
export const ListA = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('figure')
  },
})

export const BetweenLists = meta.story({
  args: { answer: submitsFixture({ verdict: verdictFixture({ now: mockNow + 9.5 * day }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName(text('submission:page.listStarts', { list: 'B' }))
    await canvas.findByRole('figure')
  },
})

export const Leading = meta.story({
  args: { answer: submitsFixture({ best: ownBestFixture(1) }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure')
    await expect(canvas.getByText(text('submission:page.leading'))).toBeVisible()
  },
})

/** The same score as the leader, reached later. Zeros at the end of a score stay in the table of the history. */
export const Tied = meta.story({
  tags: ['no-picture'], // one sentence differs from ListA
  args: {
    answer: submitsFixture({
      best: {
        ...ownBestFixture(2),
        gapToTop: 0,
        history: ownBestFixture(2).history.map((point, at) => (at === 0 ? { ...point, score: 428.5 } : point)),
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('submission:page.evenTop'))
    await expect(canvas.getByText('428.500000')).toBeInTheDocument()
  },
})

export const NoScore = meta.story({ tags: ['modes-colours'], args: { answer: submitsFixture({ best: null }) } })

export const Over = meta.story({
  args: {
    competition: participatingProfileFixture({}, competitionOf('football-result')) as Competition,
    answer: submitsFixture({ best: null, verdict: verdictFixture({}, competitionOf('football-result')) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('submission:page.endedAt'))).toBeVisible()
  },
})

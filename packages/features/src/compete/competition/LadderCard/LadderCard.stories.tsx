import { competitionProfileFixture, participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { column } from '../ContestSide/ContestSide.stories.css.ts'
import type { Competition } from '../useCompetition.ts'
import { LadderCard, type LadderCardProps } from './LadderCard.tsx'

const contest = participatingProfileFixture() as Competition

const meta = preview.meta({
  title: 'Areas/competition/LadderCard',
  component: LadderCard,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  args: { competition: contest, own: contest.own },
})

export const Own = meta.story({
  tags: ['modes-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
})

export const Visitor = meta.story({
  tags: ['no-picture'], // same picture as Own, with a row less
  args: { competition: competitionProfileFixture() as Competition, own: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
})

/** Of equal scores, the leader's was there first. */
export const TiedWithLeader = meta.story({
  tags: ['no-picture'], // same picture as Own, with the row further up
  args: { own: { rank: 3, score: contest.leaders[0]?.score ?? 0 } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(text('contest-overview:ladder.leader'))
    await expect(rows[1]).toHaveTextContent(text('contest-overview:ladder.own', { rank: '3' }))
  },
})

/** A team that has just become the first stands above the leader of before. */
export const NewLeader = meta.story({
  tags: ['no-picture'], // same picture as Own, with the row at the top
  render: function Improving(args: LadderCardProps) {
    const [isFirst, setFirst] = useState(false)
    return (
      <>
        <LadderCard {...args} own={isFirst ? { rank: 1, score: 330 } : args.own} />
        <button type="button" onClick={() => setFirst(true)}>
          +
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/330/)
    await expect(rows[1]).toHaveTextContent(text('contest-overview:ladder.second'))
  },
})

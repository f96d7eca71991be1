import { fromNow } from '@shulei/mocks/clock.ts'
import { participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { ownBestFixture, submitFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import type { Competition } from '../../competition/useCompetition.ts'
import { SubmissionWay } from './SubmissionWay.tsx'

const waiting = submitFixture(7, { status: 'queued', queuePlace: 2, score: null, scoredAt: null })

const meta = preview.meta({
  title: 'Areas/submission/SubmissionWay',
  component: SubmissionWay,
  args: {
    competition: participatingProfileFixture() as Competition,
    submission: waiting,
    before: ownBestFixture(13),
    best: ownBestFixture(13),
  },
})

export const Queued = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('submission:way.queuedAt', { place: '2' }))
  },
})

/** A personal best: the gain is said once, in the room that was kept for it. */
export const NewBest = meta.story({
  tags: ['modes-colours'],
  args: { submission: submitFixture(7, { isBest: true, scoredAt: fromNow({}) }), best: ownBestFixture(9) },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent(/4/)
    const words = status.firstElementChild as HTMLElement
    await expect(words.offsetHeight).toBe(Math.round(Number.parseFloat(getComputedStyle(words).minBlockSize)))
  },
})

/** The server found problems: each with its line. */
export const Failed = meta.story({
  tags: ['modes-colours'],
  args: {
    submission: submitFixture(7, {
      status: 'failed',
      score: null,
      scoredAt: null,
      logs: [
        { at: fromNow({}), level: 'error', code: 'problem.idTwice', facts: { line: 17, id: '2014-01-04', value: '5' } },
        {
          at: fromNow({}),
          level: 'error',
          code: 'problem.notFinite',
          facts: { line: 22, column: 'births', value: 'NaN' },
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list').at(-1)?.children).toHaveLength(2)
  },
})

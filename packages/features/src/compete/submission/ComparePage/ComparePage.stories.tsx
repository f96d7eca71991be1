import { competitionProfile } from '@shulei/contract/compete/competition/calls.ts'
import { compareSubmits, competitionSubmits } from '@shulei/contract/compete/submission/calls.ts'
import { participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { comparisonFixture, submitFixture, submitsFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ComparePage } from './ComparePage.tsx'

const meta = preview.meta({
  title: 'Areas/submission/ComparePage',
  component: ComparePage,
  args: { competitionId: 1001, pair: { a: 9005, b: 9006 } },
  parameters: { router: '/competitions/1001/compare' },
  beforeEach: ({ msw }) => msw.use(mock(competitionProfile, () => participatingProfileFixture())),
})

/** Scores side by side, the better one marked, and the rows that differ, counted. */
export const Compared = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: text('compare:result', { a: '5', b: '6' }) })
    await expect(canvas.getByText(text('compare:better'))).toBeVisible()
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '121')
  },
})

export const Same = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    const [first, second] = comparisonFixture().submissions
    const submissions: [typeof first, typeof second] = [first, { ...second, score: first.score }]
    msw.use(mock(compareSubmits, () => comparisonFixture({ submissions, differing: 0 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('compare:same'))
    await expect(canvas.getByText(text('compare:equal'))).toBeVisible()
  },
})

/** Nothing is chosen yet: the two latest ones are offered. */
export const Choosing = meta.story({
  tags: ['no-picture'],
  args: { pair: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: text('compare:a') })).toHaveValue('9005')
    await expect(canvas.getByRole('combobox', { name: text('compare:b') })).toHaveValue('9006')
  },
})

/** The same submission on both sides is no comparison. */
export const Twice = meta.story({
  tags: ['no-picture'],
  args: { pair: { a: 9006, b: 9006 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('compare:twice'))).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: text('compare:a') })).toHaveValue('9006')
  },
})

export const TooFew = meta.story({
  tags: ['no-picture'],
  args: { pair: null },
  beforeEach({ msw }) {
    const all = [submitFixture(2, { status: 'failed', score: null }), submitFixture(1)]
    msw.use(mock(competitionSubmits, () => submitsFixture({ all, self: all, total: 2 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('compare:few'))
  },
})

/** An address with a submission that is unknown, not scored, or of another team: another attempt would not help. */
export const Invalid = meta.story({
  tags: ['no-picture'],
  args: { pair: { a: 99_998, b: 99_999 } },
  beforeEach: ({ msw }) => msw.use(mockRefused(compareSubmits, 'comparisonInvalid')),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(text('compare:invalid'))
    await expect(within(alert).getByRole('link', { name: text('compare:back') })).toHaveAttribute(
      'href',
      '/competitions/1001/submits',
    )
    await expect(within(alert).queryByRole('button')).toBeNull()
    // the two latest ones are offered instead
    await expect(canvas.getByRole('combobox', { name: text('compare:a') })).toHaveValue('9005')
    await expect(canvas.getByRole('combobox', { name: text('compare:b') })).toHaveValue('9006')
  },
})

/** The form stays, to try again or to choose others. */
export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(compareSubmits, 'comparisonFailed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('comparisonFailed'))
    await expect(canvas.getByRole('combobox', { name: text('compare:a') })).toBeVisible()
  },
})

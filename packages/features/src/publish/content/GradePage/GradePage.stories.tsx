import { gradeHolders } from '@shulei/contract/publish/content/calls.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { gradesFixture } from '@shulei/mocks/publish/content/evaluation.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { GradePage } from './GradePage.tsx'

const meta = preview.meta({
  title: 'Areas/content/GradePage',
  component: GradePage,
  parameters: { layout: 'fullscreen', router: '/grade', visual: { wholePage: true } },
  args: { view: 'grade' },
})

export const Steps = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('editorial:grade.people', { count: 3, n: '3' }))).toBeVisible()
  },
})

export const Holders = meta.story({
  args: { view: 'grade-dcic' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(4)
  },
})

export const Nobody = meta.story({
  tags: ['no-picture'], // the empty state, which has a picture of its own
  args: { view: 'grade-dcic' },
  beforeEach({ msw }) {
    msw.use(mock(gradeHolders, () => ({ ...gradesFixture(), list: [] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('editorial:grade.nobody'))).toBeVisible()
  },
})

export const Rules = meta.story({
  args: { view: 'grade-details' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('editorial:grade.upTo', { n: '6' }))).toBeVisible()
  },
})

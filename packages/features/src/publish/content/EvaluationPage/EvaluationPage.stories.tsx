import { evaluationTasks } from '@shulei/contract/publish/content/calls.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { EvaluationPage } from './EvaluationPage.tsx'

const meta = preview.meta({
  title: 'Areas/content/EvaluationPage',
  component: EvaluationPage,
  parameters: { layout: 'fullscreen', router: '/evalution', visual: { wholePage: true } },
  args: { view: 'tasks' },
})

export const Tasks = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: text('editorial:evaluation.tasks') })
    await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(3))
  },
})

export const Ladders = meta.story({
  args: { view: 'competitions' },
  play: async ({ canvas }) => {
    // a heading for each of three competitions, and those of two sections
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5))
  },
})

/** Every metric with the score of its example. */
export const Metrics = meta.story({
  args: { view: 'details' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('editorial:evaluation.score', { score: '0.7500' }))).toBeVisible()
  },
})

/** A site without competitions says so in the place of the list. */
export const NoCompetitions = meta.story({
  tags: ['no-picture'], // one sentence in the place of the list
  beforeEach: ({ msw }) => msw.use(mock(evaluationTasks, () => ({ list: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('editorial:noTasks'))).toBeVisible()
  },
})

import { evaluationTasks } from '@shulei/contract/publish/content/calls.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { SeriesPage, TrackPage } from './SeriesPage.tsx'

const meta = preview.meta({
  title: 'Areas/content/SeriesPage',
  component: SeriesPage,
  parameters: { layout: 'fullscreen', router: '/dcic', visual: { wholePage: true } },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem')
    await expect(first?.querySelector('a')?.getAttribute('href')).toBe('/dcic/1')
  },
})

/** One competition of the series. */
export const Track = meta.story({
  render: () => <TrackPage id={competitionOf('us-births').id} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
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

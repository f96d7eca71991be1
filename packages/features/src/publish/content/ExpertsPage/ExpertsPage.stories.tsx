import { experts } from '@shulei/contract/publish/content/calls.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { expertsFixture } from '@shulei/mocks/publish/content/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ExpertsPage } from './ExpertsPage.tsx'

const meta = preview.meta({
  title: 'Areas/content/ExpertsPage',
  component: ExpertsPage,
  parameters: { layout: 'fullscreen', router: '/experts', visual: { wholePage: true } },
  args: { type: '' },
})

export const All = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: '顾南星' })).toHaveAttribute('href', '/users/208417')
  },
})

export const ByType = meta.story({
  tags: ['no-picture'], // fewer cards of the story before
  args: { type: 'text' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(1)
  },
})

export const Empty = meta.story({
  args: { type: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('content:experts.empty'))).toBeVisible()
  },
})

/** A site that has nothing yet says so, and speaks of no filter. */
export const None = meta.story({
  tags: ['no-picture'], // `Empty` with another sentence
  beforeEach({ msw }) {
    msw.use(mock(experts, () => ({ ...expertsFixture(), list: [], types: [] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('content:experts.none'))).toBeVisible()
    await expect(canvas.queryByText(text('content:experts.emptyHint'))).toBeNull()
  },
})

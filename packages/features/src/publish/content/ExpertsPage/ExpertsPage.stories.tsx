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

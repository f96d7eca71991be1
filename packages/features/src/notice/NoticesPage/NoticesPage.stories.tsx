import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { NoticesPage } from './NoticesPage.tsx'

const meta = preview.meta({
  title: 'Areas/notice/NoticesPage',
  component: NoticesPage,
  parameters: { layout: 'fullscreen' },
  args: { view: 'notice' as const },
})

export const Notices = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(canvas.getByRole('link', { name: /^(通知|Notices)$/ })).toHaveAttribute('aria-current', 'page')
  },
})

export const Messages = meta.story({
  args: { view: 'message' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(canvas.getByRole('link', { name: /^私信$/ })).toHaveAttribute('href', '/notices?view=message')
  },
})

import { noticesFixture } from '@shulei/mocks/talk/notice/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { NoticePage } from './NoticePage.tsx'

const meta = preview.meta({
  title: 'Areas/notice/NoticePage',
  component: NoticePage,
  parameters: { layout: 'fullscreen' },
  args: { id: noticesFixture().list.find(({ group }) => group === 'invite')?.id ?? 0, onRemoved: fn() },
})

/** A page without a layout, in a narrow column. */
export const OwnPage = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.getByRole('link', { name: text('notice:list.label') })).toHaveAttribute('href', '/notices')
  },
})

/** In the message center the layout provides the column. */
export const InTheCenter = meta.story({
  args: { place: 'invite' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: text('notice:detail.backToCenter') })
  },
})

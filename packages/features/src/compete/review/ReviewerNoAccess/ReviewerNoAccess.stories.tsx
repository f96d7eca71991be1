import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ReviewerNoAccess } from './ReviewerNoAccess.tsx'

const meta = preview.meta({
  title: 'Areas/review/ReviewerNoAccess',
  component: ReviewerNoAccess,
  globals: { theme: 'expert-review' },
  parameters: { layout: 'fullscreen', router: '/spic-review/no-access' },
  args: { reviewer: { name: '沈砚秋', role: 2 }, onSignOut: fn() },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: text('review:noAccess.toOwn') })).toHaveAttribute(
      'href',
      '/spic-review',
    )
    const button = canvas.getByRole('button', { name: text('review:noAccess.signOut') })
    await userEvent.click(button)
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await userEvent.unhover(button)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

/** Role 0 has no page to be led to. */
export const WithoutPage = meta.story({
  // one button less
  tags: ['no-picture'],
  args: { reviewer: { name: '丁一苇', role: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

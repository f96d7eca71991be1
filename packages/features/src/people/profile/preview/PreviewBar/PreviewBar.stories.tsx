import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { PreviewBar } from './PreviewBar.tsx'

const meta = preview.meta({
  title: 'Areas/profile/PreviewBar',
  component: PreviewBar,
  parameters: { router: '/users/7/articles?as=visitor', layout: 'fullscreen' },
  args: { userId: 7, as: 'visitor' },
})

/** The links keep the open tab; the way back is one of them. */
export const Visitor = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('profile:preview.back') })).toHaveAttribute(
      'href',
      '/users/7/articles',
    )
    const follower = canvas.getByRole('link', { name: text('profile:preview.reader.follower') })
    await expect(follower).toHaveAttribute('href', '/users/7/articles?as=follower')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      text('profile:preview.reader.visitor'),
    )
  },
})

export const Mutual = meta.story({
  args: { as: 'mutual' },
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('profile:preview.title.mutual'))).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

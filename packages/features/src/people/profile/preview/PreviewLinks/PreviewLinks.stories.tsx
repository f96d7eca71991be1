import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { PreviewLinks } from './PreviewLinks.tsx'

const meta = preview.meta({
  title: 'Areas/profile/PreviewLinks',
  component: PreviewLinks,
  parameters: { router: '/users/v2/privacy' },
  args: { userId: 7 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/users/7?as=visitor', '/users/7?as=follower', '/users/7?as=mutual'])
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

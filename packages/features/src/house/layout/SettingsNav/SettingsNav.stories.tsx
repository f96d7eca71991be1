import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { PartsNav, SettingsNav } from './SettingsNav.tsx'

const meta = preview.meta({
  title: 'Areas/layout/SettingsNav',
  component: SettingsNav,
  parameters: { router: '/users/v2/privacy' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('layout:settings.privacy') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    const pages = ['userinfo', 'username', 'password', 'privacy', 'notice', 'certification', 'my-data']
    const ofEnterprises = ['ent-setting-username', 'ent-setting-certification']
    await expect(links).toEqual([...pages, ...ofEnterprises].map((page) => `/users/v2/${page}`))
  },
})

/** The bar scrolls by itself to the open page; the page does not scroll. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(open.left).toBeGreaterThanOrEqual(0)
    await expect(open.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Parts = meta.story({
  render: () => (
    <PartsNav
      parts={[
        { id: 'basic', label: text('editing:part.basic') },
        { id: 'work', label: text('editing:part.work') },
        { id: 'education', label: text('editing:part.education') },
      ]}
    />
  ),
})

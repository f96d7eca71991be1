import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { SettingsPage } from '../stories/SettingsPage.tsx'
import { settled } from '../stories/settled.ts'
import { UserInfoLayout } from './UserInfoLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/user-info',
  component: UserInfoLayout,
  decorators: [withSite({ website: websiteFixture(), user: userFixture() })],
  parameters: {
    layout: 'fullscreen',
    router: '/users/v2/privacy',
    visual: { wholePage: true },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { children: <SettingsPage />, onSignOut: fn(), onNotice: fn() },
})

const phone = { viewport: { value: 'phone', isRotated: false } }
const tablet = { viewport: { value: 'tablet', isRotated: false } }

/** Settings are one's own: the layout is only worn signed in. */
export const SignedIn = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await settled()
    await expect(canvasElement.querySelector('[data-layout="user-info"]')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^(隐私|Privacy)$/ })).toHaveAttribute('aria-current', 'page')
  },
})

/** Narrow enough that menus become sheets and columns become one. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await settled()
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** Between the two pictures: it is checked, but not pictured again. */
export const Tablet = meta.story({
  tags: ['no-picture'],
  globals: tablet,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** In English, where words are wider; checked, not pictured. */
export const English = meta.story({
  tags: ['no-picture'],
  globals: { ...phone, locale: 'en-US' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** Inside another page's frame only the page itself is left; there is nothing new to picture (A§2, Q105). */
export const InsideFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.querySelector('[data-layout="user-info"]')
    await expect(root).toHaveAttribute('data-inside-frame')
    for (const role of ['banner', 'contentinfo'] as const) await expect(canvas.queryByRole(role)).toBeNull()
    await expect(canvas.getByRole('main')).toBeVisible()
  },
})

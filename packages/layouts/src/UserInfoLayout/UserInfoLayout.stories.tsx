import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits, standsAlone } from '../stories/checks.ts'
import { SettingsPage } from '../stories/SettingsPage.tsx'
import { settled } from '../stories/settled.ts'
import { phone, tablet } from '../stories/viewports.ts'
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
    await fits()
  },
})

/** Between the two pictures: it is checked, but not pictured again. */
export const Tablet = meta.story({
  tags: ['no-picture'],
  globals: tablet,
  play: fits,
})

/** In English, where words are wider; checked, not pictured. */
export const English = meta.story({
  tags: ['no-picture'],
  globals: { ...phone, locale: 'en-US' },
  play: fits,
})

/** Inside another page's frame only the page itself is left; there is nothing new to picture (A§2, Q105). */
export const InsideFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  play: standsAlone('user-info'),
})

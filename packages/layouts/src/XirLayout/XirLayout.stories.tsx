import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits, showsMain, showsPerson, standsAlone } from '../stories/checks.ts'
import { MessagePage } from '../stories/MessagePage.tsx'
import { phone, tablet } from '../stories/viewports.ts'
import { XirLayout } from './XirLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/xir',
  component: XirLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: {
    layout: 'fullscreen',
    router: '/message-center',
    visual: { wholePage: true },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    sites: { competition: '/', dataset: '/datasets' },
    children: <MessagePage />,
    onSignOut: fn(),
    onNotice: fn(),
  },
})

/** The message centre beside its navigation of 260 px. */
export const Visitor = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="xir"]')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /跳到正文|Skip/ })).toHaveAttribute('href', '#content')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
    const nav = canvas.getByRole('navigation', { name: /站点与帮助|Sites and help/ })
    const main = canvas.getByRole('main').getBoundingClientRect()
    const box = nav.getBoundingClientRect()
    if (window.innerWidth > 1000) {
      await expect(box.width).toBe(260)
      await expect(box.right).toBeLessThanOrEqual(main.left)
    } else await expect(box.top).toBeGreaterThanOrEqual(main.bottom)
    await expect(canvas.getByText(/敬请期待|coming soon/)).toBeVisible()
  },
})

/** Signed in, the person stands where login was: the rest is the same picture. */
export const SignedIn = meta.story({
  tags: ['no-picture'],
  parameters: { site: { user: userFixture() } },
  play: showsPerson,
})

/** Narrow enough that menus become sheets and columns become one: the page first, the platform's entries after it. */
export const Phone = meta.story({
  globals: phone,
  play: showsMain,
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
  play: standsAlone('xir', ['banner', 'contentinfo', 'navigation']),
})

import { HomeOf } from '@shulei/features/microsite/stories/homes/HomeOf.tsx'
import { kiteSite, lampsSite, tangSite, tideSite } from '@shulei/features/microsite/stories/sites.ts'
import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits, showsMain, showsPerson, standsAlone } from '../stories/checks.ts'
import { phone, tablet } from '../stories/viewports.ts'
import { SpecialDefaultLayout } from './SpecialDefaultLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/special-default',
  component: SpecialDefaultLayout,
  decorators: [withSite({ website: websiteFixture() })],
  globals: { theme: 'tide' },
  parameters: {
    layout: 'fullscreen',
    router: '/races/tide',
    visual: { wholePage: true },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { microsite: tideSite, children: <HomeOf microsite={tideSite} />, onSignOut: fn(), onNotice: fn() },
})

/** A race at sea. Its footer has no text of its own, so the line of technical support stands there. */
export const Visitor = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="special-default"]')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /跳到正文|Skip/ })).toHaveAttribute('href', '#content')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
    await expect(canvas.getByText('数擂提供技术支持')).toBeVisible()
  },
})

/** Signed in, the person stands where login was: the rest is the same picture. */
export const SignedIn = meta.story({
  tags: ['no-picture'],
  parameters: { site: { user: userFixture() } },
  play: showsPerson,
})

/** Narrow enough that menus become sheets and columns become one. */
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
  play: standsAlone('special-default'),
})

/** A race in the air, with a footer text of its own. */
export const Kite = meta.story({
  globals: { theme: 'kite' },
  parameters: { router: '/races/kite' },
  args: { microsite: kiteSite, children: <HomeOf microsite={kiteSite} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('御风组委会 · 昆明呈贡')).toBeVisible()
    await expect(canvas.queryByText(/技术支持/)).toBeNull()
  },
})

export const KitePhone = meta.story({
  globals: { ...phone, theme: 'kite' },
  parameters: { router: '/races/kite' },
  args: { microsite: kiteSite, children: <HomeOf microsite={kiteSite} /> },
})

/** A special on poems. */
export const Tang = meta.story({
  globals: { theme: 'tang' },
  parameters: { router: '/special/tang' },
  args: { microsite: tangSite, children: <HomeOf microsite={tangSite} /> },
})

export const TangPhone = meta.story({
  globals: { ...phone, theme: 'tang' },
  parameters: { router: '/special/tang' },
  args: { microsite: tangSite, children: <HomeOf microsite={tangSite} /> },
})

/** A special on a town at night. */
export const Lamps = meta.story({
  globals: { theme: 'lamps' },
  parameters: { router: '/special/lamps' },
  args: { microsite: lampsSite, children: <HomeOf microsite={lampsSite} /> },
})

export const LampsPhone = meta.story({
  globals: { ...phone, theme: 'lamps' },
  parameters: { router: '/special/lamps' },
  args: { microsite: lampsSite, children: <HomeOf microsite={lampsSite} /> },
})

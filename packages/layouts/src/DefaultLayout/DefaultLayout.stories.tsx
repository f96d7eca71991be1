import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits, showsPerson } from '../stories/checks.ts'
import { Sheet } from '../stories/Sheet.tsx'
import { phone, tablet } from '../stories/viewports.ts'
import { DefaultLayout } from './DefaultLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/default',
  component: DefaultLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { children: <Sheet />, onSignOut: fn(), onNotice: fn() },
})

export const Visitor = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="default"]')).toBeVisible()
  },
})

/** Signed in, the person stands where login was: the rest is the same picture. */
export const SignedIn = meta.story({
  tags: ['no-picture'],
  parameters: { site: { user: userFixture() } },
  play: showsPerson,
})

/** Narrow: the places and the search move into the menu. */
export const Phone = meta.story({
  globals: phone,
  play: fits,
})

/** Between the two pictures: it is checked, but not pictured again. */
export const Tablet = meta.story({
  tags: ['no-picture'],
  globals: tablet,
  play: fits,
})

/** Inside another page's frame only the page itself is left; there is nothing new to picture (A§2, Q105). */
export const InsideFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="default"]')).toHaveAttribute('data-inside-frame')
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
})

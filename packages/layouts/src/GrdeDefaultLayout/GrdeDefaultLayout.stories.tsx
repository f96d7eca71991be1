import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits, showsMain, showsPerson, standsAlone } from '../stories/checks.ts'
import { GradePage } from '../stories/GradePage.tsx'
import { phone, tablet } from '../stories/viewports.ts'
import { GrdeDefaultLayout } from './GrdeDefaultLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/grde-default',
  component: GrdeDefaultLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: {
    layout: 'fullscreen',
    router: '/grade/DCIC',
    visual: { wholePage: true },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { children: <GradePage />, onSignOut: fn(), onNotice: fn() },
})

/** A visitor on a desktop; the first stop of the keyboard leads past the header. */
export const Visitor = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="grde-default"]')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /跳到正文|Skip/ })).toHaveAttribute('href', '#content')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
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
  play: standsAlone('grde-default'),
})

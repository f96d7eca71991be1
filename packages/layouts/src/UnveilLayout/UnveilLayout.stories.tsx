import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn, within } from 'storybook/test'
import preview from '#storybook/preview'
import { fits, showsMain, showsPerson, standsAlone } from '../stories/checks.ts'
import { UnveilBoard } from '../stories/UnveilBoard.tsx'
import { phone, tablet } from '../stories/viewports.ts'
import { UnveilLayout } from './UnveilLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/unveil',
  component: UnveilLayout,
  decorators: [withSite({ website: websiteFixture() })],
  globals: { theme: 'unveil' },
  parameters: {
    layout: 'fullscreen',
    router: '/unveil',
    visual: { wholePage: true },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { children: <UnveilBoard />, onSignOut: fn(), onNotice: fn() },
})

/** The bounty board, its menu: home, about us, competitions, experts. */
export const Visitor = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="unveil"]')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /跳到正文|Skip/ })).toHaveAttribute('href', '#content')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
    const nav = within(canvas.getAllByRole('navigation')[0] as HTMLElement)
    await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/help',
      '/competitions',
      '/experts',
    ])
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

/** The menu of a phone holds the same four places. */
export const PhoneMenu = meta.story({
  tags: ['no-picture'], // as Areas/microsite/MicrositeHeader
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvasElement.querySelector('summary')
    if (!trigger) throw new Error('The header has no menu')
    for (const place of canvas.getAllByRole('link', { name: '竞赛列表' })) await expect(place).not.toBeVisible()
    await userEvent.click(trigger)
    for (const name of ['首页', '关于我们', '竞赛列表', '专家']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    }
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
  play: standsAlone('unveil'),
})

/** The open place is marked by weight and a line. */
export const OnExperts = meta.story({
  tags: ['no-picture'],
  parameters: { router: '/experts' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: '专家' })[0]).toHaveAttribute('aria-current', 'page')
  },
})

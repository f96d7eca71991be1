import { closeMessageModal, openMessageModal } from '@shulei/features/shell/message-modal.ts'
import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { fits, showsPerson } from '../stories/checks.ts'
import { Sheet } from '../stories/Sheet.tsx'
import { settled } from '../stories/settled.ts'
import { phone, tablet } from '../stories/viewports.ts'
import { LandingLayout } from './LandingLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/landing',
  component: LandingLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { children: <Sheet />, onSignOut: fn(), onNotice: fn() },
})

/** Header, page, side bar and footer. */
export const Visitor = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="landing"]')).toBeVisible()
    for (const part of ['banner', 'main', 'complementary', 'contentinfo']) {
      await expect(canvas.getByRole(part)).toBeVisible()
    }
  },
})

/** The dialog that writes to somebody opens over whatever page asks for it. */
export const SendMessage = meta.story({
  parameters: { site: { user: userFixture() } },
  beforeEach: () => closeMessageModal,
  play: async () => {
    await settled()
    openMessageModal()
    const dialog = await screen.findByRole('dialog', { name: '写私信' })
    await expect(dialog).toBeVisible()
    await waitFor(() => expect(screen.getByRole('combobox', { name: /收件人/ })).toHaveFocus())
  },
})

/** Scrolled: the header lifts off the page, and the way back to the top is there. */
export const Scrolled = meta.story({
  beforeEach: () => () => scrollTo(0, 0),
  globals: phone,
  play: async ({ canvas }) => {
    scrollTo(0, 320)
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'), { timeout: 2000 })
    await expect(await canvas.findByRole('button', { name: '返回顶部' })).toBeVisible()
  },
})

/** Signed in, the person stands where login was: the rest is the same picture. */
export const SignedIn = meta.story({
  tags: ['no-picture'],
  parameters: { site: { user: userFixture() } },
  play: showsPerson,
})

/** Narrow: the same shell as the default layout, which is pictured. */
export const Phone = meta.story({
  tags: ['no-picture'],
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
    await expect(canvasElement.querySelector('[data-layout="landing"]')).toHaveAttribute('data-inside-frame')
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
})

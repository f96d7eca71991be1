import { closeMessageModal, openMessageModal } from '@shulei/features/base/site/message-modal.ts'
import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { framed, layoutStories } from '../stories/layoutStories.ts'
import { Sheet } from '../stories/Sheet.tsx'
import { settled } from '../stories/settled.ts'
import { phone } from '../stories/viewports.ts'
import { LandingLayout } from './LandingLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/landing',
  component: LandingLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: framed,
  args: { children: <Sheet />, onSignOut: fn(), onNotice: fn() },
})

const shared = layoutStories('landing')

/** Header, page, side bar and footer. */
export const Visitor = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="landing"]')).toBeVisible()
    for (const part of ['banner', 'main', 'complementary', 'contentinfo']) {
      await expect(canvas.getByRole(part)).toBeVisible()
    }
  },
})

/** The dialog for writing to a person opens over any page. */
export const SendMessage = meta.story({
  parameters: { site: { user: userFixture() } },
  beforeEach: () => closeMessageModal,
  play: async () => {
    await settled()
    openMessageModal()
    const dialog = await screen.findByRole('dialog', { name: text('message:sendMessage.title') })
    await expect(dialog).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: pattern('message:sendMessage.receiver') })).toHaveFocus(),
    )
  },
})

/** Scrolled down: the header casts a shadow, and the button back to the top is shown. */
export const Scrolled = meta.story({
  beforeEach: () => () => scrollTo(0, 0),
  globals: phone,
  play: async ({ canvas }) => {
    scrollTo(0, 320)
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'), { timeout: 2000 })
    await expect(await canvas.findByRole('button', { name: text('shell:sideBar.backToTop') })).toBeVisible()
  },
})

export const SignedIn = meta.story({ ...shared.signedIn, tags: ['no-picture'] })
export const Phone = meta.story({ ...shared.phone, tags: ['no-picture'] })
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

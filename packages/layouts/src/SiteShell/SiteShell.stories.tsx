import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { Sheet } from '../stories/Sheet.tsx'
import { SiteShell } from './SiteShell.tsx'

const meta = preview.meta({
  title: 'Layouts/SiteShell',
  component: SiteShell,
  decorators: [withSite({ website: websiteFixture(), user: userFixture() })],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { layout: 'default', children: <Sheet />, onSignOut: fn(), onNotice: fn() },
})

export const Default = meta.story({ tags: ['modes'] })

/** The first stop of the keyboard leads past the header. */
export const SkipToContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: '跳到正文' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#content')
    await expect(document.getElementById('content')).toBe(canvas.getByRole('main'))
  },
})

/** The page goes down to the footer. */
export const Flush = meta.story({ args: { isFlush: true } })

/** Inside another page's frame only the page itself is shown (Q105). */
export const InsideFrame = meta.story({
  parameters: { site: { isInsideFrame: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-inside-frame]')).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'complementary'] as const) {
      await expect(canvas.queryByRole(role)).toBeNull()
    }
  },
})

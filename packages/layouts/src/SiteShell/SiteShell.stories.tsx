import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn, spyOn } from 'storybook/test'
import preview from '#storybook/preview'
import { Sheet } from '../stories/Sheet.tsx'
import { settled } from '../stories/settled.ts'
import { SiteShell } from './SiteShell.tsx'

const meta = preview.meta({
  title: 'Layouts/SiteShell',
  component: SiteShell,
  decorators: [withSite({ website: websiteFixture(), user: userFixture() })],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { layout: 'default', children: <Sheet />, onSignOut: fn(), onNotice: fn() },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async () => {
    await settled()
  },
})

/** The first stop of the keyboard leads past the header. */
export const SkipToContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await settled()
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: '跳到正文' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#content')
    await expect(document.getElementById('content')).toBe(canvas.getByRole('main'))
  },
})

/** The page goes down to the footer. */
export const Flush = meta.story({
  args: { isFlush: true },
  play: async () => {
    await settled()
  },
})

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

/** A link in a frame opens in the top window; one within the page does not. */
export const LinksOfAFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  args: {
    children: (
      <main>
        <a href="/competitions">竞赛</a> <a href="#rules">规则</a>
      </main>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(canvas.getByRole('link', { name: '竞赛' }))
    await expect(open).toHaveBeenCalledWith(new URL('/competitions', location.href).href, '_top')
    open.mockClear()
    const within = canvas.getByRole('link', { name: '规则' })
    within.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(within)
    await expect(open).not.toHaveBeenCalled()
  },
})

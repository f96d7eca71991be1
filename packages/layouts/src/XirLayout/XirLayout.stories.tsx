import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { layoutStories, pageAt } from '../stories/layoutStories.ts'
import { MessagePage } from '../stories/MessagePage.tsx'
import { XirLayout } from './XirLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/xir',
  component: XirLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: pageAt('/message-center'),
  args: {
    sites: { competition: '/', dataset: '/datasets' },
    children: <MessagePage />,
    onSignOut: fn(),
    onNotice: fn(),
  },
})

const shared = layoutStories('xir', ['banner', 'contentinfo', 'navigation'])

/** The message centre beside its navigation of 260 px. */
export const Visitor = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await shared.stands({ canvas, canvasElement })
    const nav = canvas.getByRole('navigation', { name: text('layout:sideNav.label') })
    const main = canvas.getByRole('main').getBoundingClientRect()
    const box = nav.getBoundingClientRect()
    if (window.innerWidth > 1000) {
      await expect(box.width).toBe(260)
      await expect(box.right).toBeLessThanOrEqual(main.left)
    } else await expect(box.top).toBeGreaterThanOrEqual(main.bottom)
    await expect(canvas.getByText(pattern('layout:sideNav.comingSoon'))).toBeVisible()
  },
})

export const SignedIn = meta.story({ ...shared.signedIn, tags: ['no-picture'] })
export const Phone = meta.story(shared.phone)
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const English = meta.story({ ...shared.english, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { longPage } from '../Header/Header.stories.css.ts'
import { withSite } from '../stories/withSite.tsx'
import { SideBar } from './SideBar.tsx'

const meta = preview.meta({
  title: 'Areas/shell/SideBar',
  component: SideBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <div className={longPage}>
        <Story />
      </div>
    ),
    withSite({ website: websiteFixture() }),
  ],
  beforeEach: () => {
    scrollTo(0, 0)
    return () => scrollTo(0, 0)
  },
})

/** At the top there is nowhere to go back to: only the mail link shows. */
export const AtTheTop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '意见反馈' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '返回顶部' })).toBeNull()
  },
})

/** From 301 px down. */
export const FarDown = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    scrollTo(0, 300)
    await new Promise(requestAnimationFrame)
    await expect(canvas.queryByRole('button')).toBeNull()
    scrollTo(0, 301)
    await waitFor(() => expect(canvas.getByRole('button')).toBeVisible())
  },
})

export const BackToTop = meta.story({
  play: async ({ canvas, userEvent }) => {
    scrollTo(0, 500)
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(scrollY).toBe(0), { timeout: 3000 })
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
})

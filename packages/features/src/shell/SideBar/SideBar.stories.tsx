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

/** At the top there is nowhere to go back to: only the contact shows. */
export const AtTheTop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('联系我们')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '返回顶部' })).toBeNull()
  },
})

const channels = [
  { label: { cn: '微信公众号：数擂', en: 'WeChat: Shulei' }, href: 'https://channel.shulei.example/weixin' },
  { label: { cn: '知乎专栏', en: 'Column on Zhihu' }, href: 'https://channel.shulei.example/zhihu' },
]
const withChannels = { site: { website: { ...websiteFixture(), followUs: channels } } }

/** Follow us, contact us, feedback: opened and closed by keyboard, the focus goes back. */
export const ContactOpen = meta.story({
  tags: ['modes'],
  parameters: withChannels,
  play: async ({ canvasElement, userEvent }) => {
    const details = canvasElement.querySelector('details')
    const summary = canvasElement.querySelector('summary')
    if (!details || !summary) throw new Error('The side bar has no contact')
    await userEvent.click(summary)
    await expect(details.open).toBe(true)
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('href', channels[0]?.href)
    await userEvent.keyboard('{Escape}')
    await expect(details.open).toBe(false)
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    const feedback = details.querySelector('a[href^="mailto:"]')
    await expect(feedback).toBeVisible()
    await expect(details.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(feedback?.getBoundingClientRect().left).toBeGreaterThan(0)
    // the picture is taken without a pointer over it and without a focus ring
    await userEvent.unhover(summary)
    summary.blur()
  },
})

/** Without channels of its own a site shows its contact only. */
export const NoChannels = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('The side bar has no contact')
    await userEvent.click(summary)
    await expect(canvas.getByRole('link', { name: '意见反馈' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:contact@shulei\.example\?subject=/),
    )
    await expect(canvas.queryByText('关注我们')).toBeNull()
    await userEvent.unhover(summary)
    summary.blur()
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

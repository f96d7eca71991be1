import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { longPage } from '../Header/Header.stories.css.ts'
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

/** At the top of the page only the contact is shown. */
export const AtTheTop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text('shell:sideBar.contactUs'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('shell:sideBar.backToTop') })).toBeNull()
  },
})

const channels = [
  { label: { cn: '微信公众号：数擂', en: 'WeChat: Shulei' }, href: 'https://channel.shulei.example/weixin' },
  { label: { cn: '知乎专栏', en: 'Column on Zhihu' }, href: 'https://channel.shulei.example/zhihu' },
]
const withChannels = { site: { website: { ...websiteFixture(), followUs: channels } } }

/** Follow us, contact us, feedback: opened and closed by keyboard; the focus returns. */
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
    // the picture has no hover and no focus ring
    await userEvent.unhover(summary)
    summary.blur()
  },
})

/** Without channels only the contact is shown. */
export const NoChannels = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('The side bar has no contact')
    await userEvent.click(summary)
    await expect(canvas.getByRole('link', { name: text('shell:sideBar.feedback') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:contact@shulei\.example\?subject=/),
    )
    await expect(canvas.queryByText(text('shell:sideBar.followUs'))).toBeNull()
    await userEvent.unhover(summary)
    summary.blur()
  },
})

/** Without a contact and channels nothing is offered. */
export const NobodyToAsk = meta.story({
  tags: ['no-picture'], // nothing at the edge of the page
  parameters: { site: { website: { ...websiteFixture(), contact: { hours: { cn: '', en: '' }, email: '' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(text('shell:sideBar.contactUs'))).toBeNull()
  },
})

/** From 301 px down. */
export const FarDown = meta.story({
  tags: ['modes-colours'],
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

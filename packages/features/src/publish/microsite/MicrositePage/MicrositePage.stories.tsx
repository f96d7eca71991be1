import { micrositePage } from '@shulei/contract/publish/microsite/calls.ts'
import type { AnsweredPage } from '@shulei/domain/publish/microsite/pages.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { micrositePageFixture } from '@shulei/mocks/publish/microsite/fixtures.ts'
import { kiteSite, lampsSite, tangSite, tideSite } from '@shulei/mocks/publish/microsite/sites.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { MicrositePage } from './MicrositePage.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/MicrositePage',
  component: MicrositePage,
  decorators: [withSite({ website: websiteFixture() })],
  globals: { theme: 'tide' },
  parameters: { layout: 'fullscreen', router: '/races/tide', visual: { wholePage: true } },
  args: { site: tideSite, at: tideSite, page: 'home' },
})

const of = (site: typeof tideSite, page: AnsweredPage) => ({ site, at: site, page })

export const Tracks = meta.story({
  tags: ['modes'],
  globals: { theme: 'kite' },
  args: of(kiteSite, 'competition'),
  play: async ({ canvas }) => {
    const tracks = await canvas.findAllByRole('article')
    await expect(tracks).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Experts = meta.story({
  globals: { theme: 'tang' },
  args: of(tangSite, 'expert'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '贺听澜' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/users\//),
    )
  },
})

export const Talent = meta.story({
  globals: { theme: 'lamps' },
  args: of(lampsSite, 'talent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(8)
  },
})

export const Organization = meta.story({ args: of(tideSite, 'organization') })

export const Jobs = meta.story({
  globals: { theme: 'kite' },
  args: of(kiteSite, 'job'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('microsite:job.apply') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/messages\//),
    )
  },
})

export const Contact = meta.story({
  args: of(tideSite, 'contact'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: pattern('microsite:contact.writeTo') })).toHaveLength(2)
  },
})

export const Steps = meta.story({ args: of(tideSite, 'content-1') })
export const Article = meta.story({ globals: { theme: 'tang' }, args: of(tangSite, 'content-2') })
export const Timeline = meta.story({ globals: { theme: 'lamps' }, args: of(lampsSite, 'content-3') })
export const Questions = meta.story({ globals: { theme: 'kite' }, args: of(kiteSite, 'content-4') })
export const Terms = meta.story({ globals: { theme: 'tang' }, args: of(tangSite, 'content-5') })

/** A page without English stays Chinese on an English page, and each of its texts says so. */
export const ChineseOnly = meta.story({
  // differs from the terms in its language alone
  tags: ['no-picture'],
  globals: { theme: 'tang', locale: 'en-US' },
  args: of(tangSite, 'content-5'),
  beforeEach({ msw }) {
    const page = micrositePageFixture(tangSite, 'content-5')
    const chinese = (value: { cn: string; en?: string }) => ({ cn: value.cn, en: '' })
    msw.use(
      mock(micrositePage, () =>
        page.page === 'content'
          ? {
              ...page,
              title: chinese(page.title),
              lead: chinese(page.lead),
              intro: chinese(page.intro),
              parts: page.parts.map((part) => ({ title: chinese(part.title), html: chinese(part.html) })),
            }
          : page,
      ),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN')
    const chinese = [...canvasElement.querySelectorAll('h2, p, li')].filter((element) =>
      /\p{Script=Han}/u.test(element.textContent ?? ''),
    )
    for (const element of chinese) await expect(element.closest('[lang="zh-CN"]')).not.toBeNull()
  },
})

/** Before the first scores there are no names. */
export const NoTalent = meta.story({
  // the component for empty states has a picture of its own
  tags: ['no-picture'],
  args: of(tideSite, 'talent'),
  beforeEach({ msw }) {
    const page = micrositePageFixture(tideSite, 'talent')
    msw.use(mock(micrositePage, () => (page.page === 'talent' ? { ...page, people: [] } : page)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('microsite:talent.empty'))).toBeVisible()
  },
})

export const Loading = meta.story({
  // the block of a skeleton, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(micrositePage))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const NotFound = meta.story({
  // the component for errors, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(micrositePage, 'notFound'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

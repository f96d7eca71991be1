import { micrositeNews } from '@shulei/contract/publish/microsite/calls.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { micrositeNewsFixture } from '@shulei/mocks/publish/microsite/fixtures.ts'
import { tideSite } from '@shulei/mocks/publish/microsite/sites.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { NewsPage } from './NewsPage.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/NewsPage',
  component: NewsPage,
  globals: { theme: 'tide' },
  parameters: { layout: 'fullscreen', router: '/races/tide/news', visual: { wholePage: true } },
  args: { site: tideSite, at: tideSite, title: { cn: '资讯', en: 'News' }, page: 1 },
})

export const List = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /封条|seal/ })).toHaveAttribute('href', '/races/tide/news/4')
  },
})

/** A later page has links to both sides and no entry that leads. */
export const SecondPage = meta.story({
  args: { page: 2 },
  beforeEach({ msw }) {
    msw.use(mock(micrositeNews, () => micrositeNewsFixture({ total: 27 })))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: text('microsite:news.olderPage') })).toHaveAttribute(
      'href',
      '/races/tide/news?page=3',
    )
    await expect(canvasElement.querySelector('[data-lead]')).toBeNull()
  },
})

export const Empty = meta.story({
  // the component for empty states has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(micrositeNews, () => micrositeNewsFixture({ list: [], total: 0 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('microsite:news.empty'))).toBeVisible()
  },
})

/** A page after the last one leads to the first, and does not deny the news. */
export const NoPage = meta.story({
  tags: ['no-picture'], // as `Empty`
  args: { page: 9 },
  beforeEach({ msw }) {
    msw.use(mock(micrositeNews, () => micrositeNewsFixture({ list: [], total: 27 })))
  },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: text('microsite:news.toFirst') })
    await expect(first).toHaveAttribute('href', '/races/tide/news')
    await expect(canvas.queryByText(text('microsite:news.empty'))).toBeNull()
  },
})

export const Failed = meta.story({
  // the component for errors, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(micrositeNews, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

import { micrositeArticle } from '@shulei/contract/publish/microsite/calls.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { kiteSite } from '@shulei/mocks/publish/microsite/sites.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ArticlePage } from './ArticlePage.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/ArticlePage',
  component: ArticlePage,
  globals: { theme: 'kite' },
  parameters: { layout: 'fullscreen', router: '/races/kite/news/3' },
  args: { site: kiteSite, at: kiteSite, id: 3 },
})

export const Detail = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const neighbours = await canvas.findByRole('navigation', { name: text('microsite:news.neighbours') })
    await expect([...neighbours.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/races/kite/news/4',
      '/races/kite/news/2',
    ])
  },
})

export const NotFound = meta.story({
  // the component for errors, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(micrositeArticle, 'notFound'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

import { article } from '@shulei/contract/publish/content/calls.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { articleFixture } from '@shulei/mocks/publish/content/fixtures.ts'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ArticlePage } from './ArticlePage.tsx'

const meta = preview.meta({
  title: 'Areas/content/ArticlePage',
  component: ArticlePage,
  parameters: { layout: 'fullscreen', router: '/information/info/6', visual: { wholePage: true } },
  args: { id: 6 },
})

export const Default = meta.story({
  tags: ['modes', 'modes-paper'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    const contents = canvas.getByRole('navigation', { name: text('content:article.contents') })
    for (const link of contents.querySelectorAll('a')) {
      await expect(document.querySelector(link.getAttribute('href') ?? 'none')).toBeVisible()
    }
  },
})

/** A text that was written in Chinese alone, without author and competition: its words say their language, the labels do not. */
export const InAnotherLanguage = meta.story({
  globals: { locale: 'en-US' },
  tags: ['no-picture'], // the same page in the other language
  beforeEach({ msw }) {
    msw.use(mock(article, () => ({ ...articleFixture(), author: null, competition: null, cover: null, headings: [] })))
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 })
    await expect(title.closest('[lang="zh-CN"]')).not.toBeNull()
    const [card] = canvas.getAllByRole('article').slice(1)
    await expect(within(card as HTMLElement).getByRole('heading')).toHaveAttribute('lang', 'zh-CN')
    for (const label of canvas.getAllByText(pattern('content:minutes'))) {
      await expect(label.closest('[lang="zh-CN"]')).toBeNull()
    }
  },
})

export const Gone = meta.story({
  tags: ['no-picture'], // the component for errors, which has a picture of its own
  beforeEach({ msw }) {
    msw.use(mockRefused(article, 'notFound'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

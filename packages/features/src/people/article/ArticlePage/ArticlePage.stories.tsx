import { personArticle } from '@shulei/contract/people/article/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { articleOf } from '@shulei/mocks/cast/writings.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { articleFixture } from '@shulei/mocks/people/article/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { wide } from '../../profile/stories/people.ts'
import { ArticlePage } from './ArticlePage.tsx'

const { id } = articleOf('plot-first')

const meta = preview.meta({
  title: 'Areas/article/ArticlePage',
  component: ArticlePage,
  parameters: { router: `/articles/${id}`, layout: 'fullscreen', visual: { wholePage: true } },
  args: { id },
})

/** An article with cover, headings, code, a list, tags and its competition. */
export const Published = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    msw.use(mock(personArticle, ({ params }) => articleFixture(params.id, { cover: wide, isOwn: false })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('article:edit') })).toBeNull()
  },
})

/** A closed account has its name in the reader's language. */
export const Closed = meta.story({
  // another name in Published
  tags: ['no-picture'],
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    msw.use(
      mock(personArticle, ({ params }) => {
        const one = articleFixture(params.id, { isOwn: false })
        return { ...one, author: { ...one.author, name: CLOSED_NAME } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('shell:closedName') })).toBeVisible()
  },
})

/** Its author sees that nobody else does, and the way to edit it. */
export const Draft = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(personArticle, ({ params }) => articleFixture(params.id, { publishedAt: null, isOwn: true })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('article:onlyYou'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('article:edit') })).toHaveAttribute(
      'href',
      `/articles/${id}/edit`,
    )
  },
})

/** Missing, or not shown to the reader. */
export const Missing = meta.story({
  tags: ['no-picture'],
  args: { id: 987_654 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('shell:action.retry') })).toBeVisible()
  },
})

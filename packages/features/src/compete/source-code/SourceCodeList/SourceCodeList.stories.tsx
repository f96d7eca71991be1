import { sourcesFixture } from '@shulei/mocks/compete/source-code/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { SourceCodeList } from './SourceCodeList.tsx'

const meta = preview.meta({
  title: 'Areas/source-code/SourceCodeList',
  component: SourceCodeList,
  args: { competitionId: 1003, answer: sourcesFixture(), openId: null, page: 1, onChanged: fn(async () => {}) },
})

/** Two versions; the newer one is current. Each leads to its comments. */
export const List = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(text('source-code:list.current'))
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toContain('/competitions/source-code?id=1003&version=71')
    await expect(links).toContain('/api/competitions/submits/source-code/71/file')
  },
})

export const CommentsOpen = meta.story({
  tags: ['no-picture'], // rows and comments have pictures of their own
  args: { openId: 71 },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: text('source-code:comments.title', { no: '1' }) })
    await expect(canvas.getByRole('link', { name: text('source-code:list.closeComments') })).toHaveAttribute(
      'href',
      '/competitions/source-code?id=1003',
    )
  },
})

export const Empty = meta.story({
  tags: ['no-picture'],
  args: { answer: { list: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('source-code:list.empty'))).toBeVisible()
  },
})

import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { PageTitle } from './PageTitle.tsx'

const meta = preview.meta({
  title: 'Areas/shell/PageTitle',
  component: PageTitle,
  args: { text: '全部竞赛' },
  // no-picture: it stands in the head of the document
  tags: ['no-picture'],
})

export const Chinese = meta.story({
  play: async () => {
    await waitFor(() => expect(document.title).toBe('全部竞赛 · 数擂'))
  },
})

export const English = meta.story({
  args: { text: 'All competitions' },
  globals: { locale: 'en-US' },
  play: async () => {
    await waitFor(() => expect(document.title).toBe('All competitions · Shulei'))
  },
})

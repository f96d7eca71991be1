import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { PageTitle } from './PageTitle.tsx'

const meta = preview.meta({
  title: 'Areas/shell/PageTitle',
  component: PageTitle,
  args: { text: '浪高预报' },
  // no-picture: the title is in the head of the document
  tags: ['no-picture'],
})

export const Chinese = meta.story({
  play: async () => {
    await waitFor(() => expect(document.title).toBe('浪高预报 · 数擂'))
  },
})

export const English = meta.story({
  args: { text: 'Wave heights' },
  globals: { locale: 'en-US' },
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Wave heights · Shulei'))
  },
})

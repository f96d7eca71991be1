import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { SearchPage } from './SearchPage.tsx'

const meta = preview.meta({
  title: 'Areas/search/SearchPage',
  component: SearchPage,
  parameters: { layout: 'fullscreen', router: '/search', visual: { wholePage: true } },
  args: { q: '预测' },
})

export const Found = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('预测')
  },
})

export const NothingFound = meta.story({
  args: { q: '擂台赛' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('search:empty'))).toBeVisible()
  },
})

/** Before a search there is only the form. */
export const Nothing = meta.story({
  tags: ['no-picture'], // the form of the stories before
  args: { q: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('')
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
})

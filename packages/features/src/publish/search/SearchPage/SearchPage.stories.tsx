import { searchSite } from '@shulei/contract/publish/search/calls.ts'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { searchFixture } from '@shulei/mocks/publish/search/handlers.ts'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { SearchPage } from './SearchPage.tsx'

const meta = preview.meta({
  title: 'Areas/search/SearchPage',
  component: SearchPage,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen', router: '/search', visual: { wholePage: true } },
  args: { q: '预测' },
})

export const Found = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('预测')
    const series = within(await canvas.findByRole('region', { name: text('search:kind.microsites') }))
    await expect(series.getByRole('link')).toHaveAttribute('href', '/races/tide')
    await expect(series.getByRole('listitem')).not.toHaveAttribute('lang')
  },
})

/** Finds that were written in Chinese alone say their language. A reader with an account needs no hint at people. */
export const InAnotherLanguage = meta.story({
  globals: { locale: 'en-US' },
  parameters: { site: { user: userFixture() } },
  tags: ['no-picture'], // the same page in the other language
  beforeEach: ({ msw }) => msw.use(mock(searchSite, ({ query }) => searchFixture(query.q, 'zh-CN'))),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem')
    await expect(first).toHaveAttribute('lang', 'zh-CN')
    await expect(canvas.queryByText(text('search:peopleHint'))).toBeNull()
  },
})

export const NothingFound = meta.story({
  args: { q: '擂台赛' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('search:empty'))).toBeVisible()
    // visitors find no people
    await expect(canvas.getByText(text('search:peopleHint'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('shell:error.loginLink') })).toBeVisible()
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

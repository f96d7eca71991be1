import { datasetList } from '@shulei/contract/data/dataset/calls.ts'
import { datasetListFixture } from '@shulei/mocks/data/dataset/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { longWord } from '@shulei/ui/stories/longText.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { DatasetList } from './DatasetList.tsx'

const meta = preview.meta({
  title: 'Areas/dataset/DatasetList',
  component: DatasetList,
  parameters: { router: '/datasets', visual: { wholePage: true } },
})

/** The first 14 categories with all; the others are closed (K083). */
export const Collapsed = meta.story({
  play: async ({ canvas }) => {
    const groups = await canvas.findByRole('navigation', { name: text('dataset:list.categories') })
    const shown = within(groups)
      .getAllByRole('link')
      .filter((link) => link.checkVisibility())
    await expect(shown).toHaveLength(15)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8)
  },
})

export const Expanded = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(text('dataset:moreCategories')))
    const groups = canvas.getByRole('navigation', { name: text('dataset:list.categories') })
    await expect(within(groups).getAllByRole('link')).toHaveLength(18)
  },
})

/** A category of the second group is chosen, so that the group is open. */
export const ChosenInSecondGroup = meta.story({
  parameters: { router: '/datasets?categoryId=17' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: true, name: /天文|Astronomy/ })).toBeVisible()
  },
})

/** Choices by keyboard keep the focus and their panel, also when the choice is taken back. */
export const ChosenByKeyboard = meta.story({
  tags: ['no-picture'], // `Collapsed` with open panels
  play: async ({ canvas }) => {
    const choose = async (list: HTMLElement, name: string | RegExp) => {
      within(list).getByRole('link', { name }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(within(list).getByRole('link', { name, current: true })).toHaveFocus())
    }
    await userEvent.click(await canvas.findByText(text('dataset:list.moreFilters')))
    const sizes = canvas.getByRole('list', { name: text('dataset:list.size') })
    await choose(sizes, text('dataset:list.sizes.small'))
    await choose(sizes, text('dataset:list.all'))
    await userEvent.click(canvas.getByText(text('dataset:moreCategories')))
    await choose(canvas.getByRole('navigation', { name: text('dataset:list.categories') }), /天文|Astronomy/)
  },
})

export const Empty = meta.story({
  parameters: { router: '/datasets?search=xyz' },
  play: async ({ canvas }) => {
    await canvas.findByText(text('dataset:list.empty'))
  },
})

/** A site that has nothing yet says so, and speaks of no filter. */
export const None = meta.story({
  tags: ['no-picture'], // `Empty` with another sentence
  beforeEach: ({ msw }) => msw.use(mock(datasetList, () => datasetListFixture({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('dataset:list.none'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('dataset:list.reset') })).toBeNull()
  },
})

/** A search leaves the focus in its field; clearing the filters empties the field. */
export const Searched = meta.story({
  tags: ['no-picture'], // ends as `Empty` and as `Collapsed`
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: text('dataset:list.search') })
    await userEvent.type(field, 'xyz{Enter}')
    await canvas.findByText(text('dataset:list.empty'))
    await expect(field).toHaveFocus()
    const [reset] = canvas.getAllByRole('link', { name: text('dataset:list.reset') })
    await userEvent.click(reset as HTMLElement)
    await waitFor(() => expect(field).toHaveValue(''))
  },
})

/** An address beyond the last page leads to that page. */
export const NoPage = meta.story({
  tags: ['no-picture'], // `Empty` with another sentence
  parameters: { router: '/datasets?page=99' },
  beforeEach: ({ msw }) => msw.use(mock(datasetList, () => datasetListFixture({ data: [], total: 39 }))),
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('link', { name: text('dataset:list.lastPage') })
    await expect(last).toHaveAttribute('href', '/datasets?page=4')
    await expect(canvas.queryByText(text('dataset:list.empty'))).toBeNull()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  beforeEach({ msw }) {
    const { data } = datasetListFixture()
    const long = { cn: longWord, en: longWord }
    const rows = data.map((one) => ({ ...one, name: long, summary: long, picture: null }))
    msw.use(mock(datasetList, () => datasetListFixture({ data: rows, total: 64 })))
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 })
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(datasetList))
  },
})

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(datasetList, 'internal'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: text('shell:action.retry') })
  },
})

import { datasetCell, datasetDetail, datasetTable } from '@shulei/contract/data/dataset/calls.ts'
import type { sliceProblems } from '@shulei/domain/data/dataset/slice/problems.ts'
import { datasetDetailFixture, datasetTableFixture } from '@shulei/mocks/data/dataset/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { DatasetPage } from './DatasetPage.tsx'

const address = (query: Record<string, string>) =>
  `/datasets/10010?${new URLSearchParams({ view: 'preview', ...query })}`
const [births = '', weekday = '', day = ''] = datasetTableFixture().columns.map(({ name }) => name)

const meta = preview.meta({
  title: 'Areas/dataset/DatasetPage/slices',
  component: DatasetPage,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { router: address({}), visual: { wholePage: true } },
  args: { id: 10010 },
})

const sortsOf = (heads: readonly HTMLElement[]) => heads.map(({ ariaSort }) => ariaSort)

/** Two conditions and an order: all of it is in words, and each condition goes away by its link. */
export const Filtered = meta.story({
  tags: ['modes'],
  parameters: { router: address({ sort: '-1', filter: '2.is.周六\n3.from.2010', on: '3' }) },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: text('dataset:table.previewBox') })
    await expect(sortsOf(within(grid).getAllByRole('columnheader'))).toEqual([null, 'descending', 'none', 'none'])
    for (const cell of within(grid).getAllByRole('cell', { name: /^周/ })) await expect(cell).toHaveTextContent('周六')
    const words = text('dataset:slice.by.from', { name: day, text: '2010' })
    await expect(canvas.getByRole('link', { name: text('dataset:slice.remove', { words }) })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: text('dataset:slice.field.from') })).toHaveValue('2010')
  },
})

/** The head of a column sorts it, least first, greatest first, not at all; the funnel opens its conditions. */
export const ByForms = meta.story({
  tags: ['no-picture'], // `Filtered`
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: text('dataset:table.previewBox') })
    const head = within(grid)
    for (const sort of ['ascending', 'descending', 'none']) {
      await userEvent.click(head.getByRole('button', { name: births }))
      await waitFor(() => expect(sortsOf(head.getAllByRole('columnheader'))[1]).toBe(sort))
    }
    await userEvent.click(head.getByRole('button', { name: text('dataset:slice.filterName', { name: weekday }) }))
    const has = canvas.getByRole('searchbox', { name: text('dataset:slice.field.has') })
    await waitFor(() => expect(has).toHaveFocus())
    await userEvent.keyboard('六{Enter}')
    const words = text('dataset:slice.by.has', { name: weekday, text: '六' })
    const link = await canvas.findByRole('link', { name: text('dataset:slice.remove', { words }) })
    await userEvent.click(link)
    await waitFor(() => expect(link).not.toBeInTheDocument())
    await userEvent.type(canvas.getByRole('searchbox', { name: text('dataset:slice.find') }), '2013-12-31{Enter}')
    await expect(await canvas.findByText(pattern('dataset:slice.rows', { n: '1' }))).toBeVisible()
  },
})

/** Arrow keys move between cells, Enter copies all of a cell, also where only its beginning is shown. */
export const CopyByKeys = meta.story({
  tags: ['no-picture'], // `PreviewOfRows` with a line
  beforeEach({ msw }) {
    const table = datasetTableFixture()
    const cells = table.preview.map((row, place) => (place === 1 ? [row[0] ?? null, '很长…', row[2] ?? null] : row))
    msw.use(
      mock(datasetTable, () => ({ ...table, preview: cells })),
      mock(datasetCell, () => ({ text: '很长的一段话', isWhole: true })),
    )
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => write.mockRestore()
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: text('dataset:table.previewBox') })
    const [first] = within(grid).getAllByRole('cell')
    first?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(within(grid).getByRole('cell', { name: '很长…' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledWith('很长的一段话'))
    await expect(await canvas.findByText('很长的一段话')).toBeVisible()
    await userEvent.keyboard('{End}{Home}{ArrowUp}')
    await expect(first).toHaveFocus()
  },
})

/** A reader with steps before a download sees the first rows, and what is needed for more. */
export const Gated = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(datasetDetail, () => datasetDetailFixture({ isAgree: false, downloadBlocks: ['loginFirst'] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pattern('dataset:slice.gatedHint'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('dataset:slice.toGate') })).toHaveAttribute(
      'href',
      '/datasets/10010',
    )
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: births })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: text('dataset:slice.pages') })).toBeNull()
  },
})

/** No row obeys the conditions. */
export const NoRow = meta.story({
  parameters: { router: address({ find: 'zzz' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('dataset:slice.none'))).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: text('dataset:slice.clear') })[0]).toBeVisible()
  },
})

/** A condition that does not fit its column is marked. */
export const Unfit = meta.story({
  parameters: { router: address({ filter: '2.from.5' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('dataset:slice.unfit'))
    await expect(canvas.getByText(pattern('dataset:slice.doesNotFit'))).toBeVisible()
  },
})

const problem = (name: (typeof sliceProblems)[number]) =>
  meta.story({
    tags: ['no-picture'], // `Unfit` with other sentences
    parameters: { router: address({ page: '2' }) },
    beforeEach: ({ msw }) =>
      msw.use(
        mock(datasetTable, () => datasetTableFixture({ problem: name, rowsFound: null, preview: [], rowNumbers: [] })),
      ),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text(`dataset:slice.${name}`))
      await expect(canvas.getByRole('link', { name: text('dataset:slice.clear') })).toBeVisible()
    },
  })

export const Preparing = problem('preparing')
export const Unavailable = problem('unavailable')
export const TooSlow = problem('tooSlow')
export const Busy = problem('busy')
export const GatedAddress = problem('gated')

/** A page beyond the last one leads to the last one. */
export const BeyondTheEnd = meta.story({
  tags: ['no-picture'], // `NoRow` with other sentences
  parameters: { router: address({ page: '999' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: text('dataset:list.lastPage') }))
    await expect(await canvas.findByRole('rowheader', { name: '5,114' })).toBeVisible()
  },
})

import { ownDatasets, startDataset } from '@shulei/contract/data/dataset-edit/calls.ts'
import { MAX_OWN_DATASETS } from '@shulei/domain/data/dataset/publish.ts'
import { MAX_BEGUN_UPLOADS, MAX_OPEN_UPLOADS } from '@shulei/domain/data/dataset/upload.ts'
import { ownDatasetsFixture } from '@shulei/mocks/data/dataset/edit-fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { longEnglish } from '@shulei/ui/stories/longText.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { DatasetStart } from './DatasetStart.tsx'

const meta = preview.meta({
  title: 'Areas/dataset/DatasetStart',
  component: DatasetStart,
  parameters: { router: '/datasets/edit', layout: 'fullscreen', visual: { wholePage: true } },
})

const name = () => ({ name: pattern('dataset-edit:start.name') })
const submit = () => ({ name: text('dataset-edit:start.submit') })

/** The limits stand beside the start, and the reader's data sets with their states below. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('dataset-edit:start.limitDatasets', { count: MAX_OWN_DATASETS }))).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:start.limitUploads', { count: MAX_OPEN_UPLOADS }))).toBeVisible()
    const begun = { count: MAX_BEGUN_UPLOADS, minutes: 30 }
    await expect(canvas.getByText(text('dataset-edit:start.limitBegun', begun))).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:start.limitColumns', { n: '2,000' }))).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:start.limitLine', { bytes: '4.0 MB' }))).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:start.limitPicture', { n: '100,000,000' }))).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:start.limitTime', { minutes: 5 }))).toBeVisible()
    const zip = { parts: '1,000', tables: '50' }
    await expect(canvas.getByText(text('dataset-edit:start.limitZip', zip))).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:start.limitPart'))).toBeVisible()
    const unpacked = { max: '4 GB', free: '64.0 MB', times: '200' }
    await expect(canvas.getByText(text('dataset-edit:start.limitUnpacked', unpacked))).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '公交刷卡样本' })).toHaveAttribute(
      'href',
      '/datasets/edit/10082',
    )
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(ownDatasets, () => ownDatasetsFixture({ list: [], used: { bytes: 0 } }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('dataset-edit:start.none'))).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(ownDatasets)),
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(ownDatasets, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('shell:action.retry') })).toBeVisible()
  },
})

/** A draft needs a name; the field says so and takes the focus. */
export const NoName = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit()))
    await expect(await canvas.findByText(text('dataset-edit:problem.datasetNameEmpty'))).toBeVisible()
    await expect(canvas.getByRole('textbox', name())).toHaveFocus()
  },
})

/** A name that would read otherwise than it is written is refused at once. */
export const MisleadingName = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', name()), '潮汐\u202evsc')
    await expect(await canvas.findByText(text('dataset-edit:problem.datasetNameInvalid'))).toBeVisible()
  },
})

/** A person has as many as a person may have. */
export const Full = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(startDataset, 'datasetsFull', { facts: { max: MAX_OWN_DATASETS } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', name()), '再来一个')
    await userEvent.click(canvas.getByRole('button', submit()))
    await expect(await canvas.findByText(refusalText('datasetsFull', { max: MAX_OWN_DATASETS }))).toBeVisible()
  },
})

/** Names in the reader's language, long ones in English at the width of a phone. */
export const LongEnglish = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  beforeEach({ msw }) {
    const own = ownDatasetsFixture()
    msw.use(
      mock(ownDatasets, () => ({
        ...own,
        list: own.list.map((row) => ({ ...row, name: { ...row.name, en: longEnglish } })),
      })),
    )
  },
  play: async ({ canvas }) => {
    // the rows are higher than what holds their place, so a picture must not be taken before them
    await expect(await canvas.findAllByRole('link', { name: longEnglish })).toHaveLength(
      ownDatasetsFixture().list.length,
    )
  },
})

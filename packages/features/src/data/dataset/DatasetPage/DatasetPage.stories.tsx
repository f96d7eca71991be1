import {
  acceptDatasetProtocol,
  countDataset,
  datasetDetail,
  datasetTable,
} from '@shulei/contract/data/dataset/calls.ts'
import { realNameStatus } from '@shulei/contract/people/identity/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { datasetDetailFixture, datasetTableFixture } from '@shulei/mocks/data/dataset/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { realNameFixture } from '@shulei/mocks/people/identity/fixtures.ts'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { DatasetPage } from './DatasetPage.tsx'

const meta = preview.meta({
  title: 'Areas/dataset/DatasetPage',
  component: DatasetPage,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { router: '/datasets/10010', visual: { wholePage: true } },
  args: { id: 10010 },
})

/** The protocol is accepted and the downloads are open (K084). */
export const Agreed = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: text('dataset:files.title') })
    await expect(canvas.getAllByRole('link', { name: pattern('dataset:files.downloadName') })).toHaveLength(3)
    await expect(canvas.getByText(/@misc\{shulei-dataset-10010/)).toHaveTextContent(pattern('dataset:cite.source'))
  },
})

/** Shown and accepted (K085): afterwards the same page has open downloads. */
export const AcceptProtocol = meta.story({
  beforeEach({ msw }) {
    let isAgree = false
    msw.use(
      mock(acceptDatasetProtocol, () => {
        isAgree = true
        return { isAgree }
      }),
      mock(datasetDetail, () => datasetDetailFixture({ isAgree, downloadBlocks: isAgree ? [] : ['protocolFirst'] })),
    )
  },
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole('button', { name: text('dataset:protocol.read') })
    // the verification is done, and asks for nothing any more
    await expect(canvas.getByText(text('dataset:gate.done.realNameFirst'))).toBeVisible()
    await expect(canvas.queryByText(pattern('dataset:gate.fact.realNameFirst'))).toBeNull()
    await userEvent.click(open as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: text('dataset:protocol.title') })
    await userEvent.click(within(dialog).getByRole('button', { name: text('dataset:protocol.accept') }))
    await expect((await canvas.findAllByRole('link', { name: pattern('dataset:files.downloadName') })).length).toBe(3)
    await waitFor(() => expect(canvas.getByRole('region', { name: text('dataset:protocol.title') })).toHaveFocus())
    await userEvent.click(document.body)
  },
})

/** The agreement comes after the sign-up, and the verification is under review. */
export const SignUpFirst = meta.story({
  tags: ['no-picture'], // `Visitor` with other sentences
  beforeEach({ msw }) {
    const downloadBlocks = ['signUpFirst', 'protocolFirst', 'realNameFirst'] as const
    msw.use(
      mock(datasetDetail, () => datasetDetailFixture({ isAgree: false, downloadBlocks: [...downloadBlocks] })),
      mock(realNameStatus, () => realNameFixture(personOf('lin'), { status: 'pending' })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('dataset:gate.afterSignUp'))).toBeVisible()
    const waits = await canvas.findByText(pattern('dataset:gate.pending.fact'))
    await expect(waits).toHaveTextContent(/1 个工作日|one working day/)
    await expect(canvas.queryByRole('button', { name: text('dataset:protocol.read') })).toBeNull()
  },
})

/** The closed account of the owner has its name in the reader's language: in the facts and in both citations. */
export const ClosedOwner = meta.story({
  tags: ['no-picture'], // another name in `Agreed`
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    msw.use(
      mock(datasetDetail, () => datasetDetailFixture({ owner: { id: 208_411, name: CLOSED_NAME, avatar: null } })),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const name = text('shell:closedName')
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', '/users/208411')
    await expect(canvas.getByText(/@misc\{shulei-dataset-10010/)).toHaveTextContent(`author = {{${name}}}`)
    await expect(canvasElement.innerHTML).not.toContain(CLOSED_NAME)
  },
})

/** Only the verification is missing, and the page leads there. */
export const BlockedByRealName = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(datasetDetail, () => datasetDetailFixture({ downloadBlocks: ['realNameFirst'] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('dataset:gate.realName') })).toHaveAttribute(
      'href',
      '/users/v2/certification',
    )
  },
})

/** Open data ask for the agreement alone; a verification is not spoken of. */
export const OpenData = meta.story({
  tags: ['no-picture'], // `BlockedByRealName` with other steps
  beforeEach: ({ msw }) =>
    msw.use(
      mock(datasetDetail, () =>
        datasetDetailFixture({
          ...{ competition: null, isAgree: false, downloaders: 'signedIn', downloadBlocks: ['protocolFirst'] },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('dataset:gate.missing.protocolFirst'))).toBeVisible()
    await expect(canvas.queryByText(pattern('dataset:gate.missing.realNameFirst'))).toBeNull()
    await expect(canvas.queryByText(text('dataset:gate.done.realNameFirst'))).toBeNull()
  },
})

/** The owner sees how the table was read and can choose, and readers see it without the button. */
export const OwnTable = meta.story({
  tags: ['no-picture'], // `PreviewOfRows` with a button
  parameters: { router: '/datasets/10010?view=preview' },
  beforeEach: ({ msw }) => msw.use(mock(datasetDetail, () => datasetDetailFixture({ isOwn: true, competition: null }))),
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole('button', { name: pattern('columns:reading.chooseName') })
    await userEvent.click(choose)
    const dialog = await screen.findByRole('dialog', { name: text('reading:title', { name: 'train.csv' }) })
    await userEvent.click(await within(dialog).findByRole('button', { name: text('reading:cancel') }))
    await waitFor(() => expect(choose).toHaveFocus())
  },
})

/** The owner has no step before a download, so that nobody asks them to accept their own agreement. */
export const OwnAgreement = meta.story({
  tags: ['no-picture'], // `Agreed` without a button and a sentence
  beforeEach: ({ msw }) =>
    msw.use(
      mock(datasetDetail, () =>
        datasetDetailFixture({ ...{ isOwn: true, competition: null, isAgree: false, downloadBlocks: [] } }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: text('dataset:protocol.title') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('dataset:protocol.read') })).toBeNull()
    await expect(canvas.queryByText(text('dataset:protocol.once'))).toBeNull()
  },
})

/** The owner of a file that could not be read can say how it is to be read, from its row. */
export const OwnUnread = meta.story({
  tags: ['no-picture'], // `Agreed` with a button
  beforeEach: ({ msw }) =>
    msw.use(
      mock(datasetDetail, () => {
        const { files } = datasetDetailFixture()
        const unread = { profileState: 'failed', profileProblem: { code: 'ragged', line: 2 }, tables: [] } as const
        const failed = files.map((file, place) => (place === 0 ? { ...file, ...unread, tables: [] } : file))
        return datasetDetailFixture({ isOwn: true, competition: null, files: failed })
      }),
    ),
  play: async ({ canvas }) => {
    const choose = text('columns:reading.chooseName', { name: 'train.csv' })
    await expect(await canvas.findByRole('button', { name: choose })).toBeEnabled()
    await expect(canvas.getAllByRole('button', { name: pattern('columns:reading.chooseName') })).toHaveLength(1)
  },
})

export const DownloadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(countDataset, 'fileNotDownloadable'))
  },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: pattern('dataset:files.downloadName') })
    await userEvent.click(link as HTMLElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/train\.csv/)
  },
})

/** A visitor learns the first step, and what else waits. */
export const Visitor = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(datasetDetail, () => datasetDetailFixture({ isAgree: false, downloadBlocks: ['loginFirst'] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('dataset:gate.titleLogin'))
  },
})

export const Columns = meta.story({
  parameters: { router: '/datasets/10010?view=columns' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(3)
  },
})

/** The files of an old version lead to their own tables; a table that the shown version has not is no other one. */
export const OldVersion = meta.story({
  tags: ['no-picture'], // `Versions` and an empty state
  parameters: { router: '/datasets/10010?version=1' },
  beforeEach: ({ msw }) => msw.use(mock(datasetDetail, () => datasetDetailFixture({ shownVersion: 1 }))),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'train.csv' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/view=columns&file=\d+&version=1$/))
  },
})

export const AbsentTable = meta.story({
  tags: ['no-picture'], // an empty state
  parameters: { router: '/datasets/10010?view=columns&file=999999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('dataset:table.absent'))).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: text('dataset:table.others') }))
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(3)
  },
})

/** The address of a file that was not read says why, to its owner with a way to choose how it is read. */
export const UnreadFile = meta.story({
  parameters: { router: `/datasets/10010?view=preview&file=${datasetDetailFixture().files[0]?.id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(datasetDetail, () => {
        const unread = { profileState: 'failed', profileProblem: { code: 'ragged', line: 2 }, tables: [] } as const
        const files = datasetDetailFixture().files.map((file, place) =>
          place === 0 ? { ...file, ...unread, tables: [] } : file,
        )
        return datasetDetailFixture({ isOwn: true, competition: null, files })
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pattern('dataset:problem.ragged'))).toBeVisible()
    await expect(canvas.queryByText(text('dataset:table.absent'))).toBeNull()
    await expect(canvas.getByRole('button', { name: pattern('columns:reading.chooseName') })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: text('dataset:table.others') })).toBeVisible()
  },
})

/** English names one row, one column and one character as one. */
export const OneRow = meta.story({
  tags: ['no-picture'], // `Columns` with other numbers
  globals: { locale: 'en-US' },
  parameters: { router: '/datasets/10010?view=columns' },
  beforeEach({ msw }) {
    const [column] = datasetTableFixture().columns
    const columns = column ? [{ ...column, type: 'text', length: { min: 1, max: 1, mean: 1, median: 1 } }] : []
    msw.use(mock(datasetTable, () => datasetTableFixture({ rows: 1, columnCount: 1, foundCount: 1, columns })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 row × 1 column,/)).toBeVisible()
    await expect(canvas.getByText(/^1 – 1 character,/)).toBeVisible()
  },
})

export const PreviewOfRows = meta.story({
  parameters: { router: '/datasets/10010?view=preview' },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: text('dataset:table.previewBox') })
    await expect(within(box).getAllByRole('row')).toHaveLength(101)
  },
})

/** The number of a row stays on one line beside many columns. */
export const PreviewOfColumns = meta.story({
  tags: ['no-picture'], // `PreviewOfRows` with more columns
  parameters: { router: '/datasets/10010?view=preview' },
  beforeEach({ msw }) {
    const table = datasetTableFixture()
    const tens = [...Array(10).keys()]
    const columns = table.columns.flatMap((column) => tens.map((no) => ({ ...column, name: `${column.name} ${no}` })))
    const preview = table.preview.map(() => columns.map(({ name }) => name))
    const [places, kinds] = [columns.map((_, place) => place + 1), columns.map(() => 'text' as const)]
    msw.use(mock(datasetTable, () => datasetTableFixture({ columns, preview, places, kinds })))
  },
  play: async ({ canvas }) => {
    const no = document.createRange()
    no.selectNodeContents(await canvas.findByRole('rowheader', { name: '100' }))
    await expect(no.getClientRects()).toHaveLength(1)
  },
})

export const Versions = meta.story({
  parameters: { router: '/datasets/10010?view=versions' },
  play: async ({ canvas }) => {
    await canvas.findByText(text('dataset:versions.current'))
    // the tables of downloads and views have a day in each row, and no range
    await expect(canvas.getAllByRole('rowheader', { name: /^\d{4}\/\d\d\/\d\d$/ })).toHaveLength(60)
  },
})

/** Days without a download are said in words. */
export const NoDownloads = meta.story({
  tags: ['no-picture'], // `Versions` with the empty text of Histogram
  parameters: { router: '/datasets/10010?view=versions' },
  beforeEach({ msw }) {
    const days = datasetDetailFixture().days.map((day) => ({ ...day, downloads: 0 }))
    msw.use(mock(datasetDetail, () => datasetDetailFixture({ days })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('dataset:versions.none'))).toBeVisible()
    await expect(canvas.getAllByRole('rowheader', { name: /^\d{4}\/\d\d\/\d\d$/ })).toHaveLength(30)
  },
})

/** A file whose profile failed says why; another one is still in work. */
export const Problems = meta.story({
  beforeEach({ msw }) {
    const { files } = datasetDetailFixture()
    const [first, second, ...rest] = files
    const failed = { profileState: 'failed', profileProblem: { code: 'ragged', line: 7, count: 3, limit: 4 } } as const
    if (!first || !second) return
    const broken = { ...first, ...failed, tables: [] }
    const waiting = { ...second, profileState: 'waiting' as const, tables: [] }
    msw.use(mock(datasetDetail, () => datasetDetailFixture({ files: [broken, waiting, ...rest] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('dataset:problem.ragged'))
  },
})

/** An archive with more tables than are profiled says so; its rows are a lower limit. */
export const LeftOut = meta.story({
  tags: ['no-picture'], // `Problems` with another sentence
  beforeEach({ msw }) {
    const files = datasetDetailFixture().files.map((file) => ({ ...file, rows: 5000, tableCount: 60 }))
    msw.use(mock(datasetDetail, () => datasetDetailFixture({ rows: 5000, files })))
  },
  play: async ({ canvas }) => {
    const some = text('dataset:profile.someTables', { n: '50', all: '60' })
    await expect((await canvas.findAllByText(some))[0]).toBeVisible()
    // the cells of the files and the facts beside them
    const { files } = datasetDetailFixture()
    await expect(canvas.getAllByText(text('dataset:files.atLeast', { n: '5,000' }))).toHaveLength(files.length + 1)
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(datasetDetail))
  },
})

export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(datasetDetail, 'notFound'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

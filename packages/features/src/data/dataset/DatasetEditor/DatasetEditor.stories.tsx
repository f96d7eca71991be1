import { uploadImage } from '@shulei/contract/base/upload/calls.ts'
import {
  datasetDraft,
  datasetUpload,
  publishDataset,
  removeDataset,
  removeDatasetFile,
  saveDataset,
  sendDatasetPart,
  startDatasetUpload,
  withdrawDataset,
} from '@shulei/contract/data/dataset-edit/calls.ts'
import { MAX_DATASET_FILE } from '@shulei/domain/data/dataset/upload.ts'
import { pictureAddress } from '@shulei/mocks/base/upload/handlers.ts'
import { datasetDraftFixture, draftFiles, openUploadFixture } from '@shulei/mocks/data/dataset/edit-fixtures.ts'
import { readingFixture } from '@shulei/mocks/data/dataset/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { landscape, notAPicture } from '@shulei/ui/ImageCropper/pictures.fixtures.ts'
import { longEnglish } from '@shulei/ui/stories/longText.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, type userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { DatasetEditor } from './DatasetEditor.tsx'

const draft = datasetDraftFixture()
const nothing = datasetDraftFixture({
  ...{ name: '潮汐', summary: '', description: '', categoryId: 0, licence: '', tags: [], files: [] },
  columns: {},
  ...{ source: { name: '', url: '' }, hasChanges: false, hasNewFiles: false, revision: 1 },
})
const published = { state: 'published', version: 2, publishedAt: '2026-06-01T08:00:00+08:00' } as const

const meta = preview.meta({
  title: 'Areas/dataset/DatasetEditor',
  component: DatasetEditor,
  parameters: { router: `/datasets/edit/${draft.id}`, layout: 'fullscreen', visual: { wholePage: true } },
  args: { draft },
  beforeEach: ({ args, msw }) => {
    localStorage.clear()
    // the editor asks again while a profile is on its way
    msw.use(mock(datasetDraft, () => args.draft))
  },
})

const saving = fn()
const publishButton = () => ({ name: text('dataset-edit:release.submit') })

/** A draft with everything that a publication needs (K086). */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('dataset-edit:release.ready'))).toBeVisible()
    await expect(canvas.getByText(text('dataset-text:creditYes'))).toBeVisible()
  },
})

/** A file that cannot be read can be published, which the form says before. */
export const UnreadFile = meta.story({
  tags: ['no-picture'], // another note in the place of that of `Ready`
  args: { draft: datasetDraftFixture({ files: draftFiles }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('dataset-edit:release.unread', { count: 1 }))).toBeVisible()
    await expect(canvas.queryByText(text('dataset-edit:release.ready'))).toBeNull()
  },
})

/** Missing items are named before anybody tries; the focus then goes to the first of them. */
export const Incomplete = meta.story({
  args: { draft: nothing },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(text('dataset-edit:missing.datasetFilesMissing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', publishButton()))
    await expect(await canvas.findByText(text('dataset-edit:problem.datasetSummaryEmpty'))).toBeVisible()
    await userEvent.click(document.body)
  },
})

/** A deletion that failed is told in its question. */
export const RemovalFailed = meta.story({
  tags: ['no-picture'], // the note of AlertDialog
  beforeEach: ({ msw }) => msw.use(mockRefused(removeDataset, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('dataset-edit:release.remove') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('dataset-edit:release.remove') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
  },
})

/** Typed text is stored by itself after a pause. */
export const Saved = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: pattern('dataset-edit:field.name') }), '，含站点')
    await expect(canvas.getByText(text('dataset-edit:saved.unsaved'))).toBeVisible()
    await waitFor(() => expect(canvas.getByText(text('dataset-edit:saved.draft'))).toBeVisible(), { timeout: 5000 })
  },
})

/** After a reload an upload waits for its file; another one is being put together, and profiles are on their way. */
export const Uploads = meta.story({
  args: {
    draft: datasetDraftFixture({
      ...published,
      files: draftFiles,
      uploads: [
        openUploadFixture(),
        openUploadFixture({
          upload: '3f2a7c10-5b1e-4d0c-9a57-6c1de08b7f42',
          name: 'test.csv',
          bytes: 9000,
          offset: 9000,
        }),
      ],
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(text('dataset-edit:upload.checking'))).toBeInTheDocument()
    const button = canvas.getByRole('button', {
      name: text('dataset-edit:upload.chooseAgainName', { name: 'radar-2024.zip' }),
    })
    const input = button.parentElement?.querySelector('input[type=file]') as HTMLInputElement
    await expect(canvasElement.contains(input)).toBe(true)
    await userEvent.upload(input, new File(['another file'], 'radar-2024.zip'))
    await expect(await canvas.findByText(text('dataset-edit:upload.otherFile'))).toBeVisible()
    await userEvent.click(document.body)
  },
})

const fileInput = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('form input[type=file]') as HTMLInputElement
const MB = 1024 ** 2
const tides = () =>
  new File([new Uint8Array(3 * MB)], 'tides.csv', { type: 'text/csv', lastModified: 1_700_000_000_000 })
const sending = openUploadFixture({ name: 'tides.csv', bytes: 3 * MB, offset: 2 * MB, modified: tides().lastModified })
const uploading = datasetDraftFixture({ uploads: [sending] })
const uploadButton = (key: 'pauseName' | 'resumeName' | 'cancelName') => ({
  name: text(`dataset-edit:upload.${key}`, { name: sending.name }),
})

/** A chosen file is sent in parts and leaves the list of uploads when it is stored. */
export const Stored = meta.story({
  tags: ['no-picture'], // ends as `Ready`
  beforeEach: ({ msw }) => msw.use(mock(datasetDraft, () => datasetDraftFixture({ files: draftFiles }))),
  args: { draft: nothing },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), tides())
    await expect(await canvas.findByText('stations.parquet')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** A cut is said, and the upload goes on by itself when the line is back. */
export const Cut = meta.story({
  beforeEach({ msw }) {
    let isDown = true
    addEventListener('online', () => (isDown = false), { once: true })
    msw.use(
      mock(datasetDraft, () => (isDown ? uploading : datasetDraftFixture({ files: draftFiles }))),
      http.head('*/uploads/:upload', () => (isDown ? HttpResponse.error() : undefined)),
    )
  },
  args: { draft: uploading },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), tides())
    await expect(await canvas.findByText(text('dataset-edit:upload.cut'))).toBeVisible()
    await expect(canvas.getByRole('button', uploadButton('pauseName'))).toBeEnabled()
  },
})

/** The end of `Cut`. */
export const CutOver = meta.story({
  ...Cut.input,
  tags: ['no-picture'], // ends as `Ready`
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), tides())
    await expect(await canvas.findByText(text('dataset-edit:upload.cut'))).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('stations.parquet')).toBeVisible()
  },
})

/** A limit that is reached is said with the server's sentence; the upload begins by itself later. */
export const Limited = meta.story({
  tags: ['no-picture'], // `Cut` with another sentence
  beforeEach: ({ msw }) =>
    msw.use(
      mock(datasetDraft, () => nothing),
      mockRefused(startDatasetUpload, 'tooMany'),
    ),
  args: { draft: nothing },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), tides())
    await expect(await canvas.findByText(refusalText('tooMany'))).toBeVisible()
    await expect(canvas.queryByText(text('dataset-edit:upload.cut'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', uploadButton('cancelName')))
  },
})

/** Of many files two are begun on the server, which allows few unfinished ones; the others wait on the page. */
export const Queued = meta.story({
  tags: ['no-picture'], // the row of an upload with another sentence
  args: { draft: nothing },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(datasetDraft, () => nothing),
      mockPending(sendDatasetPart),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const files = Array.from({ length: 25 }, (_, place) => new File(['a,b'], `${place}.csv`))
    await userEvent.upload(fileInput(canvasElement), files)
    await expect(await canvas.findAllByText(text('dataset-edit:upload.queued'))).toHaveLength(23)
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(25)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(
      canvas.getByRole('button', { name: text('dataset-edit:upload.cancelName', { name: '24.csv' }) }),
    )
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(24)
    await expect(
      canvas.getByRole('button', { name: text('dataset-edit:upload.pauseName', { name: '23.csv' }) }),
    ).toHaveFocus()
  },
})

/** Descriptions of columns stand beside the names that the files have, and are stored by themselves. */
export const ColumnTexts = meta.story({
  beforeEach: ({ msw }) => {
    saving.mockClear()
    msw.use(
      mock(saveDataset, ({ body }) => {
        saving(body.columns)
        return { revision: body.revision + 1 }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('dataset-edit:columns.open') }))
    const level = await canvas.findByRole('textbox', { name: /^潮位/ })
    await expect(level).toHaveValue('观测潮位，厘米，1985 国家高程基准')
    await userEvent.type(canvas.getByRole('textbox', { name: /^站点/ }), '验潮站的名称')
    await waitFor(() => expect(saving).toHaveBeenCalledWith(expect.objectContaining({ 站点: '验潮站的名称' })), {
      timeout: 5000,
    })
    await userEvent.click(document.body)
  },
})

/** An open licence lets everybody who is signed in download; the owner can ask for verified people. */
export const Downloaders = meta.story({
  tags: ['no-picture'], // `Ready` with the other option
  beforeEach: ({ msw }) => {
    saving.mockClear()
    msw.use(
      mock(saveDataset, ({ body }) => {
        saving(body.downloaders)
        return { revision: body.revision + 1 }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: pattern('dataset-edit:downloaders.signedIn') })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: pattern('dataset-edit:downloaders.verified') }))
    await waitFor(() => expect(saving).toHaveBeenCalledWith('verified'), { timeout: 5000 })
  },
})

/** An upload is paused, goes on, and is given up. The server does not answer. */
export const Paused = meta.story({
  args: { draft: uploading },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(datasetDraft, () => uploading),
      mockPending(datasetUpload),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), tides())
    await userEvent.click(await canvas.findByRole('button', uploadButton('pauseName')))
    await expect(await canvas.findByText(text('dataset-edit:upload.paused'))).toBeVisible()
    await expect(canvas.getByRole('button', uploadButton('resumeName'))).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', uploadButton('resumeName')))
    await userEvent.click(await canvas.findByRole('button', uploadButton('pauseName')))
    await expect(await canvas.findByText(text('dataset-edit:upload.paused'))).toBeVisible()
    await expect(canvas.getByRole('button', uploadButton('cancelName'))).toBeEnabled()
    await userEvent.click(document.body)
  },
})

/** The session has ended: the reason leads to signing in, and nothing is lost. */
export const SignedOut = meta.story({
  tags: ['no-picture'], // the line of an upload with another sentence
  args: { draft: uploading },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(datasetDraft, () => uploading),
      mockRefused(datasetUpload, 'loginFirst'),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), tides())
    await expect(await canvas.findByText(pattern('dataset-edit:upload.signedOut'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('shell:error.loginLink') })).toBeVisible()
  },
})

/** An upload that was given up on another page leaves the list with its reason. */
export const Gone = meta.story({
  tags: ['no-picture'], // the line of a refused file with another sentence
  args: { draft: uploading },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(datasetDraft, () => nothing),
      mockRefused(datasetUpload, 'notFound'),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), tides())
    await expect(await canvas.findByText(text('dataset-edit:upload.gone'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', uploadButton('cancelName'))).toBeNull())
  },
})

/** An upload whose rest another page has sent is a file, and nothing is wrong. */
export const SentElsewhere = meta.story({
  tags: ['no-picture'], // ends as `Ready`
  args: { draft: uploading },
  beforeEach({ msw }) {
    const file = { ...draftFiles[0], name: sending.name, bytes: sending.bytes } as (typeof draftFiles)[number]
    msw.use(
      mock(datasetDraft, () => datasetDraftFixture({ files: [file] })),
      mockRefused(datasetUpload, 'notFound'),
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), tides())
    await waitFor(() => expect(canvas.queryByRole('button', uploadButton('cancelName'))).toBeNull())
    await expect(canvas.getByText(sending.name)).toBeVisible()
    await expect(canvas.queryByText(text('dataset-edit:upload.gone'))).toBeNull()
  },
})

/** An empty file and one above the limit are refused when they are chosen, beside others that are sent. */
export const UnfitFiles = meta.story({
  tags: ['no-picture'], // `RefusedFile` with another sentence
  args: { draft: nothing },
  beforeEach: ({ msw }) => msw.use(mock(datasetDraft, () => datasetDraftFixture({ files: draftFiles }))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const large = Object.defineProperty(new File(['a,b'], 'large.csv'), 'size', { value: MAX_DATASET_FILE + 1 })
    await userEvent.upload(fileInput(canvasElement), [new File([], 'empty.csv'), large, tides()])
    await expect(await canvas.findByText(text('dataset-edit:upload.empty'))).toBeVisible()
    await expect(canvas.getByText(refusalText('datasetFileTooLarge', { max: '2 GB' }))).toBeVisible()
    await expect(await canvas.findByText('stations.parquet')).toBeVisible()
    await expect(canvas.getByText('empty.csv')).toBeVisible()
  },
})

/** A file is refused before a byte is sent, with what to do. */
export const RefusedFile = meta.story({
  args: { draft: datasetDraftFixture() },
  beforeEach: ({ msw }) => msw.use(mockRefused(startDatasetUpload, 'datasetFileTooLarge', { facts: { max: '2 GB' } })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), tides())
    await expect(await canvas.findByText(refusalText('datasetFileTooLarge', { max: '2 GB' }))).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:files.lead', { file: '2 GB', count: 50 }))).toBeVisible()
    await userEvent.click(document.body)
  },
})

/** An archive with more tables than are profiled says so, and a problem without a line names none. */
export const LeftOut = meta.story({
  tags: ['no-picture'], // the rows of `NewVersion` with other sentences
  args: {
    draft: datasetDraftFixture({
      files: draftFiles.map((file, place) => ({
        ...file,
        ...(place === 0 ? { rows: 5000, tableCount: 60 } : {}),
        ...(place === 2 ? { profileProblem: { code: 'badJson' } as const } : {}),
      })),
    }),
  },
  play: async ({ canvas }) => {
    const some = text('dataset:profile.someTables', { n: '50', all: '60' })
    await expect(canvas.getByText(some)).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:advice.tooManyParts'))).toBeVisible()
    const rows = text('dataset-edit:files.rows', { count: 5000, n: text('dataset:files.atLeast', { n: '5,000' }) })
    await expect(canvas.getByText(rows, { exact: false })).toBeVisible()
    await expect(canvas.getByText(text('dataset:problem.badJsonLines'))).toBeVisible()
  },
})

const unread = [
  { code: 'lineTooLong', line: 3, limit: 4 * MB },
  { code: 'zipBomb', count: 400 * MB, limit: 200 * MB },
  { code: 'failed' },
] as const

const otherFiles = [
  { code: 'otherKind', kind: 'xls' },
  { code: 'otherKind', kind: 'heic', part: 'photos/IMG_1.heic' },
  { code: 'noTable' },
] as const

/** A file of a kind that is not read says in one sentence why, and what to do. */
export const OtherKinds = meta.story({
  tags: ['no-picture'], // the rows of `NewVersion` with other sentences
  args: {
    draft: datasetDraftFixture({
      files: draftFiles.map((file, place) => ({
        ...file,
        ...{ profileState: 'failed', profileProblem: otherFiles[place] ?? null, rows: null },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('dataset:kind.xls'))).toBeVisible()
    const heic = { part: 'photos/IMG_1.heic', problem: text('dataset:kind.heic') }
    await expect(canvas.getByText(text('dataset:profile.ofPart', heic))).toBeVisible()
    await expect(canvas.getByText(text('dataset:problem.noTable'))).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:advice.noTable'))).toBeVisible()
  },
})

/** A file of several tables leads to the rows of the first one, and names the others whose reading is not sure. */
export const UnsureTables = meta.story({
  tags: ['no-picture'], // the rows of `NewVersion` with another sentence
  args: {
    draft: datasetDraftFixture({
      files: draftFiles.slice(0, 1).map((file) => ({
        ...file,
        tables: [
          { part: 'north', reading: readingFixture() },
          { part: 'south', reading: readingFixture({ unsure: ['hasHeader'] }) },
          { part: 'west', reading: readingFixture() },
        ],
      })),
    }),
  },
  play: async ({ canvas }) => {
    const { id, name } = draftFiles[0] ?? { id: 0, name: '' }
    const rows = canvas.getByRole('link', { name: text('dataset-edit:files.previewName', { name }) })
    const address = `/datasets/${draft.id}?view=preview&file=${id}`
    await expect(rows).toHaveAttribute('href', `${address}&part=north`)
    await expect(canvas.getByRole('link', { name: 'south' })).toHaveAttribute('href', `${address}&part=south`)
    await expect(canvas.queryByRole('link', { name: 'west' })).toBeNull()
    await expect(canvas.getByText(pattern('dataset-edit:files.unsureTables'), { exact: false })).toBeVisible()
  },
})

/** Sizes have the units that people read, and a fault of the server has what its owner can do. */
export const UnreadSizes = meta.story({
  tags: ['no-picture'], // the rows of `NewVersion` with other sentences
  args: {
    draft: datasetDraftFixture({
      files: draftFiles.map((file, place) => ({
        ...file,
        ...{ profileState: 'failed', profileProblem: unread[place] ?? null, rows: null },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('dataset:problem.lineTooLong', { line: '3', limit: '4.0 MB' }))).toBeVisible()
    await expect(canvas.getByText(text('dataset:problem.zipBomb', { count: '400 MB' }))).toBeVisible()
    await expect(canvas.getByText(text('dataset:problem.failed'))).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:advice.failed'))).toBeVisible()
  },
})

/** Changed files of a published data set need a note on what changed. */
export const NewVersion = meta.story({
  args: { draft: datasetDraftFixture({ ...published, files: draftFiles, hasChanges: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: pattern('dataset-edit:release.changes') })).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:missing.datasetChangesEmpty'))).toBeVisible()
    await expect(canvas.getByText(text('dataset-edit:saved.changes'))).toBeVisible()
  },
})

/** The note on what changed survives a reload. */
export const NoteKept = meta.story({
  tags: ['no-picture'], // `NewVersion` with a text
  args: { draft: datasetDraftFixture({ ...published, files: draftFiles }) },
  beforeEach: () => localStorage.setItem(`draft:/datasets/edit/${draft.id}#changes`, '{"changes":"补上 2024 年"}'),
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: pattern('dataset-edit:release.changes') })
    await waitFor(() => expect(note).toHaveValue('补上 2024 年'))
    await userEvent.type(note, '！')
    await expect(localStorage.getItem(`draft:/datasets/edit/${draft.id}#changes`)).toContain('！')
  },
})

/** A removed file gives the focus to the one in its place. */
export const Removed = meta.story({
  tags: ['no-picture'],
  args: { draft: datasetDraftFixture({ files: draftFiles }) },
  beforeEach({ msw }) {
    let files = draftFiles
    msw.use(
      mock(datasetDraft, () => datasetDraftFixture({ files })),
      mock(removeDatasetFile, ({ params }) => {
        files = files.filter(({ id }) => id !== params.fileId)
        return { affectedRows: 1 }
      }),
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: text('dataset-edit:files.removeName', { name: 'stations.parquet' }) }),
    )
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: text('dataset-edit:files.remove') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const row = canvas.getByText('readme-columns.csv').closest('li')
    await waitFor(() => expect(row?.contains(canvasElement.ownerDocument.activeElement)).toBe(true))
  },
})

/** Nobody else sees a withdrawn data set; withdrawing asks first. */
export const Withdraw = meta.story({
  tags: ['no-picture'],
  args: { draft: datasetDraftFixture({ ...published, hasChanges: false, hasNewFiles: false }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(text('dataset-edit:release.nothing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('dataset-edit:release.withdraw') }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: text('dataset-edit:release.withdraw') }))
    await waitFor(() => expect(canvas.getByText(text('dataset-edit:saved.withdrawn'))).toBeVisible())
    const again = canvas.getByRole('button', { name: text('dataset-edit:release.submitAgain') })
    await waitFor(() => expect(again).toHaveFocus())
  },
})

/** The server refuses to withdraw: its reason is shown. */
export const WithdrawRefused = meta.story({
  tags: ['no-picture'],
  args: { draft: datasetDraftFixture({ ...published, hasChanges: false, hasNewFiles: false }) },
  beforeEach: ({ msw }) => msw.use(mockRefused(withdrawDataset, 'datasetNotPublished')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('dataset-edit:release.withdraw') }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: text('dataset-edit:release.withdraw') }))
    await expect(await canvas.findByText(refusalText('datasetNotPublished'))).toBeVisible()
  },
})

const ownSummary = '这台设备上的一句话介绍'
const ownTexts = (summary: string) =>
  localStorage.setItem(
    `draft:/datasets/edit/${draft.id}`,
    JSON.stringify({ summary: ownSummary, '@base': JSON.stringify({ summary }) }),
  )

/** This device has unsaved texts, and another page has saved since: nothing is stored before a choice. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) => {
    saving.mockClear()
    ownTexts('更早的一句话介绍')
    msw.use(
      mock(saveDataset, ({ body }) => {
        saving(body.summary)
        return { revision: body.revision + 1 }
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('shell:conflict.title'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: pattern('dataset-edit:field.summary') })).toHaveValue(ownSummary)
    await expect(canvas.getByRole('button', publishButton())).toBeDisabled()
  },
})

/** The texts of this device are chosen, and stored then. */
export const ConflictOwn = meta.story({
  ...Conflict.input,
  tags: ['no-picture'], // ends as `Saved`
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('shell:conflict.title'))
    await userEvent.type(canvas.getByRole('textbox', { name: pattern('dataset-edit:field.name') }), '！')
    await new Promise((done) => setTimeout(done, 2000))
    await expect(saving).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: text('shell:conflict.takeMine') }))
    await expect(canvas.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(saving).toHaveBeenCalledWith(ownSummary), { timeout: 5000 })
  },
})

/** The stored texts are chosen: the device forgets its own. */
export const ConflictSaved = meta.story({
  ...Conflict.input,
  tags: ['no-picture'], // ends as `Ready`
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('dataset-edit:saved.toChoice') }))
    await expect(document.activeElement).toHaveTextContent(text('shell:conflict.title'))
    await userEvent.click(canvas.getByRole('button', { name: text('shell:conflict.takeTheirs') }))
    await expect(canvas.queryByText(text('shell:conflict.title'))).toBeNull()
    await expect(canvas.queryByText(text('shell:conflict.choose'))).toBeNull()
    await expect(localStorage.getItem(`draft:/datasets/edit/${draft.id}`)).toBeNull()
  },
})

/** Unsaved texts upon the stored revision come back without a question. */
export const Restored = meta.story({
  tags: ['no-picture'], // `Ready` with another text
  beforeEach: () => ownTexts(draft.summary),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: pattern('dataset-edit:field.summary') })
    await waitFor(() => expect(field).toHaveValue(ownSummary))
    await expect(canvas.queryByText(text('shell:conflict.title'))).toBeNull()
  },
})

const publishing = fn()

/** A click more, and one during a save, publish once and upon the revision of the save. */
export const PublishTwice = meta.story({
  tags: ['no-picture'], // ends on another page
  beforeEach: ({ msw }) => {
    saving.mockClear()
    publishing.mockClear()
    ownTexts(draft.summary)
    msw.use(
      mock(saveDataset, async ({ body }) => {
        saving(body.revision)
        await new Promise((done) => setTimeout(done, 100))
        return { revision: body.revision + 1 }
      }),
      mock(publishDataset, ({ body }) => {
        publishing(body.revision)
        return { revision: body.revision + 1, version: 1, publishedAt: '2026-06-01T08:00:00+08:00' }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: pattern('dataset-edit:field.summary') })
    await waitFor(() => expect(field).toHaveValue(ownSummary))
    await userEvent.dblClick(canvas.getByRole('button', publishButton()))
    await waitFor(() => expect(publishing).toHaveBeenCalled())
    await expect(saving.mock.calls).toEqual([[draft.revision]])
    await expect(publishing.mock.calls).toEqual([[draft.revision + 1]])
  },
})

/** Publishing was asked for while a save was under way that met a newer text: neither is sent in the place of that text. */
export const PublishDuringConflict = meta.story({
  tags: ['no-picture'], // ends as `Conflict`
  beforeEach: ({ msw }) => {
    saving.mockClear()
    publishing.mockClear()
    msw.use(
      mock(saveDataset, async ({ body }) => {
        saving(body.revision)
        await new Promise((done) => setTimeout(done, 1000))
        const current = { ...draft, summary: '别处的一句话介绍', revision: draft.revision + 1 }
        throw new MockRefusal('datasetStale', { data: { current } })
      }),
      mock(publishDataset, ({ body }) => {
        publishing(body.revision)
        return { revision: body.revision + 1, version: 1, publishedAt: '2026-06-01T08:00:00+08:00' }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: pattern('dataset-edit:field.summary') }), '！')
    await waitFor(() => expect(saving).toHaveBeenCalled(), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', publishButton()))
    await canvas.findByText(text('shell:conflict.title'))
    await new Promise((done) => setTimeout(done, 2000))
    await expect(saving.mock.calls).toEqual([[draft.revision]])
    await expect(publishing).not.toHaveBeenCalled()
  },
})

/** The texts of one language are edited, and the form says that the others stay. */
export const OneLanguage = meta.story({
  tags: ['no-picture'], // `Ready` with a sentence more
  args: { draft: datasetDraftFixture({ ...published, licence: 'public-domain', language: 'en', isTranslated: true }) },
  beforeEach: ({ msw }) => {
    saving.mockClear()
    msw.use(
      mock(saveDataset, ({ body }) => {
        saving(body.language)
        return { revision: body.revision + 1 }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(text('dataset-edit:translation.en'))).toBeVisible()
    const licence = canvas.getByRole('button', { name: pattern('dataset-edit:licence.label') })
    await expect(licence).toHaveTextContent(text('dataset-text:publicDomain'))
    await userEvent.type(canvas.getByRole('textbox', { name: pattern('dataset-edit:field.name') }), '!')
    await waitFor(() => expect(saving).toHaveBeenCalledWith('en'), { timeout: 5000 })
  },
})

/** The server found a file that is still arriving elsewhere. */
export const PublishRefused = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(publishDataset, 'datasetUploadsOpen')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', publishButton()))
    await expect(await canvas.findByText(refusalText('datasetUploadsOpen'))).toBeVisible()
  },
})

/** Opens the crop of a chosen cover. */
async function chooseCover(canvas: ReturnType<typeof within>, user: Pick<typeof userEvent, 'upload'>, file: File) {
  const button = canvas.getByRole('button', { name: text('dataset-edit:cover.add') })
  await user.upload(button.parentElement?.querySelector('input[type=file]') as HTMLInputElement, file)
  return within(await screen.findByRole('dialog', { name: text('dataset-edit:cover.crop') }))
}
const confirm = async (dialog: ReturnType<typeof within>, user: Pick<typeof userEvent, 'click'>) => {
  const button = dialog.getByRole('button', { name: text('crop:confirm') })
  await waitFor(() => expect(button).toBeEnabled(), { timeout: 5000 })
  await user.click(button)
}

/** A cover is cropped before it is uploaded. */
export const Cover = meta.story({
  tags: ['no-picture'], // the crop has its pictures in `PictureEditor`
  play: async ({ canvas, userEvent }) => {
    await confirm(await chooseCover(canvas, userEvent, landscape({ width: 900, height: 600 })), userEvent)
    const picture = await canvas.findByRole('img', { name: text('dataset-edit:cover.title') })
    await expect(picture).toHaveAttribute('src', pictureAddress)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    canvas.getByRole('button', { name: text('dataset-edit:cover.remove') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(text('dataset-edit:cover.hint'))).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: text('dataset-edit:cover.add') })).toHaveFocus())
  },
})

/** A cover that is no picture is refused before anything is sent. */
export const NoPicture = meta.story({
  tags: ['no-picture'], // the same as that of an avatar
  play: async ({ canvas, userEvent }) => {
    const dialog = await chooseCover(canvas, userEvent, notAPicture())
    await expect(await dialog.findByText(text('crop:problem.notPicture'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: text('crop:cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** A cover that the server refuses keeps its crop, with the server's reason. */
export const CoverRefused = meta.story({
  tags: ['no-picture'], // the same as that of an avatar
  beforeEach: ({ msw }) => msw.use(mockRefused(uploadImage, 'pictureBroken')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await chooseCover(canvas, userEvent, landscape({ width: 900, height: 600 }))
    await confirm(dialog, userEvent)
    await expect(await dialog.findByText(refusalText('pictureBroken'))).toBeVisible()
  },
})

/** Long names in English at the width of a phone. */
export const LongEnglish = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  args: {
    draft: datasetDraftFixture({
      name: longEnglish,
      files: [{ ...draftFiles[0], name: `${'very-long-file-name-'.repeat(6)}.csv` } as (typeof draftFiles)[number]],
      uploads: [openUploadFixture()],
    }),
  },
})

import { saveNotebook } from '@shulei/contract/people/profile/notebooks.ts'
import { MAX_NOTEBOOK_BYTES, MAX_NOTEBOOKS } from '@shulei/domain/people/notebook/notebook.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { notebookFixture, notebookFormFixture } from '@shulei/mocks/people/notebook/fixtures.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { NotebookForm } from './NotebookForm.tsx'

const meta = preview.meta({
  title: 'Areas/notebook/NotebookForm',
  component: NotebookForm,
  parameters: { router: '/notebooks/share', layout: 'fullscreen' },
  args: { readerId: 1, options: notebookFormFixture(), notebook: null },
})

const titleField = () => ({ name: pattern('notebook:form.title') })

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the form has no file input')
  return input
}

/** Sent without a file and a title: both say so, and the first takes the focus. */
export const Missing = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('notebook:form.share') }))
    await expect(await canvas.findByText(text('notebook:problem.missing'))).toBeVisible()
    await expect(canvas.getByText(text('notebook:problem.titleEmpty'))).toBeVisible()
  },
})

/** The file's name suggests a title, until one is typed. The server finds no notebook in it: file and texts stay. */
export const Refused = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(saveNotebook, 'notebookNotJson')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), new File([new Uint8Array(MAX_NOTEBOOK_BYTES + 1)], 'big.ipynb'))
    await expect(await canvas.findByText(pattern('notebook:problem.notebookTooBig'))).toBeVisible()
    await userEvent.upload(inputOf(canvasElement), new File(['<html>'], 'first_look.ipynb'))
    const title = canvas.getByRole('textbox', titleField())
    await expect(title).toHaveValue('first look')
    await userEvent.type(title, ' again')
    await userEvent.upload(inputOf(canvasElement), new File(['<html>'], 'second_look.ipynb'))
    await expect(title).toHaveValue('first look again')
    await userEvent.click(canvas.getByRole('button', { name: text('notebook:form.share') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('notebookNotJson'))
    await expect(canvas.getByText('second_look.ipynb')).toBeVisible()
  },
})

/** As many as a person may share. */
export const Full = meta.story({
  tags: ['no-picture'],
  args: { options: notebookFormFixture({ used: MAX_NOTEBOOKS }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: text('notebook:form.share') })).toBeDisabled()
    await expect(canvas.getByText(text('notebook:form.full', { most: String(MAX_NOTEBOOKS) }))).toBeVisible()
  },
})

const stored = notebookFixture()
const elsewhere = {
  ...{ title: '别处的标题', summary: stored.summary, language: stored.language, version: stored.version + 1 },
  ...{ competitionId: stored.competition?.id ?? null, file: { name: '别处的.ipynb', bytes: 2048 } },
}

/** Title and file were changed elsewhere meanwhile: nothing is sent before the owner has chosen. */
export const Conflict = meta.story({
  args: { notebook: stored },
  beforeEach: ({ msw }) => msw.use(mockRefused(saveNotebook, 'notebookStale', { data: { current: elsewhere } })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', titleField()), '！')
    await userEvent.upload(inputOf(canvasElement), new File(['{}'], '这里的.ipynb'))
    await userEvent.click(canvas.getByRole('button', { name: text('notebook:form.save') }))
    await canvas.findByText(text('shell:conflict.title'))
    await expect(canvas.getByText(elsewhere.title)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(document.body)
  },
})

/** The stored ones are taken: the form has the other title and no file of its own. */
export const ConflictTheirs = meta.story({
  ...Conflict.input,
  tags: ['no-picture'], // the form of a notebook without a file
  play: async (context) => {
    await Conflict.input.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: text('shell:conflict.takeTheirs') }))
    await expect(canvas.getByRole('textbox', titleField())).toHaveValue(elsewhere.title)
    await expect(canvas.queryByText('这里的.ipynb')).toBeNull()
    await expect(canvas.getByText(new RegExp(elsewhere.file.name))).toBeVisible()
  },
})

/** Something else was changed elsewhere: it is taken over, and the owner looks at it before sending again. */
export const OthersChanged = meta.story({
  ...Conflict.input,
  tags: ['no-picture'], // the note of `Refused`
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('textbox', { name: pattern('notebook:form.summary') })
    await userEvent.type(summary, '！')
    await userEvent.click(canvas.getByRole('button', { name: text('notebook:form.save') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('notebookStale'))
    await expect(canvas.getByRole('textbox', titleField())).toHaveValue(elsewhere.title)
    await expect(summary).toHaveValue(`${stored.summary}！`)
  },
})

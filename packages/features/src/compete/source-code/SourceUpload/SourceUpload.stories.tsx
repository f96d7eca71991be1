import { uploadSource } from '@shulei/contract/compete/source-code/calls.ts'
import { MAX_PROGRAM_BYTES } from '@shulei/domain/compete/source-code/file.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { SourceUpload } from './SourceUpload.tsx'

const meta = preview.meta({
  title: 'Areas/source-code/SourceUpload',
  component: SourceUpload,
  args: { competitionId: 1003, scheduleId: 10_030, onDone: fn(), onStale: fn() },
})

const submit = () => ({ name: text('source-code:upload.submit') })
const note = () => ({ name: pattern('source-code:upload.note') })

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the form has no file input')
  return input
}

/** Sent without a file: the field says so and takes the focus. */
export const NoFile = meta.story({
  tags: ['modes'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit()))
    await expect(await canvas.findByText(text('source-code:upload.missing'))).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

/** Refused where it is chosen, before anything is sent. */
export const TooBig = meta.story({
  tags: ['no-picture'], // another sentence in the place of the first story's
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), new File([new Uint8Array(MAX_PROGRAM_BYTES + 1)], 'train.py'))
    await expect(await canvas.findByText(pattern('source-code:upload.tooBig'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', submit()))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

export const Sent = meta.story({
  tags: ['no-picture'], // the empty form with a note above its button
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), new File(['print(1)\n'], 'train.py'))
    await userEvent.type(canvas.getByRole('textbox', note()), '补充环境')
    await userEvent.click(canvas.getByRole('button', submit()))
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(await canvas.findByText(text('source-code:upload.done', { no: '3' }))).toBeVisible()
    await expect(canvas.getByRole('textbox', note())).toHaveValue('')
  },
})

/** The window closed between page and click: file and note stay. */
export const Closed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(uploadSource, 'sourceClosed')),
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), new File(['print(1)\n'], 'train.py'))
    await userEvent.type(canvas.getByRole('textbox', note()), '最后一版')
    await userEvent.click(canvas.getByRole('button', submit()))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('sourceClosed'))
    await expect(canvas.getByRole('textbox', note())).toHaveValue('最后一版')
    await expect(canvas.getByText('train.py')).toBeVisible()
    await expect(args.onStale).toHaveBeenCalled()
  },
})

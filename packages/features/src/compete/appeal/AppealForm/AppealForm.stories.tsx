import { sendAppeal } from '@shulei/contract/compete/appeal/calls.ts'
import { ownTeamFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { AppealForm } from './AppealForm.tsx'

const meta = preview.meta({
  title: 'Areas/appeal/AppealForm',
  component: AppealForm,
  beforeEach: () => localStorage.clear(),
  args: { competitionId: 1001, teamId: ownTeamFixture().id, onSent: fn(), onStale: fn(), onDirty: fn() },
})

const submit = () => ({ name: text('appeal:submit') })
const contentField = () => ({ name: text('appeal:content') })
const pdf = () => new File(['%PDF-1.7\n%%EOF\n'], 'log.pdf')

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the form has no file input')
  return input
}

/** Sent without content: the field says so and takes the focus. */
export const EmptyContent = meta.story({
  tags: ['modes'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit()))
    await expect(await canvas.findByText(text('appeal:empty'))).toBeVisible()
    await expect(canvas.getByRole('textbox', contentField())).toHaveFocus()
    await expect(args.onSent).not.toHaveBeenCalled()
  },
})

/** Refused where it is chosen, before anything is sent. */
export const FileTooBig = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const big = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'log.pdf')
    await userEvent.upload(inputOf(canvasElement), big)
    await expect(await canvas.findByText(text('appeal:fileTooBig'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', contentField()), 'x')
    await userEvent.click(canvas.getByRole('button', submit()))
    await expect(args.onSent).not.toHaveBeenCalled()
  },
})

/** A page of HTML that is called a PDF. */
export const FileInvalid = meta.story({
  tags: ['no-picture'], // differs from FileTooBig in words
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), new File(['<!doctype html><script></script>'], 'log.pdf'))
    await expect(await canvas.findByText(text('appeal:fileInvalid'))).toBeVisible()
  },
})

export const Sent = meta.story({
  tags: ['no-picture'], // the dialog shows what follows
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), pdf())
    await userEvent.type(canvas.getByRole('textbox', contentField()), 'x')
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', submit()))
    await waitFor(() => expect(args.onSent).toHaveBeenCalled())
    await expect(localStorage).toHaveLength(0)
  },
})

/** A team mate was faster: the text stays, and the case is read again. */
export const SentBefore = meta.story({
  tags: ['no-picture'], // the same note as in every other form
  beforeEach: ({ msw }) => msw.use(mockRefused(sendAppeal, 'appealSent')),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', contentField()), 'x')
    await userEvent.click(canvas.getByRole('button', submit()))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('appealSent'))
    await expect(args.onStale).toHaveBeenCalledWith(expect.objectContaining({ isSignedOut: false }), 'x')
    await expect(canvas.getByRole('textbox', contentField())).toHaveValue('x')
  },
})

/** Longer than allowed: nothing is cut off. */
export const LongText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', contentField()))
    await userEvent.paste('浪'.repeat(3003))
    await expect(await canvas.findByText(text('appeal:tooLong', { count: '1,003' }))).toBeVisible()
    await expect(canvas.getByText('3,003 / 2,000')).toBeVisible()
  },
})

import { uploadImage } from '@shulei/contract/base/upload/calls.ts'
import { removeArticle, saveArticle } from '@shulei/contract/people/article/calls.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { articleDraftFixture } from '@shulei/mocks/people/article/fixtures.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { landscape } from '@shulei/ui/ImageCropper/pictures.fixtures.ts'
import { delay } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { conflictId } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'

const draft = articleDraftFixture()
const empty = articleDraftFixture({ title: '', summary: '', body: '', tags: [], hasChanges: false, version: 1 })

const meta = preview.meta({
  title: 'Areas/article/ArticleEditor',
  component: ArticleEditor,
  parameters: { router: `/articles/${draft.id}/edit`, layout: 'fullscreen', visual: { wholePage: true } },
  args: { draft, authorId: mockReader.id },
  beforeEach: () => localStorage.clear(),
})

/** Typed text is stored by itself after a pause. */
export const Saved = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: pattern('article:field.title') }), '，再加一张')
    await expect(canvas.getByText(text('article:state.unsaved'))).toBeVisible()
    await waitFor(() => expect(canvas.getByText(text('article:state.draft'))).toBeVisible(), { timeout: 5000 })
    await userEvent.click(document.body)
  },
})

/** Title and text are needed only to publish; the focus goes to the first that is missing. */
export const Incomplete = meta.story({
  args: { draft: empty },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('article:publish') }))
    await waitFor(() => expect(canvas.getByText(text('article:problem.articleTitleEmpty'))).toBeVisible())
    await expect(canvas.getByText(text('article:problem.articleTextEmpty'))).toBeVisible()
    await userEvent.click(document.body)
  },
})

/** With only the text missing, the focus passes the hidden input of the toolbar and reaches the text, which says what is wrong. */
export const TextMissing = meta.story({
  tags: ['no-picture'], // half of Incomplete
  args: { draft: { ...empty, title: draft.title } },
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: text('article:field.body') })
    await userEvent.click(canvas.getByRole('button', { name: text('article:publish') }))
    await waitFor(() => expect(body).toHaveFocus())
    await expect(body).toHaveAccessibleDescription(expect.stringContaining(text('article:problem.articleTextEmpty')))
  },
})

const saving = fn()
const elsewhere = { ...draft, title: '别处的题目', version: draft.version + 1 }

/** Another page or device has saved since: both titles are shown, and nothing is stored before the author has chosen. */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    saving.mockClear()
    msw.use(
      mock(saveArticle, ({ body }) => {
        if (body.version <= draft.version) {
          throw new MockRefusal('articleStale', { data: { current: elsewhere } })
        }
        saving(body.title)
        return { version: body.version + 1 }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: pattern('article:field.title') }), '！')
    await expect(await canvas.findByText(text('shell:conflict.title'), {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getByText(elsewhere.title)).toBeVisible()
    await expect(canvas.getByText(text('shell:conflict.choose'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('article:publish') }))
    await expect(document.getElementById(conflictId)).toHaveFocus()
    await expect(localStorage.getItem(`draft:/articles/${draft.id}/edit`)).toContain('！')
    await userEvent.click(document.body)
  },
})

export const ConflictMine = meta.story({
  ...Conflict.input,
  tags: ['no-picture'], // ends as `Saved`
  play: async (context) => {
    await Conflict.input.play?.(context)
    const { canvas, userEvent } = context
    await new Promise((done) => setTimeout(done, 2000))
    await expect(saving).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: text('shell:conflict.takeMine') }))
    await waitFor(() => expect(saving).toHaveBeenCalledWith(`${draft.title}！`), { timeout: 5000 })
    await expect(canvas.queryByText(text('shell:conflict.title'))).toBeNull()
  },
})

/** After a reload the older text of this device is not stored by itself: its author chooses. */
export const ConflictAfterReload = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    saving.mockClear()
    msw.use(
      mock(saveArticle, ({ body: { version, summary } }) => {
        saving(summary)
        return { version: version + 1 }
      }),
    )
    const typed = { summary: '我的一句', '@base': JSON.stringify({ summary: '更早的一句' }) }
    localStorage.setItem(`draft:/articles/${draft.id}/edit`, JSON.stringify(typed))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('shell:conflict.title'))
    await new Promise((done) => setTimeout(done, 2000))
    await expect(saving).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: text('shell:conflict.takeBoth') }))
    const summary = canvas.getByRole('textbox', { name: pattern('article:field.summary') })
    await waitFor(() => expect((summary as HTMLTextAreaElement).value).toContain(draft.summary))
    await expect((summary as HTMLTextAreaElement).value).toContain('我的一句')
    await waitFor(() => expect(saving).toHaveBeenCalledOnce(), { timeout: 5000 })
  },
})

const asked = fn()

/** Publishing was asked for while a save was under way that met a newer text: it is not sent in the place of that text. */
export const PublishDuringConflict = meta.story({
  tags: ['no-picture'], // ends as `Conflict`
  beforeEach({ msw }) {
    asked.mockClear()
    msw.use(
      mock(saveArticle, async ({ body: { version } }) => {
        asked(version)
        await delay(1000)
        throw new MockRefusal('articleStale', { data: { current: elsewhere } })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: pattern('article:field.title') }), '！')
    await waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: text('article:publish') }))
    await canvas.findByText(text('shell:conflict.title'))
    await new Promise((done) => setTimeout(done, 2000))
    await expect(asked.mock.calls).toEqual([[draft.version]])
  },
})

const sentVersions: number[] = []

/** Text that is typed while a save is under way is stored after it, as a change of the version that the save made. */
export const TypedDuringSave = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    sentVersions.length = 0
    msw.use(
      mock(saveArticle, async ({ body: { version } }) => {
        sentVersions.push(version)
        await delay(sentVersions.length === 1 ? 2000 : 0)
        return { version: version + 1 }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: pattern('article:field.title') })
    await userEvent.type(title, '！')
    await waitFor(() => expect(sentVersions).toHaveLength(1), { timeout: 5000 })
    await userEvent.type(title, '？')
    await waitFor(() => expect(sentVersions).toEqual([draft.version, draft.version + 1]), { timeout: 6000 })
  },
})

/** A deletion that failed is told in its question. */
export const RemovalFailed = meta.story({
  tags: ['no-picture'], // the note of AlertDialog
  beforeEach: ({ msw }) => msw.use(mockRefused(removeArticle, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('article:remove') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('article:remove') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
  },
})

/** A cover that the server refuses keeps its crop, with the server's reason. */
export const CoverRefused = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(uploadImage, 'pictureBroken'))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('section input[type=file]') as HTMLInputElement
    await userEvent.upload(input, landscape({ width: 900, height: 600 }))
    const dialog = within(await screen.findByRole('dialog', { name: text('article:cover.crop') }))
    const confirm = dialog.getByRole('button', { name: text('crop:confirm') })
    await waitFor(() => expect(confirm).toBeEnabled(), { timeout: 5000 })
    await userEvent.click(confirm)
    await expect(await dialog.findByText(refusalText('pictureBroken'))).toBeVisible()
    await expect(canvas.getByDisplayValue(draft.title)).toBeInTheDocument()
  },
})

import { uploadImage } from '@shulei/contract/base/upload/calls.ts'
import { removeArticle, saveArticle } from '@shulei/contract/people/article/calls.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { articleDraftFixture } from '@shulei/mocks/people/article/fixtures.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { landscape } from '@shulei/ui/ImageCropper/pictures.fixtures.ts'
import { delay } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
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

/** Another page has saved since: nothing is overwritten, and what was typed stays on the device. */
export const Stale = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(saveArticle, 'articleStale'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: pattern('article:field.title') }), '！')
    await expect(await canvas.findByText(refusalText('articleStale'), {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('article:publish') })).toBeDisabled()
    await expect(localStorage.getItem(`draft:/articles/${draft.id}/edit`)).toContain('！')
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

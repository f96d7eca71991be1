import { personNotebook } from '@shulei/contract/people/profile/notebooks.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { plotlyPicture } from '@shulei/domain/people/notebook/chart.ts'
import { notebookOf } from '@shulei/mocks/cast/writings.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { notebookFixture } from '@shulei/mocks/people/notebook/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { NotebookPage } from './NotebookPage.tsx'

const { id, title } = notebookOf('births-eda')

const meta = preview.meta({
  title: 'Areas/notebook/NotebookPage',
  component: NotebookPage,
  parameters: { router: `/notebooks/${id}`, layout: 'fullscreen', visual: { wholePage: true } },
  args: { id },
})

/** Words, formulas, code, printed text, a table, a picture, a failed run, and what is not shown. */
export const EveryOutput = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    msw.use(mock(personNotebook, ({ params }) => notebookFixture(params.id, { isOwn: false })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('notebook:edit') })).toBeNull()
    await expect(canvas.getByText(text('notebook:output.omitted', { types: 'application/pdf' }))).toBeVisible()
    await expect(canvas.getByText(text('notebook:output.chart', { name: 'Vega' }))).toBeVisible()
    await expect(canvas.getByText(text('notebook:output.remote', { name: 'Vega-Lite' }))).toBeVisible()
    await expect(canvas.getByText(text('notebook:output.undrawn', { name: 'Vega-Lite' }))).toBeVisible()
    await expect(canvas.getByText(text('notebook:output.plotly', { call: plotlyPicture }))).toBeVisible()
    await expect(canvas.getByText(text('notebook:output.elsewhere'))).toBeVisible()
    await expect(canvas.getByText(text('notebook:cell.unknown', { type: 'future cell' }))).toBeVisible()
    await expect(canvas.getByText(text('notebook:cell.broken'))).toBeVisible()
    await expect(canvas.getByText('import')).toHaveClass('code-keyword')
    await expect(canvas.getByRole('link', { name: '写错列名时' })).toHaveAttribute('href', '#s2')
  },
})

/** A closed account has its name in the reader's language. */
export const Closed = meta.story({
  // another name in EveryOutput
  tags: ['no-picture'],
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    msw.use(
      mock(personNotebook, ({ params }) => {
        const one = notebookFixture(params.id, { isOwn: false })
        return { ...one, author: { ...one.author, name: CLOSED_NAME } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('shell:closedName') })).toBeVisible()
  },
})

/** A long notebook: the rest is in the file. A first heading that repeats the title is left out; its owner may edit it. */
export const OwnAndLong = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    const first = {
      kind: 'text' as const,
      parts: [{ kind: 'heading' as const, level: 2 as const, text: title, id: 's0' }],
    }
    msw.use(
      mock(personNotebook, ({ params }) => {
        const { content, ...rest } = notebookFixture(params.id, { isOwn: true })
        return { ...rest, content: [first, ...content], cells: 100 }
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pattern('notebook:rest'))).toBeVisible()
    await expect(canvas.getAllByRole('heading', { name: title })).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: text('notebook:edit') })).toHaveAttribute(
      'href',
      `/notebooks/${id}/edit`,
    )
  },
})

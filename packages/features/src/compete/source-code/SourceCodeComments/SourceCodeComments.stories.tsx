import { addSourceComment, sourceComments } from '@shulei/contract/compete/source-code/calls.ts'
import { commentsFixture, ownCommentFixture } from '@shulei/mocks/compete/source-code/fixtures.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { SourceCodeComments } from './SourceCodeComments.tsx'

const meta = preview.meta({
  title: 'Areas/source-code/SourceCodeComments',
  component: SourceCodeComments,
  args: { competitionId: 1003, version: { procedureId: 71, no: 1 }, page: 1, onChanged: fn(async () => {}) },
})

const field = () => ({ name: text('source-code:comments.write') })
const send = () => ({ name: text('source-code:comments.send') })

/** A reviewer asks, a member answers. */
export const List = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(text('source-code:comments.reviewer'))).toBeVisible()
  },
})

/** Ten on a page; the address names the page. */
export const Paging = meta.story({
  tags: ['no-picture'], // the rows of the first story, repeated
  beforeEach: ({ msw }) => msw.use(mock(sourceComments, ({ query }) => commentsFixture(23, query.page))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('source-code:comments.next') })).toHaveAttribute(
      'href',
      '/competitions/source-code?id=1003&version=71&page=2',
    )
    await expect(canvas.getAllByText(pattern('source-code:comments.reviewer')).length).toBeGreaterThan(2)
  },
})

/** A page beyond the end leads to the first. */
export const Beyond = meta.story({
  tags: ['no-picture'],
  args: { page: 99 },
  beforeEach: ({ msw }) => msw.use(mock(sourceComments, ({ query }) => commentsFixture(23, query.page))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('source-code:comments.beyond'))
    await expect(canvas.getByRole('link', { name: text('source-code:comments.toFirst') })).toHaveAttribute(
      'href',
      '/competitions/source-code?id=1003&version=71',
    )
  },
})

export const Empty = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(sourceComments, () => ({ list: [], total: 0 }))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('source-code:comments.empty'))
    await userEvent.click(canvas.getByRole('button', send()))
    await expect(await canvas.findByText(text('source-code:comments.missing'))).toBeVisible()
    await expect(canvas.getByRole('textbox', field())).toHaveFocus()
  },
})

/** A sent comment is at the top, and the field is empty again. */
export const Posting = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    const sent: string[] = []
    msw.use(
      mock(addSourceComment, ({ body }) => {
        sent.push(body.content)
        return ownCommentFixture(body.content)
      }),
      mock(sourceComments, () => {
        const { list } = commentsFixture()
        const own = sent.map((content) => ownCommentFixture(content))
        return { list: [...own, ...list], total: list.length + own.length }
      }),
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findAllByRole('listitem')
    await userEvent.type(canvas.getByRole('textbox', field()), '种子已经固定')
    await userEvent.click(canvas.getByRole('button', send()))
    await canvas.findByText(text('source-code:comments.sent'))
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('种子已经固定')
    await expect(canvas.getByRole('textbox', field())).toHaveValue('')
    await expect(args.onChanged).toHaveBeenCalled()
  },
})

/** A refused comment stays in the field. */
export const Refused = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(addSourceComment, 'tooMany')),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem')
    await userEvent.type(canvas.getByRole('textbox', field()), 'x')
    await userEvent.click(canvas.getByRole('button', send()))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
    await expect(canvas.getByRole('textbox', field())).toHaveValue('x')
  },
})

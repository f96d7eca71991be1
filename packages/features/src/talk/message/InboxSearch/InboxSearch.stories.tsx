import { searchInbox } from '@shulei/contract/talk/message/calls.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { searchFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { InboxSearch } from './InboxSearch.tsx'

const requests = fn()

const meta = preview.meta({
  title: 'Areas/message/InboxSearch',
  component: InboxSearch,
  args: { children: null },
  render: (args) => <InboxSearch {...args}>{text('message:page.list')}</InboxSearch>,
  beforeEach: ({ msw }) => {
    requests.mockClear()
    msw.use(
      mock(searchInbox, ({ query }) => {
        requests(query.q)
        return searchFixture(query.q)
      }),
    )
  },
})

/** Typing makes one call; each found message links to its place in the conversation. */
export const Found = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '队长')
    const [first] = await canvas.findAllByRole('link')
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/messages\/\d+\?at=\d+$/))
    await expect(first?.querySelector('mark')).toHaveTextContent('队长')
    await expect(canvas.queryByText(text('message:page.list'))).toBeNull()
  },
})

/** An unfinished IME composition is not searched for. */
export const Composing = meta.story({
  tags: ['no-picture'], // same picture as Found
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    await userEvent.type(field, 'tu')
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(requests).not.toHaveBeenCalled()
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await waitFor(() => expect(requests.mock.calls).toEqual([['tu']]))
  },
})

export const Nothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '没有这句话')
    await expect(await canvas.findByText(text('message:search.nothing', { query: '没有这句话' }))).toHaveRole('status')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await expect(canvas.getByText(text('message:page.list'))).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), '没有这句话')
    await canvas.findByText(text('message:search.nothing', { query: '没有这句话' }))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(searchInbox)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '队长')
    await waitFor(() => expect(canvas.queryByText(text('message:page.list'))).toBeNull())
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(searchInbox, 'tooMany')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '队长')
    await expect(await canvas.findByText(refusalText('tooMany'))).toBeVisible()
  },
})

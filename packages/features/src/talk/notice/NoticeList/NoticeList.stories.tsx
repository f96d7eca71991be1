import { noticeList } from '@shulei/contract/talk/notice/calls.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { noticesFixture } from '@shulei/mocks/talk/notice/fixtures.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { NoticeList } from './NoticeList.tsx'

const meta = preview.meta({ title: 'Areas/notice/NoticeList', component: NoticeList })

export const Notices = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(noticesFixture().list.length)
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(noticeList)) })

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(noticeList, () => noticesFixture({ list: [], total: 0, unreadCount: 0 }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('notice:list.empty'))
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(noticeList, 'tooMany')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: text('shell:action.retry') })
  },
})

/** Loads the next page with the button, as keyboard users do. */
export const MoreByButton = meta.story({
  // same picture as `Notices`
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    const { list } = noticesFixture()
    msw.use(
      mock(noticeList, ({ query }) => {
        const rows = list.filter(({ id }) => id < Number(query.before ?? Number.POSITIVE_INFINITY)).slice(0, 10)
        const last = rows.at(-1)?.id ?? null
        return noticesFixture({ list: rows, next: last === list.at(-1)?.id ? null : last })
      }),
    )
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: text('shell:action.more') }).catch(() => null)
    more?.click()
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(10))
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
})

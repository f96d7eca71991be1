import {
  blockNotice,
  deleteNotice,
  noticeDetail,
  readNotices,
  viewBlock,
  viewDeblock,
} from '@shulei/contract/talk/notice/calls.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { unreadFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { noticeFixture, noticesFixture } from '@shulei/mocks/talk/notice/fixtures.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { NoticeDetail } from './NoticeDetail.tsx'

const { list } = noticesFixture()
const idOf = (group: string) => list.find((notice) => notice.group === group)?.id ?? 0
const announced = list.find(({ title }) => title.cn === '评测系统升级完成')?.id ?? 0

const meta = preview.meta({
  title: 'Areas/notice/NoticeDetail',
  component: NoticeDetail,
  args: { id: announced, place: 'notices' as const, onRemoved: fn() },
})

const marked = fn()
const answer = () => ({ affectedRows: 1, unread: unreadFixture({ notices: 3, total: 6, version: 2 }) })

/** An announcement of the platform, as markup. */
export const Announced = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(评测系统升级完成|The evaluation has been upgraded)$/ })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

/** Opening an unread notice marks it read, once (A§4, Q071). */
export const OpenedUnread = meta.story({
  args: { id: idOf('invite') },
  beforeEach: ({ msw }) => {
    marked.mockClear()
    msw.use(
      mock(readNotices, ({ body }) => {
        marked(body)
        return answer()
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await waitFor(() => expect(marked.mock.calls).toEqual([[{ id: idOf('invite') }]]))
    await expect(canvas.getByRole('link', { name: '顾南星' })).toHaveAttribute('target', '_blank')
  },
})

export const OpenedRead = meta.story({
  // same picture as `Announced`
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    marked.mockClear()
    msw.use(
      mock(readNotices, ({ body }) => {
        marked(body)
        return answer()
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(marked).not.toHaveBeenCalled()
  },
})

const blocked = (group: 'block' | 'deblock') =>
  noticeFixture(announced, {
    group,
    is_read: false,
    title:
      group === 'block'
        ? { cn: '您的账号已被限制使用', en: 'Your account has been limited' }
        : { cn: '您的账号已恢复使用', en: 'Your account works again' },
    content: { cn: '<p>原因：频繁发送广告。</p>', en: '<p>Reason: repeated advertising.</p>' },
  })

/** In the message center a block is marked by one call, and the end of a block by another. */
export const Blocked = meta.story({
  args: { place: 'block' },
  beforeEach: ({ msw }) => {
    marked.mockClear()
    msw.use(
      mock(blockNotice, () => blocked('block')),
      mock(viewBlock, () => {
        marked('block')
        return answer()
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('notice:detail.backToCenter') })).toHaveAttribute(
      'href',
      '/message-center',
    )
    await waitFor(() => expect(marked.mock.calls).toEqual([['block']]))
  },
})

export const Unblocked = meta.story({
  args: { place: 'block' },
  beforeEach: ({ msw }) => {
    marked.mockClear()
    msw.use(
      mock(blockNotice, () => blocked('deblock')),
      mock(viewDeblock, () => {
        marked('deblock')
        return answer()
      }),
    )
  },
  play: async () => {
    await waitFor(() => expect(marked.mock.calls).toEqual([['deblock']]))
  },
})

export const Loading = meta.story({
  tags: ['no-picture'], // nothing is drawn yet
  beforeEach: ({ msw }) => msw.use(mockPending(noticeDetail)),
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(noticeDetail, 'notFound')),
  play: async ({ canvas }) => {
    await canvas.findByText(refusalText('notFound'))
  },
})

/** After a confirmation the focus is on the link back. */
export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(deleteNotice)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('notice:detail.delete') }))
    const dialog = within(await screen.findByRole('alertdialog', { name: text('notice:detail.deleteTitle') }))
    await userEvent.click(dialog.getByRole('button', { name: text('notice:detail.delete') }))
    await dialog.findByRole('button', { name: pattern('notice:detail.deleting') })
  },
})

export const Deleted = meta.story({
  // the page navigates to the list
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('notice:detail.delete') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('notice:detail.delete') }))
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce())
  },
})

export const DeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(deleteNotice, 'tooMany')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('notice:detail.delete') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('notice:detail.delete') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
  },
})

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(noticeDetail, () =>
        noticeFixture(announced, {
          title: { cn: '很长的一个标题没有任何空格也不能把版面撑破'.repeat(4), en: 'Long '.repeat(40) },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

import { inboxPreview, unreadTotal } from '@shulei/contract/message/calls.ts'
import { noticeList, readNotices } from '@shulei/contract/notice/calls.ts'
import { conversationsOf } from '@shulei/mocks/cast/conversations.ts'
import { people, personOf } from '@shulei/mocks/cast/people.ts'
import { inboxFixture, unreadFixture } from '@shulei/mocks/message/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { noticesFixture } from '@shulei/mocks/notice/fixtures.ts'
import { atRest } from '@shulei/ui/stories/atRest.ts'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { Bell } from '../../shell/Bell/Bell.tsx'
import { transcript } from '../stories/transcript.ts'
import { corner, room } from './MessagePopover.stories.css.ts'
import { MessagePopover } from './MessagePopover.tsx'

const meta = preview.meta({
  title: 'Areas/message/MessagePopover',
  component: Bell,
  subcomponents: { MessagePopover },
  args: { userId: personOf('lin').id },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  render: (args) => (
    <div className={room}>
      <div className={corner}>
        <Bell {...args} />
      </div>
    </div>
  ),
})

type User = { click: (element: Element) => Promise<void> }

/** Opens it as a reader does, and answers what is inside. */
async function open(userEvent: User) {
  await userEvent.click(await screen.findByRole('link', { name: /^(消息与通知|Messages and notices)/ }))
  const dialog = await screen.findByRole('dialog', { name: /^(消息与通知|Messages and notices)$/ })
  return within(dialog)
}

const openMessages = async (userEvent: User) => {
  const popover = await open(userEvent)
  await userEvent.click(popover.getByRole('tab', { name: /^(私信|Messages)/ }))
  return popover
}

export const Closed = meta.story({
  play: async () => {
    await screen.findByRole('link', { name: '消息与通知，7 条未读' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** What is unread stands out by ground, dot and word. */
export const Notices = meta.story({
  tags: ['modes'],
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await popover.findAllByRole('article')
    await expect(popover.getByRole('tab', { selected: true })).toHaveAccessibleName(/^(通知 4|Notices 4)/)
    await expect(popover.getAllByText(/^(未读|Unread)$/)).toHaveLength(4)
  },
})

export const Messages = meta.story({
  tags: ['modes'],
  play: async ({ userEvent }) => {
    const popover = await openMessages(userEvent)
    const rows = await popover.findAllByRole('link', { name: /南星/ })
    await expect(rows[0]).toHaveAttribute('href', `/messages/${personOf('gu').id}`)
  },
})

export const LoadingNotices = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(noticeList)),
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await expect(popover.getByRole('feed')).toHaveAttribute('aria-busy', 'true')
  },
})

export const NoNotices = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(noticeList, () => noticesFixture({ list: [], total: 0, unreadCount: 0 })),
      mock(unreadTotal, () => unreadFixture({ total: 0, notices: 0, messages: 0 })),
    ),
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await expect(await popover.findByText('暂无通知').catch(() => popover.findByText('No notices'))).toBeVisible()
  },
})

export const NoMessages = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(inboxPreview, () => inboxFixture(personOf('lin'), { sessions: [] }))),
  play: async ({ userEvent }) => {
    const popover = await openMessages(userEvent)
    await expect(await popover.findByText('暂无私信')).toBeVisible()
  },
})

/** The list says why, and tries again on demand; tabs and footer stay usable. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(noticeList, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ msw, userEvent }) => {
    const popover = await open(userEvent)
    await expect(await popover.findByText('操作太频繁，请稍后再试。')).toBeVisible()
    msw.use(mock(noticeList, () => noticesFixture()))
    await userEvent.click(popover.getByRole('button', { name: '重试' }))
    await popover.findByText('第 18 次提交已评分')
    msw.use(mockRefused(noticeList, 'tooMany', '操作太频繁，请稍后再试。'))
  },
})

const all = noticesFixture().list
const firstPage = noticesFixture({ list: all.slice(0, 10), next: all[9]?.id ?? null })

/** The next page is on its way: it was asked for 10 px before the end. */
export const LoadingMore = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(noticeList, async ({ query }) => {
        if (query.before !== undefined) await new Promise(() => {})
        return firstPage
      }),
    ),
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    const rows = await popover.findAllByRole('article')
    rows.at(-1)?.scrollIntoView()
    await expect(await popover.findByText('正在加载')).toBeVisible()
    await expect(popover.getAllByRole('article')).toHaveLength(10)
  },
})

/** Scrolled to the end: both pages, and a word that there is no more. */
export const End = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(noticeList, ({ query }) => {
        if (query.before === undefined) return firstPage
        return noticesFixture({ list: all.filter(({ id }) => id < Number(query.before)) })
      }),
    ),
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    const rows = await popover.findAllByRole('article')
    rows.at(-1)?.scrollIntoView()
    await waitFor(() => expect(popover.getAllByRole('article')).toHaveLength(all.length))
    popover.getByText('没有更多了').scrollIntoView()
  },
})

/** Everything read: the server says how much is left, and the count in the header follows. */
export const MarkAllRead = meta.story({
  beforeEach: ({ msw }) => {
    let isRead = false
    msw.use(
      mock(readNotices, () => {
        isRead = true
        return { affectedRows: 4, unread: unreadFixture({ notices: 0, total: 3, version: 2 }) }
      }),
      mock(noticeList, () => {
        const page = noticesFixture()
        return isRead ? { ...page, unreadCount: 0, list: page.list.map((one) => ({ ...one, is_read: true })) } : page
      }),
      // an answer from before: it must not bring anything back
      mock(unreadTotal, () => unreadFixture({ version: 1 })),
    )
  },
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await popover.findAllByText('未读')
    await userEvent.click(popover.getByRole('button', { name: '全部标为已读' }))
    await waitFor(() => expect(popover.queryByText('未读')).toBeNull())
    await expect(popover.getByRole('tab', { name: '通知' })).toBeVisible()
    await expect(popover.getByRole('button', { name: '全部标为已读' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    const bell = await screen.findByRole('link', { name: '消息与通知，3 条未读' })
    await waitFor(() => expect(bell).toHaveFocus())
    await open(userEvent)
  },
})

/** The server refuses the mark: it says so, and nothing changes. */
export const MarkAllFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(readNotices, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await popover.findAllByText('未读')
    await userEvent.click(popover.getByRole('button', { name: '全部标为已读' }))
    await expect(await popover.findByRole('alert')).toHaveTextContent('操作太频繁，请稍后再试。')
    await expect(popover.getAllByText('未读')).toHaveLength(4)
  },
})

const longNames = ['Maximiliane Weatherington-Okonkwo-Almeida', '欧阳'.repeat(12), '👨‍👩‍👧‍👦'.repeat(8), 'مرحبا بكم']

/** Long names, emoji, another direction of writing, more than 99 unread. */
export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const inbox = inboxFixture(personOf('lin'))
    msw.use(
      mock(unreadTotal, () => unreadFixture({ total: 250, messages: 130, notices: 120 })),
      mock(inboxPreview, () => ({
        ...inbox,
        sessions: longNames.map((name, index) => {
          const session = inbox.sessions[index % inbox.sessions.length] as (typeof inbox.sessions)[number]
          return {
            ...session,
            id: index + 1,
            unread_count: [130, 0, 7, 1][index] ?? 0,
            muted: index === 1,
            snippet: '很长的一句话没有任何空格也不能把版面撑破'.repeat(3),
            participantor: { ...session.participantor, id: people[index]?.id ?? 1, name },
          }
        }),
      })),
    )
  },
  play: async ({ userEvent }) => {
    const popover = await openMessages(userEvent)
    await popover.findByText(longNames[0] as string)
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ userEvent }) => {
    const popover = await openMessages(userEvent)
    await popover.findAllByRole('article')
  },
})

/** What a screen reader meets, in order: tabs with their counts, the action, the rows in words, where to go on. */
export const Transcript = meta.story({
  // the picture of `Messages`
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const popover = await openMessages(userEvent)
    const rows = await popover.findAllByRole('article')
    await expect(rows).toHaveLength(conversationsOf(personOf('lin')).length)
    await expect(transcript(screen.getByRole('dialog'))).toEqual([
      'tab 通知 4 条未读',
      'tab 私信 3 条未读 selected',
      'button 全部标为已读',
      'link 顾南星 2小时前 主要想听你们怎么处理节日，我们在这里一直没有进展。 2 条未读',
      'link Mira Chen 6小时前 That explains my Sundays. Could I cite your figure in a talk… 1 条未读',
      'link 闻一 1天前 已回复 好，列名用英文，单位写在括号里。',
      'link 贺听澜 20天前 太好了，多谢！',
      'link 设置',
      'link 全部通知',
      'link 全部私信',
      'button 写私信',
    ])
  },
})

/** Arrow keys change the tab; Tab goes on to the rows, Page Down from row to row. */
export const ByKeyboard = meta.story({
  // the picture of `Notices`
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await popover.findAllByRole('article')
    await userEvent.tab()
    await expect(popover.getByRole('tab', { name: /通知/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(popover.getByRole('tab', { name: /私信/ })).toHaveFocus()
    await popover.findByText('顾南星')
    await userEvent.keyboard('{ArrowLeft}')
    const rows = await popover.findAllByRole('article')
    popover.getByRole('link', { name: /第 18 次/ }).focus()
    await userEvent.keyboard('{PageDown}')
    await expect(rows[1]).toHaveFocus()
  },
})

const read = fn()

/** Waits until no more is asked for: what is known already is asked for anew once it is painted. */
async function untilAsked() {
  for (let before = -1; before !== read.mock.calls.length; ) {
    before = read.mock.calls.length
    await new Promise((done) => setTimeout(done, 400))
  }
}

/** Notices are asked for once more 30 s after they were loaded, and only once (A§9, Q070). */
export const RefreshedOnce = meta.story({
  // the picture of `Notices`
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    read.mockClear()
    msw.use(
      mock(noticeList, () => {
        read()
        return noticesFixture()
      }),
    )
  },
  play: async ({ userEvent }) => {
    const clock = spyOn(globalThis, 'setTimeout')
    const waits = () => clock.mock.calls.filter(([, delay]) => delay === 30_000)
    try {
      const popover = await open(userEvent)
      await popover.findAllByRole('article')
      await waitFor(() => expect(waits()).toHaveLength(1))
      await untilAsked()
      const before = read.mock.calls.length
      const [call] = waits()[0] as [() => void]
      call()
      await waitFor(() => expect(read).toHaveBeenCalledTimes(before + 1))
      await expect(waits()).toHaveLength(1)
    } finally {
      clock.mockRestore()
    }
  },
})

/** Waits for both lists: they are asked for when the page is at rest. */
const fetchedAhead = () => waitFor(() => expect(read.mock.calls.flat().sort()).toEqual(['messages', 'notices']))

/** What the popover needs is there before the click: both lists are asked for while the page has nothing else to do. */
export const FetchedAhead = meta.story({
  // the picture of `Closed`
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    read.mockClear()
    msw.use(
      mock(noticeList, () => {
        read('notices')
        return noticesFixture()
      }),
      mock(inboxPreview, () => {
        read('messages')
        return inboxFixture(personOf('lin'))
      }),
    )
    return atRest()
  },
  play: async ({ msw, userEvent }) => {
    await fetchedAhead()
    msw.use(mockPending(noticeList), mockPending(inboxPreview))
    const popover = await open(userEvent)
    await expect(popover.getAllByRole('article').length).toBeGreaterThan(5)
    await userEvent.click(popover.getByRole('tab', { name: /^私信/ }))
    await expect(popover.getAllByRole('article').length).toBeGreaterThan(1)
  },
})

/** What was there before the click is shown first, and then asked for anew. */
export const AskedAnew = FetchedAhead.extend({
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    await fetchedAhead()
    read.mockClear()
    const popover = await open(userEvent)
    await expect(popover.getAllByRole('article').length).toBeGreaterThan(5)
    await waitFor(() => expect(read.mock.calls).toEqual([['notices']]))
    await userEvent.click(popover.getByRole('tab', { name: /^私信/ }))
    await waitFor(() => expect(read.mock.calls).toEqual([['notices'], ['messages']]))
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await popover.findAllByRole('article')
    await expect(popover.getByRole('button', { name: '关闭' })).toBeVisible()
  },
})

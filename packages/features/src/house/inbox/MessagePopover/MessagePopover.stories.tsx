import { inboxPreview, unreadTotal } from '@shulei/contract/talk/message/calls.ts'
import { noticeList, readNotices } from '@shulei/contract/talk/notice/calls.ts'
import { conversationsOf } from '@shulei/mocks/cast/conversations.ts'
import { people, personOf } from '@shulei/mocks/cast/people.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { inboxFixture, unreadFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { noticesFixture } from '@shulei/mocks/talk/notice/fixtures.ts'
import { atRest } from '@shulei/ui/stories/atRest.ts'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { transcript } from '../../../base/site/stories/transcript.ts'
import { Bell } from '../../shell/Bell/Bell.tsx'
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

/** Opens the popover with the pointer and returns its dialog. */
async function open(userEvent: User) {
  await userEvent.click(await screen.findByRole('link', { name: pattern('message:popover.label') }))
  const dialog = await screen.findByRole('dialog', { name: text('message:popover.label') })
  return within(dialog)
}

const openMessages = async (userEvent: User) => {
  const popover = await open(userEvent)
  await userEvent.click(popover.getByRole('tab', { name: pattern('message:popover.messagesTab') }))
  return popover
}

export const Closed = meta.story({
  play: async () => {
    await screen.findByRole('link', { name: text('shell:header.messagesUnread', { count: 7 }) })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** Unread rows are marked by background, dot and word. */
export const Notices = meta.story({
  tags: ['modes-colours'],
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
  tags: ['modes-colours'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(noticeList, () => noticesFixture({ list: [], total: 0, unreadCount: 0 })),
      mock(unreadTotal, () => unreadFixture({ total: 0, notices: 0, messages: 0 })),
    ),
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await expect(
      await popover
        .findByText(text('message:popover.emptyNotices'))
        .catch(() => popover.findByText(text('message:popover.emptyNotices'))),
    ).toBeVisible()
  },
})

export const NoMessages = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(inboxPreview, () => inboxFixture(personOf('lin'), { sessions: [] }))),
  play: async ({ userEvent }) => {
    const popover = await openMessages(userEvent)
    await expect(await popover.findByText(text('message:popover.emptyMessages'))).toBeVisible()
  },
})

/** The list shows the error and a retry button; tabs and footer stay usable. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(noticeList, 'tooMany')),
  play: async ({ msw, userEvent }) => {
    const popover = await open(userEvent)
    await expect(await popover.findByText(refusalText('tooMany'))).toBeVisible()
    msw.use(mock(noticeList, () => noticesFixture()))
    await userEvent.click(popover.getByRole('button', { name: text('shell:action.retry') }))
    await popover.findByText('第 18 次提交已评分')
    msw.use(mockRefused(noticeList, 'tooMany'))
  },
})

const all = noticesFixture().list
const firstPage = noticesFixture({ list: all.slice(0, 10), next: all[9]?.id ?? null })

/** The next page is loading: it was requested 10 px before the end. */
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
    await expect(await popover.findByText(text('message:list.loading'))).toBeVisible()
    await expect(popover.getAllByRole('article')).toHaveLength(10)
  },
})

/** Scrolled to the end: both pages, and a text that there are no more. */
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
    popover.getByText(text('message:list.end')).scrollIntoView()
  },
})

/** After marking all read, the server returns the remaining count, and the count in the header follows. */
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
      // an older answer, which must not restore the count
      mock(unreadTotal, () => unreadFixture({ version: 1 })),
    )
  },
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await popover.findAllByText('未读')
    await userEvent.click(popover.getByRole('button', { name: text('message:popover.markAllRead') }))
    await waitFor(() => expect(popover.queryByText('未读')).toBeNull())
    await expect(popover.getByRole('tab', { name: text('message:popover.noticesTab') })).toBeVisible()
    await expect(popover.getByRole('button', { name: text('message:popover.markAllRead') })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    const bell = await screen.findByRole('link', { name: text('shell:header.messagesUnread', { count: 3 }) })
    await waitFor(() => expect(bell).toHaveFocus())
    await open(userEvent)
  },
})

/** The server refuses the mark: the error is shown, and nothing changes. */
export const MarkAllFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(readNotices, 'tooMany')),
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await popover.findAllByText('未读')
    await userEvent.click(popover.getByRole('button', { name: text('message:popover.markAllRead') }))
    await expect(await popover.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
    await expect(popover.getAllByText('未读')).toHaveLength(4)
  },
})

const longNames = ['Maximiliane Weatherington-Okonkwo-Almeida', '欧阳'.repeat(12), '👨‍👩‍👧‍👦'.repeat(8), 'مرحبا بكم']

/** Long names, emoji, right-to-left text, more than 99 unread. */
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
            blocked: index === 1,
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

/** Reading order of a screen reader: tabs with their counts, the action, the rows as texts, the links. */
export const Transcript = meta.story({
  // same picture as `Messages`
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

/** Arrow keys change the tab; Tab moves to the rows, Page Down from row to row. */
export const ByKeyboard = meta.story({
  // same picture as `Notices`
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await popover.findAllByRole('article')
    await userEvent.tab()
    await expect(popover.getByRole('tab', { name: pattern('message:popover.noticesTab') })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(popover.getByRole('tab', { name: pattern('message:popover.messagesTab') })).toHaveFocus()
    await popover.findByText('顾南星')
    await userEvent.keyboard('{ArrowLeft}')
    const rows = await popover.findAllByRole('article')
    popover.getByRole('link', { name: /第 18 次/ }).focus()
    await userEvent.keyboard('{PageDown}')
    await expect(rows[1]).toHaveFocus()
  },
})

const read = fn()

/** Waits until no more requests come: data that are already cached are read again after painting. */
async function untilAsked() {
  for (let before = -1; before !== read.mock.calls.length; ) {
    before = read.mock.calls.length
    await new Promise((done) => setTimeout(done, 400))
  }
}

/** Notices are read once more 30 s after they were loaded, and only once (A§9, Q070). */
export const RefreshedOnce = meta.story({
  // same picture as `Notices`
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

/** Waits for the requests of both lists, which are sent when the page is idle. */
const fetchedAhead = () => waitFor(() => expect(read.mock.calls.flat().sort()).toEqual(['messages', 'notices']))

/** The popover's data are loaded before the click: both lists are requested while the page is idle. */
export const FetchedAhead = meta.story({
  // same picture as `Closed`
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
    await userEvent.click(popover.getByRole('tab', { name: pattern('message:popover.messagesTab') }))
    await expect(popover.getAllByRole('article').length).toBeGreaterThan(1)
  },
})

/** Preloaded lists are shown first and then read again. */
export const AskedAnew = FetchedAhead.extend({
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    await fetchedAhead()
    read.mockClear()
    const popover = await open(userEvent)
    await expect(popover.getAllByRole('article').length).toBeGreaterThan(5)
    await waitFor(() => expect(read.mock.calls).toEqual([['notices']]))
    await userEvent.click(popover.getByRole('tab', { name: pattern('message:popover.messagesTab') }))
    await waitFor(() => expect(read.mock.calls).toEqual([['notices'], ['messages']]))
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    const popover = await open(userEvent)
    await popover.findAllByRole('article')
    await expect(popover.getByRole('button', { name: text('shell:action.close') })).toBeVisible()
  },
})

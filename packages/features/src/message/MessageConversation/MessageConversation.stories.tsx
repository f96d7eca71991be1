import {
  deleteConversation,
  deleteMessage,
  inboxMessages,
  readMessages,
  reportPerson,
  sendMessage,
} from '@shulei/contract/message/calls.ts'
import { SYSTEM_SENDER_ID } from '@shulei/domain/message/system-sender.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { messagesFixture, sentFixture, systemMessagesFixture, unreadFixture } from '@shulei/mocks/message/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { transcript } from '../stories/transcript.ts'
import { frame } from './MessageConversation.stories.css.ts'
import { MessageConversation } from './MessageConversation.tsx'

const gu = personOf('gu')

const meta = preview.meta({
  title: 'Areas/message/MessageConversation',
  component: MessageConversation,
  args: { partnerId: gu.id, onRemoved: fn() },
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
})

const marked = fn()

/** Notes what is marked read. */
const noteMarked = () => {
  marked.mockClear()
  return mock(readMessages, ({ body }) => {
    marked(body.messages)
    return { affectedRows: body.messages.length, unread: unreadFixture({ messages: 1, version: 2 }) }
  })
}

/** Own and other messages by day; it begins at its end. What is shown and was unread is marked read, once. */
export const OwnAndOther = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(noteMarked()),
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await waitFor(() => expect(marked).toHaveBeenCalledOnce())
    await expect(marked.mock.calls[0]?.[0]).toHaveLength(2)
  },
})

/** What comes into a tab that nobody looks at stays unread until the tab is shown. */
export const InHiddenTab = meta.story({
  tags: ['no-picture'], // as OwnAndOther
  beforeEach: ({ msw }) => {
    msw.use(noteMarked())
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
    return () => hidden.mockRestore()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(marked).not.toHaveBeenCalled()
    spyOn(document, 'hidden', 'get').mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(marked).toHaveBeenCalledOnce())
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(inboxMessages)) })

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(inboxMessages, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '重试' })
  },
})

/** Nobody has written yet: how many first messages are left is said at the field. */
export const Empty = meta.story({
  args: { partnerId: personOf('lu').id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有消息')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/还能发 3 条/)
  },
})

export const NoneLeft = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(inboxMessages, () => messagesFixture(gu, personOf('lin'), { can_send: false, first_contact_left: 0 })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('顾南星 回复之前，不能再发消息。')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Muted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(inboxMessages, () => messagesFixture(gu, personOf('lin'), { can_send: false, muted: true }))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('你已屏蔽 顾南星，解除屏蔽后才能发送。')
    await userEvent.click(canvas.getByRole('button', { name: '对 顾南星' }))
    await expect(await screen.findByRole('menuitem', { name: '解除屏蔽' })).toBeVisible()
  },
})

/** What the system writes is markup, and nobody can answer. */
export const System = meta.story({
  tags: ['modes'],
  args: { partnerId: SYSTEM_SENDER_ID },
  beforeEach: ({ msw, globals }) => msw.use(mock(inboxMessages, () => systemMessagesFixture(globals.locale))),
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log'))
    await expect(log.getByRole('link')).toHaveAttribute('href', '/competitions/963')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** Sent with Ctrl + Enter: the message joins the others, the field is empty again. */
export const Sent = meta.story({
  beforeEach: ({ msw }) => {
    const sent: ReturnType<typeof sentFixture>[] = []
    msw.use(
      mock(sendMessage, ({ body }) => {
        const message = sentFixture(body.content, body.receivers[0])
        sent.push(message)
        return { messages: [message] }
      }),
      mock(inboxMessages, () => {
        const page = messagesFixture()
        return { ...page, list: [...sent, ...page.list] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '写给 顾南星' })
    await userEvent.click(field)
    await userEvent.paste('周三晚上可以，我把节日残差的图带上。')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const log = within(canvas.getByRole('log'))
    await log.findByText('周三晚上可以，我把节日残差的图带上。')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
})

let letGo = () => {}

/** What is typed while a message is on its way is the beginning of the next one. */
export const TypedMeanwhile = meta.story({
  tags: ['no-picture'], // as Sent
  beforeEach: ({ msw }) => {
    const gate = Promise.withResolvers<void>()
    letGo = gate.resolve
    msw.use(
      mock(sendMessage, async ({ body }) => {
        await gate.promise
        return { messages: [sentFixture(body.content, body.receivers[0])] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '周三可以')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByRole('button', { name: /正在发送/ })
    await userEvent.type(field, '，八点见')
    letGo()
    await within(canvas.getByRole('log')).findByText('周三可以')
    await waitFor(() => expect(field).toHaveValue('，八点见'))
  },
})

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(sendMessage)),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '在路上')
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await canvas.findByRole('button', { name: /正在发送/ })
  },
})

/** The text stays, with the server's reason. */
export const SendFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(sendMessage, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '周三可以')
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/消息发送失败。.*操作太频繁/)
    await expect(field).toHaveValue('周三可以')
  },
})

/** The session ended under the open conversation: the way to log in, and the text is still there. */
export const SessionEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(sendMessage, 'loginFirst', '请先登录。')),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '周三可以')
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请先登录。')
    await expect(canvas.getByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      expect.stringContaining('login2'),
    )
    await expect(field).toHaveValue('周三可以')
  },
})

export const EmptyText = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await expect(field).toHaveAccessibleDescription(/消息内容不能为空。/)
  },
})

type User = { click: (element: Element) => Promise<void> }

async function openDelete(canvas: ReturnType<typeof within>, userEvent: User) {
  const [menu] = await canvas.findAllByRole('button', { name: '对这条消息' })
  await userEvent.click(menu as Element)
  await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
  return within(await screen.findByRole('alertdialog', { name: '删除这条消息？' }))
}

export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(deleteMessage)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDelete(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await dialog.findByRole('button', { name: /正在删除/ })
  },
})

/** Without an answer the page says it in its own words, not in the browser's. */
export const Unreachable = meta.story({
  tags: ['no-picture'], // as SendFailed
  beforeEach: ({ msw }) => msw.use(http.post('*/api/v1/inbox/messages', () => HttpResponse.error())),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '周三可以')
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      '消息发送失败。请检查网络后重试。',
    )
    await expect(field).toHaveValue('周三可以')
  },
})

export const Deleted = meta.story({
  // the same picture as a conversation of one message less
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/读了你的队长手记/)
    const dialog = await openDelete(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(canvas.queryByText(/读了你的队长手记/)).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '对这条消息' })[0]).toHaveFocus())
  },
})

/** A§7: a zero means that nothing was deleted. */
export const DeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(deleteMessage, () => 0)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDelete(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有删除')
    await expect(canvas.getByText(/读了你的队长手记/)).toBeInTheDocument()
  },
})

export const RemoveConversation = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(deleteConversation, () => 9)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '对 顾南星' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除对话' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '删除与 顾南星 的对话？' }))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce())
  },
})

export const MuteAndReport = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(reportPerson, () => ({ reported: true as const }))),
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: '对 顾南星' })
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: /^屏蔽/ }))
    await canvas.findByText('已屏蔽')
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: '举报' }))
    const dialog = within(await screen.findByRole('dialog', { name: '举报这个人' }))
    await userEvent.click(dialog.getByRole('radio', { name: '垃圾广告' }))
    await userEvent.click(dialog.getByRole('button', { name: '举报' }))
    await expect(await dialog.findByText(/^谢谢/)).toHaveRole('status')
  },
})

/** Earlier messages come on demand, above what is being read; the focus stays with them. */
export const Earlier = meta.story({
  beforeEach: ({ msw }) => {
    const gate = Promise.withResolvers<void>()
    letGo = gate.resolve
    const whole = messagesFixture()
    msw.use(
      mock(inboxMessages, async ({ query }) => {
        if (query.before === undefined)
          return { ...whole, list: whole.list.slice(0, 4), next: whole.list[3]?.id ?? null }
        await gate.promise
        return { ...whole, list: whole.list.slice(4) }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看更早的消息' }))
    await expect(await canvas.findByRole('button', { name: /正在加载/ })).toHaveFocus()
    letGo()
    const oldest = await canvas.findByText(/读了你的队长手记/)
    await expect(canvas.queryByRole('button', { name: '看更早的消息' })).toBeNull()
    await expect(canvas.getByRole('region', { name: '与 顾南星 的对话' })).toHaveFocus()
    // where the reader stood depends on when the rows came
    oldest.scrollIntoView({ block: 'center' })
  },
})

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const whole = messagesFixture()
    const long = [
      '很长的一句话没有任何空格'.repeat(20),
      'https://shulei.example/'.repeat(10),
      '👨‍👩‍👧‍👦'.repeat(36),
      'a\n\n\nb',
    ]
    msw.use(
      mock(inboxMessages, () => ({
        ...whole,
        list: whole.list.map((message, index) => ({ ...message, content: long[index] ?? message.content })),
      })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
  },
})

/** What a screen reader meets around the log. */
export const Transcript = meta.story({
  // the picture of `OwnAndOther`
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const log = await canvas.findByRole('log', { name: '与 顾南星 的对话' })
    await expect(log).toHaveTextContent(/我：南星你好.*顾南星：哈哈，刚开始会很痛苦/)
    const lines = transcript(canvasElement).filter((line) => !line.includes('对这条消息'))
    const picture = 'link 顾南星（在新窗口打开主页）'
    await expect(lines).toEqual([
      'link 返回全部私信',
      picture,
      'heading 顾南星',
      'button 对 顾南星',
      ...Array.from({ length: 5 }, () => picture),
      'textbox 写给 顾南星',
      'status',
      'button 发送',
    ])
  },
})

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
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { transcript } from '../../site/stories/transcript.ts'
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

/** Records the messages that are marked read. */
const noteMarked = () => {
  marked.mockClear()
  return mock(readMessages, ({ body }) => {
    marked(body.messages)
    return { affectedRows: body.messages.length, unread: unreadFixture({ messages: 1, version: 2 }) }
  })
}

/** Own and other messages by day; the log starts at its end. Shown unread messages are marked read, once. */
export const OwnAndOther = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(noteMarked()),
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await waitFor(() => expect(marked).toHaveBeenCalledOnce())
    await expect(marked.mock.calls[0]?.[0]).toHaveLength(2)
  },
})

/** Opening a conversation focuses the field. */
export const ReadyToWrite = meta.story({
  tags: ['no-picture'], // same picture as OwnAndOther
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('textbox')).toHaveFocus())
  },
})

/** On a touch screen the field is not focused: the keyboard would cover the messages. */
export const OnTouchScreen = meta.story({
  tags: ['no-picture'], // same picture as OwnAndOther
  beforeEach: () => {
    const real = window.matchMedia.bind(window)
    const touch = spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('pointer: fine') ? real('not all') : real(query),
    )
    return () => touch.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).not.toHaveFocus()
  },
})

/** Messages that arrive in a hidden tab stay unread until the tab is shown. */
export const InHiddenTab = meta.story({
  tags: ['no-picture'], // same picture as OwnAndOther
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
  beforeEach: ({ msw }) => msw.use(mockRefused(inboxMessages, 'tooMany')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: text('message:list.retry') })
  },
})

/** No messages yet: the field shows how many first messages are left. */
export const Empty = meta.story({
  args: { partnerId: personOf('lu').id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('message:conversation.empty'))).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/还能发 3 条/)
  },
})

export const NoneLeft = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(inboxMessages, () => messagesFixture(gu, personOf('lin'), { can_send: false, first_contact_left: 0 })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(text('message:conversation.noneLeft', { name: '顾南星' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Blocked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(inboxMessages, () => messagesFixture(gu, personOf('lin'), { can_send: false, blocked: true }))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('message:conversation.blockedNote', { name: '顾南星' }))
    await userEvent.click(canvas.getByRole('button', { name: '对 顾南星' }))
    await expect(await screen.findByRole('menuitem', { name: text('message:conversation.unblock') })).toBeVisible()
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(inboxMessages, () => messagesFixture(gu, personOf('lin'), { can_send: false, refused: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('message:conversation.refusedNote', { name: '顾南星' }))).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** System messages are markup, and cannot be answered. */
export const System = meta.story({
  tags: ['modes-colours'],
  args: { partnerId: SYSTEM_SENDER_ID },
  beforeEach: ({ msw, globals }) => msw.use(mock(inboxMessages, () => systemMessagesFixture(globals.locale))),
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log'))
    await expect(log.getByRole('link')).toHaveAttribute('href', '/competitions/963')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** Sent with Ctrl + Enter: the message joins the log, and the field is empty. */
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
    const field = await canvas.findByRole('textbox', { name: text('message:conversation.write', { name: '顾南星' }) })
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

/** A message is in the log at once, before it is stored; the next one is sent after it. */
export const AtOnce = meta.story({
  beforeEach: ({ msw }) => {
    const gate = Promise.withResolvers<void>()
    letGo = gate.resolve
    arrived.mockClear()
    msw.use(
      mock(sendMessage, async ({ body }) => {
        await gate.promise
        arrived(body.content)
        return {
          messages: [{ ...sentFixture(body.content, body.receivers[0]), id: 90_000 + arrived.mock.calls.length }],
        }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    const log = within(canvas.getByRole('log'))
    for (const text of ['周三可以', '八点见']) {
      await userEvent.type(field, text)
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(log.getByText(text)).toBeInTheDocument()
      await expect(field).toHaveValue('')
    }
    await expect(log.getByText(text('message:sendMessage.sending'))).toBeInTheDocument()
    await expect(log.getByText(text('message:outbox.waiting'))).toBeInTheDocument()
    await expect(arrived).not.toHaveBeenCalled()
  },
})
const arrived = fn()

/** Both messages are stored in order and keep their rows: nothing is drawn or announced twice. */
export const BothSent = meta.story({
  tags: ['no-picture'], // same picture as Sent
  beforeEach: (context) => AtOnce.input.beforeEach?.(context),
  play: async (context) => {
    await AtOnce.input.play?.(context)
    const { canvas } = context
    const log = within(canvas.getByRole('log'))
    const rows = ['周三可以', '八点见'].map((text) => log.getByText(text))
    letGo()
    await waitFor(() => expect(log.queryByText(text('message:sendMessage.sending'))).toBeNull())
    await expect(log.queryByText(text('message:outbox.waiting'))).toBeNull()
    await expect(arrived.mock.calls).toEqual([['周三可以'], ['八点见']])
    for (const row of rows) await expect(row).toBeInTheDocument()
  },
})

const failures = fn()

/** A refused message shows the reason, holds back the next one, and can be retried or put back into the field. */
export const SendFailed = meta.story({
  beforeEach: ({ msw }) => {
    failures.mockClear()
    msw.use(
      mock(sendMessage, ({ body }) => {
        failures(body.content)
        if (failures.mock.calls.length === 1) throw new MockRefusal('tooMany')
        return { messages: [sentFixture(body.content, body.receivers[0])] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '周三可以')
    await userEvent.click(canvas.getByRole('button', { name: text('message:sendMessage.send') }))
    const log = within(canvas.getByRole('log'))
    await log.findByText(`${text('message:sendMessage.failed')} ${refusalText('tooMany')}`)
    await expect(log.getByText('周三可以')).toBeInTheDocument()
    await expect(field).toHaveValue('')
  },
})

export const SentAgain = meta.story({
  tags: ['no-picture'], // same picture as Sent
  beforeEach: (context) => SendFailed.input.beforeEach?.(context),
  play: async (context) => {
    await SendFailed.input.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox'), '八点见')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: text('message:outbox.retry') }))
    await waitFor(() => expect(failures.mock.calls).toEqual([['周三可以'], ['周三可以'], ['八点见']]))
  },
})

export const TakenBack = meta.story({
  tags: ['no-picture'], // same picture as OwnAndOther
  beforeEach: (context) => SendFailed.input.beforeEach?.(context),
  play: async (context) => {
    await SendFailed.input.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: text('message:outbox.takeBack') }))
    await expect(canvas.getByRole('textbox')).toHaveValue('周三可以')
    await expect(within(canvas.getByRole('log')).queryByText('周三可以')).toBeNull()
  },
})

/** The session ended while the conversation was open: a link to sign in is shown; the text stays on this device. */
export const SessionEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(sendMessage, 'loginFirst')),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '周三可以')
    await userEvent.click(canvas.getByRole('button', { name: text('message:sendMessage.send') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('loginFirst'))
    await expect(canvas.getByRole('link', { name: text('shell:error.loginLink') })).toHaveAttribute(
      'href',
      expect.stringContaining('login2'),
    )
    await expect(JSON.stringify(Object.values(localStorage))).toContain('周三可以')
  },
})

export const EmptyText = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.click(canvas.getByRole('button', { name: text('message:sendMessage.send') }))
    await expect(field).toHaveAccessibleDescription(pattern('message:sendMessage.empty'))
  },
})

type User = { click: (element: Element) => Promise<void> }

async function openDelete(canvas: ReturnType<typeof within>, userEvent: User) {
  const [menu] = await canvas.findAllByRole('button', { name: text('message:conversation.messageMenu') })
  await userEvent.click(menu as Element)
  await userEvent.click(await screen.findByRole('menuitem', { name: text('message:conversation.delete') }))
  return within(await screen.findByRole('alertdialog', { name: text('message:conversation.deleteTitle') }))
}

export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(deleteMessage)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDelete(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: text('message:conversation.delete') }))
    await dialog.findByRole('button', { name: pattern('message:conversation.deleting') })
  },
})

/** Without an answer the page shows its own message, and retries automatically once the connection is back. */
export const Unreachable = meta.story({
  tags: ['no-picture'], // same picture as SendFailed
  beforeEach: ({ msw }) => msw.use(http.post('*/api/v1/inbox/messages', () => HttpResponse.error())),
  play: async ({ canvas, userEvent, msw }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '周三可以')
    await userEvent.click(canvas.getByRole('button', { name: text('message:sendMessage.send') }))
    const log = within(canvas.getByRole('log'))
    await log.findByText(
      `${text('message:sendMessage.failed')} ${text('message:outbox.unanswered')}`,
      {},
      { timeout: 10_000 },
    )
    msw.use(mock(sendMessage, ({ body }) => ({ messages: [sentFixture(body.content, body.receivers[0])] })))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(log.queryByText(pattern('message:outbox.unanswered'))).toBeNull())
    await waitFor(() => expect(log.queryByText(text('message:sendMessage.sending'))).toBeNull())
    await expect(log.getByText('周三可以')).toBeInTheDocument()
  },
})

export const Deleted = meta.story({
  // same picture as a conversation with one message less
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/读了你的队长手记/)
    const dialog = await openDelete(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: text('message:conversation.delete') }))
    await waitFor(() => expect(canvas.queryByText(/读了你的队长手记/)).toBeNull())
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: text('message:conversation.messageMenu') })[0]).toHaveFocus(),
    )
  },
})

/** A§7: a zero means that nothing was deleted. */
export const DeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(deleteMessage, () => 0)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDelete(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: text('message:conversation.delete') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('message:conversation.deleteFailed'))
    await expect(canvas.getByText(/读了你的队长手记/)).toBeInTheDocument()
  },
})

export const RemoveConversation = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(deleteConversation, () => 9)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '对 顾南星' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('message:conversation.remove') }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: text('message:conversation.removeTitle', { name: '顾南星' }) }),
    )
    await userEvent.click(dialog.getByRole('button', { name: text('message:conversation.delete') }))
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce())
  },
})

export const BlockAndReport = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(reportPerson, () => ({ reported: true as const }))),
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: '对 顾南星' })
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: pattern('message:conversation.block') }))
    await canvas.findByText(text('message:session.blocked'))
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: text('message:conversation.report') }))
    const dialog = within(await screen.findByRole('dialog', { name: text('message:report.person') }))
    await userEvent.click(dialog.getByRole('radio', { name: text('message:report.reasons.spam') }))
    await userEvent.click(dialog.getByRole('button', { name: text('message:conversation.report') }))
    await expect(await dialog.findByText(/^谢谢/)).toHaveRole('status')
  },
})

/** Earlier messages load on demand, above the current position; the focus stays there. */
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
    await userEvent.click(await canvas.findByRole('button', { name: text('message:conversation.earlier') }))
    await expect(await canvas.findByRole('button', { name: pattern('message:list.loading') })).toHaveFocus()
    letGo()
    const oldest = await canvas.findByText(/读了你的队长手记/)
    await expect(canvas.queryByRole('button', { name: text('message:conversation.earlier') })).toBeNull()
    await expect(
      canvas.getByRole('region', { name: text('message:conversation.label', { name: '顾南星' }) }),
    ).toHaveFocus()
    // fixes the scroll position, which depends on when the rows came
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

/** Reading order of a screen reader around the log. */
export const Transcript = meta.story({
  // same picture as `OwnAndOther`
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const log = await canvas.findByRole('log', { name: text('message:conversation.label', { name: '顾南星' }) })
    await expect(log).toHaveTextContent(/我：南星你好.*顾南星：哈哈，刚开始会很痛苦/)
    const lines = transcript(canvasElement).filter((line) => !line.includes(text('message:conversation.messageMenu')))
    const picture = `link ${text('shell:openProfile', { name: '顾南星' })}`
    await expect(lines).toEqual([
      'link 返回全部私信',
      picture,
      'heading 顾南星',
      'button 对 顾南星',
      ...Array.from({ length: 5 }, () => picture),
      'textbox 写给 顾南星',
      'status',
      `button ${text('message:picture.choose')}`,
      'button 发送',
    ])
  },
})

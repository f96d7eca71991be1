import { inboxMessages, readMessages } from '@shulei/contract/talk/message/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { SYSTEM_SENDER_ID } from '@shulei/domain/talk/message/system-sender.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import {
  conversationFixture,
  messagesFixture,
  systemMessagesFixture,
  unreadFixture,
} from '@shulei/mocks/talk/message/fixtures.ts'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { transcript } from '../../../base/site/stories/transcript.ts'
import { inPane, partner } from '../stories/pane.tsx'
import { MessageConversation } from './MessageConversation.tsx'

const meta = preview.meta({
  title: 'Areas/message/MessageConversation',
  component: MessageConversation,
  ...inPane,
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
      mock(inboxMessages, () => messagesFixture(partner, personOf('lin'), { can_send: false, first_contact_left: 0 })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(text('message:conversation.noneLeft', { name: '顾南星' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Blocked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(inboxMessages, () => messagesFixture(partner, personOf('lin'), { can_send: false, blocked: true }))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('message:conversation.blockedNote', { name: '顾南星' }))
    await userEvent.click(canvas.getByRole('button', { name: '对 顾南星' }))
    await expect(await screen.findByRole('menuitem', { name: text('message:conversation.unblock') })).toBeVisible()
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(inboxMessages, () => messagesFixture(partner, personOf('lin'), { can_send: false, refused: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('message:conversation.refusedNote', { name: '顾南星' }))).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** The account of the other person is closed: its name is in the reader's language, and nothing can be sent. */
export const Closed = meta.story({
  tags: ['no-picture'], // same picture as Refused, with other words
  globals: { locale: 'en-US' },
  beforeEach: ({ msw }) => {
    const { participantor } = conversationFixture(partner)
    const closed = { participantor: { ...participantor, name: CLOSED_NAME }, can_send: false }
    msw.use(mock(inboxMessages, () => messagesFixture(partner, personOf('lin'), closed)))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(text('message:conversation.closedNote'))).toBeVisible()
    await canvas.findByRole('log', { name: text('message:conversation.label', { name: text('shell:closedName') }) })
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvasElement.innerHTML).not.toContain(CLOSED_NAME)
    await expect(document.title).not.toContain(CLOSED_NAME)
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

let letGo = () => {}

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

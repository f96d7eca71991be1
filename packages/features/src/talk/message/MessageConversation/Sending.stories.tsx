import { inboxMessages, sendMessage } from '@shulei/contract/talk/message/calls.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { messagesFixture, sentFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { inPane } from '../stories/pane.tsx'
import { MessageConversation } from './MessageConversation.tsx'

const meta = preview.meta({
  title: 'Areas/message/MessageConversation',
  component: MessageConversation,
  ...inPane,
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

import { userSearch } from '@shulei/contract/people/profile/calls.ts'
import { sendMessage } from '@shulei/contract/talk/message/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { sentFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { transcript } from '../../../base/site/stories/transcript.ts'
import { SendMessageDialog } from './SendMessageDialog.tsx'

const gu = { id: personOf('gu').id, name: personOf('gu').name, avatar: null }
const content =
  '南星你好，看到你说节日前后要单独建模。我们队补了前后各一天的列，想换你们的分折方式看看，赛后一起写份方案？'

const meta = preview.meta({
  title: 'Areas/message/SendMessageDialog',
  component: SendMessageDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { receiver: null, onClose: fn(), onSent: fn() },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: text('message:sendMessage.title') }))
const receiverField = (inside: Awaited<ReturnType<typeof dialog>>) =>
  inside.getByRole('combobox', { name: pattern('message:sendMessage.receiver') })
const textField = (inside: Awaited<ReturnType<typeof dialog>>) =>
  inside.getByRole('textbox', { name: pattern('message:sendMessage.content') })
const sendButton = (inside: Awaited<ReturnType<typeof dialog>>) =>
  inside.getByRole('button', { name: text('message:sendMessage.send') })

/** The receiver's field has the focus; without a receiver nothing can be sent, and the reason is shown. */
export const Empty = meta.story({
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(receiverField(inside)).toHaveFocus())
    await expect(sendButton(inside)).toBeDisabled()
    await expect(inside.getByText(text('message:sendMessage.receiverRequired'))).toBeVisible()
  },
})

/** Found by pinyin initials, 400 ms after the last key; at most five results. */
export const Searching = meta.story({
  tags: ['modes-colours'],
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(receiverField(inside), 'l')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
    await userEvent.keyboard('{ArrowDown}')
  },
})

export const WaitingForTheSearch = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(userSearch)),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(receiverField(inside), 'gnx')
    await screen.findByText(text('message:sendMessage.searching'))
  },
})

const requests = fn()
const findsNobody = mock(userSearch, ({ query }) => {
  requests(query.keyword)
  return { list: [], total: 0 }
})

export const BlankIsIgnored = meta.story({
  beforeEach: ({ msw }) => {
    requests.mockClear()
    msw.use(findsNobody)
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(receiverField(inside), '   ')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(requests).not.toHaveBeenCalled()
    await userEvent.type(receiverField(inside), '嗯')
    await screen.findByText(text('message:sendMessage.nobody'))
    await expect(requests.mock.calls).toEqual([['嗯']])
  },
})

/** A search text longer than any name makes no request. */
export const TooLongForAName = meta.story({
  // same picture as `BlankIsIgnored`, with more text in the field
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    requests.mockClear()
    msw.use(findsNobody)
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(receiverField(inside))
    await userEvent.paste('南'.repeat(61))
    await screen.findByText(text('message:sendMessage.nobody'))
    await expect(requests).not.toHaveBeenCalled()
  },
})

/** A word makes one search, 400 ms after its last key. */
export const OneSearchForAWord = meta.story({
  // same picture as `Searching`
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    requests.mockClear()
    msw.use(
      mock(userSearch, ({ query }) => {
        requests(query.keyword, performance.now())
        return { list: [], total: 0 }
      }),
    )
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    const field = receiverField(inside)
    let typedAt = 0
    field.addEventListener('input', () => {
      typedAt = performance.now()
    })
    await userEvent.type(field, 'gnx')
    await screen.findByText(text('message:sendMessage.nobody'))
    const calls = requests.mock.calls as [string, number][]
    await expect(calls.map(([keyword]) => keyword)).toEqual(['gnx'])
    // a timer may end a millisecond early
    await expect((calls[0]?.[1] ?? 0) - typedAt).toBeGreaterThan(398)
    // the list hides the dialog from assistive technology while it is open
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(text('message:sendMessage.nobody'))).toBeNull())
  },
})

export const SearchFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(userSearch, 'tooMany')),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(receiverField(inside), 'gnx')
    await expect(await inside.findByText(refusalText('tooMany'))).toBeVisible()
    await expect(inside.getByRole('button', { name: text('message:sendMessage.retry') })).toBeVisible()
  },
})

/** The page, such as a profile, has set the receiver; the text field has the focus. */
export const PresetReceiver = meta.story({
  tags: ['modes'],
  args: { receiver: gu },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await waitFor(() => expect(textField(inside)).toHaveFocus())
    await userEvent.type(textField(inside), content)
    await expect(await inside.findByText(text('message:sendMessage.draftSaved'))).toBeVisible()
    await expect(sendButton(inside)).toBeEnabled()
    await userEvent.unhover(textField(inside))
  },
})

const fill = async (
  userEvent: { click: (e: Element) => Promise<void>; paste: (text: string) => Promise<void> },
  words: string,
) => {
  const inside = await dialog()
  await userEvent.click(textField(inside))
  await userEvent.paste(words)
  await inside.findByText(text('message:sendMessage.draftSaved'))
  return inside
}

export const Exactly255 = meta.story({
  args: { receiver: gu },
  play: async ({ userEvent }) => {
    const inside = await fill(userEvent, '𠮷'.repeat(255))
    await expect(await inside.findByText('255 / 255')).toBeVisible()
    await expect(textField(inside)).not.toHaveAttribute('aria-invalid')
  },
})

/** An over-long text is not cut: the error says by how much it is over, and it is not sent. */
export const OverTheLimit = meta.story({
  tags: ['modes-colours'],
  args: { receiver: gu },
  play: async ({ args, userEvent }) => {
    const inside = await fill(userEvent, `${content.repeat(5)}${'字'.repeat(20)}`)
    await inside.findByText(pattern('message:sendMessage.over'))
    await userEvent.click(sendButton(inside))
    await expect(args.onSent).not.toHaveBeenCalled()
    await expect(textField(inside)).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect(textField(inside)).toHaveFocus())
  },
})

export const EmptyText = meta.story({
  args: { receiver: gu },
  play: async ({ userEvent }) => {
    const inside = await fill(userEvent, '  \n')
    await userEvent.click(sendButton(inside))
    await expect(textField(inside)).toHaveAccessibleDescription(pattern('message:sendMessage.empty'))
  },
})

export const Sending = meta.story({
  args: { receiver: gu },
  beforeEach: ({ msw }) => msw.use(mockPending(sendMessage)),
  play: async ({ userEvent }) => {
    const inside = await fill(userEvent, content)
    await userEvent.click(sendButton(inside))
    await expect(await inside.findByRole('button', { name: pattern('message:sendMessage.sending') })).toBeVisible()
  },
})

const keys = fn()

/** By keyboard: choose, write, Ctrl + Enter. The dialog closes, and the page confirms that the message was sent. */
export const Success = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock(sendMessage, ({ body }) => {
        keys(body.content)
        return { messages: [sentFixture(body.content, body.receivers[0])] }
      }),
    )
  },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.type(receiverField(inside), '顾南星')
    await screen.findByRole('option', { name: /顾南星/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(receiverField(inside)).toHaveAccessibleDescription(/顾南星/)
    await userEvent.click(textField(inside))
    await userEvent.paste(content)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    await expect(args.onClose).toHaveBeenCalled()
    await expect(keys).toHaveBeenCalledWith(content)
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('message-draft'))).toEqual([])
  },
})

/** The server refuses: its message is shown, and text and receiver stay. */
export const Failure = meta.story({
  tags: ['modes-colours'],
  args: { receiver: gu },
  beforeEach: ({ msw }) =>
    msw.use(mockRefused(sendMessage, 'firstContactLimit', { facts: { name: '顾南星', max: 3 } })),
  play: async ({ args, userEvent }) => {
    const inside = await fill(userEvent, content)
    await userEvent.click(sendButton(inside))
    const alert = await inside.findByRole('alert')
    await expect(alert).toHaveTextContent(pattern('message:sendMessage.failed'))
    await expect(textField(inside)).toHaveValue(content)
    await expect(args.onSent).not.toHaveBeenCalled()
  },
})

/** The dialog is opened again, as after a reload: the draft is restored, and is sent with the key of the first attempt. */
function OpenedAgain() {
  const [times, setTimes] = useState(1)
  return <SendMessageDialog key={times} receiver={gu} onClose={() => setTimes(times + 1)} onSent={() => {}} />
}

export const DraftSurvives = meta.story({
  render: () => <OpenedAgain />,
  beforeEach: ({ msw }) => {
    msw.use(mockRefused(sendMessage, 'tooMany'))
  },
  play: async ({ userEvent }) => {
    // closed directly after the last key
    const before = await fill(userEvent, content.slice(0, -1))
    await userEvent.keyboard(content.slice(-1))
    await userEvent.click(before.getByRole('button', { name: text('message:sendMessage.cancel') }))
    await waitFor(async () => expect(textField(await dialog())).toHaveValue(content))
    const inside = await dialog()
    await userEvent.click(sendButton(inside))
    await inside.findByRole('alert')
    const key = Object.keys(localStorage).find((name) => name.startsWith('message-draft')) ?? ''
    const { key: first } = JSON.parse(localStorage.getItem(key) ?? '{}')
    await expect(first).toMatch(/^[\w-]{36}$/)
    await userEvent.click(inside.getByRole('button', { name: text('message:sendMessage.cancel') }))
    await waitFor(async () => expect(textField(await dialog())).toHaveValue(content))
    await expect(JSON.parse(localStorage.getItem(key) ?? '{}').key).toBe(first)
  },
})

export const NotSignedIn = meta.story({
  globals: { person: 'visitor' },
  args: { receiver: gu },
  play: async ({ userEvent }) => {
    const inside = await fill(userEvent, content)
    await userEvent.click(sendButton(inside))
    await expect(await inside.findByRole('alert')).toHaveTextContent(refusalText('loginFirst'))
    await expect(inside.getByRole('link', { name: text('shell:error.loginLink') })).toHaveAttribute(
      'href',
      expect.stringContaining('login2'),
    )
  },
})

/** The session ended while the dialog was open: the same link to sign in, and the text stays. */
export const SessionEnded = meta.story({
  // same picture as `NotSignedIn`
  tags: ['no-picture'],
  args: { receiver: gu },
  beforeEach: ({ msw }) => msw.use(mockRefused(sendMessage, 'loginFirst')),
  play: async ({ userEvent }) => {
    const inside = await fill(userEvent, content)
    await userEvent.click(sendButton(inside))
    await expect(await inside.findByRole('link', { name: text('shell:error.loginLink') })).toBeVisible()
    await expect(inside.getAllByRole('alert')).toHaveLength(1)
    await expect(textField(inside)).toHaveValue(content)
  },
})

export const English = meta.story({ globals: { locale: 'en-US' }, args: { receiver: { ...gu, name: 'Gu Nanxing' } } })

/** Reading order of a screen reader. */
export const Transcript = meta.story({
  // same picture as `PresetReceiver`
  tags: ['no-picture'],
  args: { receiver: gu },
  play: async ({ userEvent }) => {
    const inside = await fill(userEvent, content)
    await waitFor(() =>
      expect(textField(inside)).toHaveAccessibleDescription(pattern('message:sendMessage.draftSaved')),
    )
    await expect(transcript(screen.getByRole('dialog'))).toEqual([
      'heading 写私信',
      'button 关闭',
      'button 移除 顾南星',
      'combobox 收件人',
      `textbox 消息内容 ${content}`,
      'status',
      'button 取消',
      'button 发送',
    ])
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { receiver: gu },
  play: async ({ userEvent }) => {
    await fill(userEvent, content)
    await screen.findByText(text('message:sendMessage.draftSaved'))
  },
})

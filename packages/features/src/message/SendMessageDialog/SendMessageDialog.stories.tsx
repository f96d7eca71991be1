import { sendMessage } from '@shulei/contract/message/calls.ts'
import { userSearch } from '@shulei/contract/profile/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { sentFixture } from '@shulei/mocks/message/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { transcript } from '../stories/transcript.ts'
import { SendMessageDialog } from './SendMessageDialog.tsx'

const gu = { id: personOf('gu').id, name: personOf('gu').name, avatar: null }
const letter =
  '南星你好，看到你说节日前后要单独建模。我们队补了前后各一天的列，想换你们的分折方式看看，赛后一起写份方案？'

const meta = preview.meta({
  title: 'Areas/message/SendMessageDialog',
  component: SendMessageDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { receiver: null, onClose: fn(), onSent: fn() },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: /^(写私信|New message)$/ }))
const receiverField = (inside: Awaited<ReturnType<typeof dialog>>) =>
  inside.getByRole('combobox', { name: /收件人|Receiver/ })
const textField = (inside: Awaited<ReturnType<typeof dialog>>) =>
  inside.getByRole('textbox', { name: /消息内容|^Message/ })
const sendButton = (inside: Awaited<ReturnType<typeof dialog>>) => inside.getByRole('button', { name: /^(发送|Send)$/ })

/** Focus is in the receiver's field; nobody is chosen, so nothing can be sent, and it says why. */
export const Empty = meta.story({
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(receiverField(inside)).toHaveFocus())
    await expect(sendButton(inside)).toBeDisabled()
    await expect(inside.getByText('请选择收件人')).toBeVisible()
  },
})

/** Found by the first letters of the pinyin, 400 ms after the last key; five at most. */
export const Searching = meta.story({
  tags: ['modes'],
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
    await screen.findByText('正在找')
  },
})

const asked = fn()
const findsNobody = mock(userSearch, ({ query }) => {
  asked(query.keyword)
  return { list: [], total: 0 }
})

export const BlankIsIgnored = meta.story({
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(findsNobody)
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(receiverField(inside), '   ')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.type(receiverField(inside), '嗯')
    await screen.findByText('没有找到，换个写法试试')
    await expect(asked.mock.calls).toEqual([['嗯']])
  },
})

/** Nobody has so long a name: nobody is asked. */
export const TooLongForAName = meta.story({
  // the picture of `BlankIsIgnored`, with more text in the field
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(findsNobody)
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(receiverField(inside))
    await userEvent.paste('南'.repeat(61))
    await screen.findByText('没有找到，换个写法试试')
    await expect(asked).not.toHaveBeenCalled()
  },
})

/** A word is searched for once, 400 ms after its last key. */
export const OneSearchForAWord = meta.story({
  // the picture of `Searching`
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(
      mock(userSearch, ({ query }) => {
        asked(query.keyword, performance.now())
        return { list: [], total: 0 }
      }),
    )
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(receiverField(inside), 'gnx')
    const typedAt = performance.now()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    const calls = asked.mock.calls as [string, number][]
    await expect(calls.map(([keyword]) => keyword)).toEqual(['gnx'])
    // the last key came at most a few milliseconds before `typedAt`
    await expect((calls[0]?.[1] ?? 0) - typedAt).toBeGreaterThan(350)
  },
})

export const SearchFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(userSearch, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(receiverField(inside), 'gnx')
    await expect(await inside.findByText('操作太频繁，请稍后再试。')).toBeVisible()
    await expect(inside.getByRole('button', { name: '重试' })).toBeVisible()
  },
})

/** A receiver from the page, such as a profile; the focus is in the text. */
export const PresetReceiver = meta.story({
  tags: ['modes'],
  args: { receiver: gu },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await waitFor(() => expect(textField(inside)).toHaveFocus())
    await userEvent.type(textField(inside), letter)
    await expect(await inside.findByText(/^(草稿已存在本机|Draft kept on this device)$/)).toBeVisible()
    await expect(sendButton(inside)).toBeEnabled()
    await userEvent.unhover(textField(inside))
  },
})

const fill = async (
  userEvent: { click: (e: Element) => Promise<void>; paste: (text: string) => Promise<void> },
  text: string,
) => {
  const inside = await dialog()
  await userEvent.click(textField(inside))
  await userEvent.paste(text)
  await inside.findByText(/^(草稿已存在本机|Draft kept on this device)$/)
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

/** Nothing is cut; it says how much is too much, and is not sent. */
export const OverTheLimit = meta.story({
  tags: ['modes'],
  args: { receiver: gu },
  play: async ({ args, userEvent }) => {
    const inside = await fill(userEvent, `${letter.repeat(5)}${'字'.repeat(20)}`)
    await inside.findByText(/超出 \d+ 个字，请删短一些|characters too many, please/)
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
    await expect(textField(inside)).toHaveAccessibleDescription(/消息内容不能为空。/)
  },
})

export const Sending = meta.story({
  args: { receiver: gu },
  beforeEach: ({ msw }) => msw.use(mockPending(sendMessage)),
  play: async ({ userEvent }) => {
    const inside = await fill(userEvent, letter)
    await userEvent.click(sendButton(inside))
    await expect(await inside.findByRole('button', { name: /正在发送/ })).toBeVisible()
  },
})

const keys = fn()

/** By keyboard: choose, write, Ctrl + Enter. The dialog closes, and the page says that it was sent. */
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
    await userEvent.paste(letter)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    await expect(args.onClose).toHaveBeenCalled()
    await expect(keys).toHaveBeenCalledWith(letter)
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('message-draft'))).toEqual([])
  },
})

/** The server refuses: its words, the text and the receiver stay. */
export const Failure = meta.story({
  tags: ['modes'],
  args: { receiver: gu },
  beforeEach: ({ msw }) =>
    msw.use(mockRefused(sendMessage, 'firstContactLimit', '对方回复之前，最多只能给 顾南星 发 3 条消息。')),
  play: async ({ args, userEvent }) => {
    const inside = await fill(userEvent, letter)
    await userEvent.click(sendButton(inside))
    const alert = await inside.findByRole('alert')
    await expect(alert).toHaveTextContent(/(消息发送失败。|Failed to send your message\.)/)
    await expect(textField(inside)).toHaveValue(letter)
    await expect(args.onSent).not.toHaveBeenCalled()
  },
})

/** The dialog is opened again, as after a reload: the text is there, and goes out under the key of the first attempt. */
function OpenedAgain() {
  const [times, setTimes] = useState(1)
  return <SendMessageDialog key={times} receiver={gu} onClose={() => setTimes(times + 1)} onSent={() => {}} />
}

export const DraftSurvives = meta.story({
  render: () => <OpenedAgain />,
  beforeEach: ({ msw }) => {
    msw.use(mockRefused(sendMessage, 'tooMany', '操作太频繁，请稍后再试。'))
  },
  play: async ({ userEvent }) => {
    // closed right behind the last key
    const before = await fill(userEvent, letter.slice(0, -1))
    await userEvent.keyboard(letter.slice(-1))
    await userEvent.click(before.getByRole('button', { name: '取消' }))
    await waitFor(async () => expect(textField(await dialog())).toHaveValue(letter))
    const inside = await dialog()
    await userEvent.click(sendButton(inside))
    await inside.findByRole('alert')
    const key = Object.keys(localStorage).find((name) => name.startsWith('message-draft')) ?? ''
    const { key: first } = JSON.parse(localStorage.getItem(key) ?? '{}')
    await expect(first).toMatch(/^[\w-]{36}$/)
    await userEvent.click(inside.getByRole('button', { name: '取消' }))
    await waitFor(async () => expect(textField(await dialog())).toHaveValue(letter))
    await expect(JSON.parse(localStorage.getItem(key) ?? '{}').key).toBe(first)
  },
})

export const NotSignedIn = meta.story({
  globals: { person: 'visitor' },
  args: { receiver: gu },
  play: async ({ userEvent }) => {
    const inside = await fill(userEvent, letter)
    await userEvent.click(sendButton(inside))
    await expect(await inside.findByRole('alert')).toHaveTextContent('请先登录。')
    await expect(inside.getByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      expect.stringContaining('login2'),
    )
  },
})

/** The session ended while the dialog was open: the same way to log in, and the text is still there. */
export const SessionEnded = meta.story({
  // the picture of `NotSignedIn`
  tags: ['no-picture'],
  args: { receiver: gu },
  beforeEach: ({ msw }) => msw.use(mockRefused(sendMessage, 'loginFirst', '请先登录。')),
  play: async ({ userEvent }) => {
    const inside = await fill(userEvent, letter)
    await userEvent.click(sendButton(inside))
    await expect(await inside.findByRole('link', { name: '去登录' })).toBeVisible()
    await expect(inside.getAllByRole('alert')).toHaveLength(1)
    await expect(textField(inside)).toHaveValue(letter)
  },
})

export const English = meta.story({ globals: { locale: 'en-US' }, args: { receiver: { ...gu, name: 'Gu Nanxing' } } })

/** What a screen reader meets, in order. */
export const Transcript = meta.story({
  // the picture of `PresetReceiver`
  tags: ['no-picture'],
  args: { receiver: gu },
  play: async ({ userEvent }) => {
    const inside = await fill(userEvent, letter)
    await waitFor(() => expect(textField(inside)).toHaveAccessibleDescription(/草稿已存在本机/))
    await expect(transcript(screen.getByRole('dialog'))).toEqual([
      'heading 写私信',
      'button 关闭',
      'button 移除 顾南星',
      'combobox 收件人',
      `textbox 消息内容 ${letter}`,
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
    await fill(userEvent, letter)
    await screen.findByText('草稿已存在本机')
  },
})

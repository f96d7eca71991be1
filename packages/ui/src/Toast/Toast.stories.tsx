import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { ToastRegion } from './Toast.tsx'
import { createToastQueue, showToast, type ToastContent } from './toastQueue.ts'

interface ShownProps {
  toasts: readonly ToastContent[]
  copy?: string
  copied?: string
  label?: string
  closeLabel?: string
}

/** Shows the given toasts at the start, and another one per press. */
function Shown({
  toasts,
  copy = '复制',
  copied = '已复制邀请链接',
  label = '消息提示',
  closeLabel = '关闭',
}: ShownProps) {
  const [queue] = useState(() => {
    const fresh = createToastQueue()
    for (const toast of toasts) fresh.add(toast)
    return fresh
  })
  return (
    <div className={frames.tall}>
      <Button onPress={() => showToast(queue, { title: copied, tone: 'neutral' })}>{copy}</Button>
      <ToastRegion queue={queue} label={label} closeLabel={closeLabel} />
    </div>
  )
}

const meta = preview.meta({
  title: 'Core/Toast',
  component: Shown,
  parameters: {
    keyboard: [
      ['F6', 'to the notices'],
      ['Tab', 'to their buttons'],
      ['Enter', 'on the closing button: close it and go back to the page'],
    ],
    docs: {
      description: {
        component:
          'The answer to an action that has left the page unchanged: copied, sent, saved. **Not** for what must be read (`Alert`), nor for errors of a form (`Field`).',
      },
      story: { inline: false, height: '480px' },
    },
  },
  args: { toasts: [] },
})

export const Tones = meta.story({
  tags: ['modes'],
  args: {
    toasts: [
      { title: '已复制邀请链接', tone: 'neutral' },
      { title: '已提交，排在第 3 位', tone: 'success', description: '评完会通知你' },
      {
        title: '没有保存',
        tone: 'danger',
        description: '网络中断，内容还在本机',
        action: (
          <Button size="s" onPress={fn()}>
            再试一次
          </Button>
        ),
      },
    ],
  },
  play: async () => {
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(3)
  },
})

export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制' }))
    await expect(await screen.findByText('已复制邀请链接')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await expect(screen.queryByText('已复制邀请链接')).toBeNull()
  },
})

/** F6 focuses the message, Tab its button; closing it returns the focus. */
export const ByKeyboard = meta.story({
  tags: ['no-picture'], // closed at the end
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '复制' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('已复制邀请链接')
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true))
    const close = screen.getByRole('button', { name: '关闭' })
    while (document.activeElement !== close) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('已复制邀请链接')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const LongText = meta.story({
  args: { toasts: [{ title: han50, tone: 'danger', description: longEnglish }] },
  globals: { viewport: { value: 'phone', isRotated: false } },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    toasts: [
      { title: 'Invitation link copied', tone: 'neutral' },
      { title: 'Submitted, third in the queue', tone: 'success', description: 'You will be told when it is scored' },
      {
        title: 'Not saved',
        tone: 'danger',
        description: 'The connection was lost; your text is still on this device',
        action: (
          <Button size="s" onPress={fn()}>
            Try again
          </Button>
        ),
      },
    ],
    copy: 'Copy',
    copied: 'Invitation link copied',
    label: 'Notices',
    closeLabel: 'Close',
  },
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: 'Close' })).toHaveLength(3)
  },
})

import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import { DialogTrigger } from '../Dialog/Dialog.tsx'
import { han50, longEnglish } from '../stories/longText.ts'
import { AlertDialog } from './AlertDialog.tsx'

const meta = preview.meta({
  title: 'Core/AlertDialog',
  component: AlertDialog,
  parameters: {
    keyboard: [
      ['Tab', 'between the two buttons'],
      ['Enter', 'press the focused one'],
      ['Esc', 'the harmless one'],
    ],
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A question before something that cannot be undone: leaving a team, deleting messages. **Not** for forms or news (`Dialog`), nor where the action can simply be undone afterwards.',
      },
      story: { inline: false, height: '420px' },
    },
  },
  args: {
    title: '退出近岸观察组？',
    children: '退出后不能再看到本队的提交，队长同意才能重新加入。',
    confirmText: '退出',
    cancelText: '取消',
    tone: 'danger',
    onConfirm: fn(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="danger">退出队伍</Button>
      <AlertDialog {...args} />
    </DialogTrigger>
  ),
})

export const Open = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出队伍' }))
    await screen.findByRole('alertdialog', { name: '退出近岸观察组？' })
    await expect(screen.getByRole('button', { name: '取消' })).toHaveFocus()
  },
})

export const Confirmed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出队伍' }))
    await userEvent.click(await screen.findByRole('button', { name: '退出' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

export const Cancelled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出队伍' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const Pending = meta.story({
  args: { pendingLabel: '退出中', onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出队伍' }))
    await userEvent.dblClick(await screen.findByRole('button', { name: '退出' }))
    await screen.findByRole('button', { name: /退出中/ })
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

/** A failure is told in the dialog, which stays open for another try. */
export const Failed = meta.story({
  args: { onConfirm: fn(() => Promise.resolve('没有退出成功，请重试。')) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出队伍' }))
    const confirm = await screen.findByRole('button', { name: '退出' })
    await userEvent.click(confirm)
    await expect(await screen.findByRole('alert')).toHaveTextContent('没有退出成功，请重试。')
    await expect(confirm).toHaveFocus()
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <AlertDialog isOpen title={han50} confirmText={han50} cancelText="取消" onConfirm={fn()}>
      {longEnglish}
    </AlertDialog>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <AlertDialog
      isOpen
      title="Leave Nearshore Watch?"
      confirmText="Leave"
      cancelText="Cancel"
      tone="danger"
      onConfirm={fn()}
    >
      You will no longer see the entries of this team, and only its captain can take you back.
    </AlertDialog>
  ),
})

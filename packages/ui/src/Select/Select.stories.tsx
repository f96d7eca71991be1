import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { Select } from './Select.tsx'

const rounds = [
  { id: 'preliminary', label: '初赛', note: '10 月 20 日至 11 月 28 日' },
  { id: 'final', label: '决赛', note: '12 月 6 日至 12 月 12 日' },
  { id: 'special', label: '特别轮', isDisabled: true },
]

const meta = preview.meta({
  title: 'Core/Select',
  component: Select,
  parameters: {
    keyboard: [
      ['Enter, ↓', 'open'],
      ['↓ ↑', 'from option to option'],
      ['letters', 'to the option that begins with them'],
      ['Esc', 'close'],
    ],
    docs: {
      description: {
        component:
          'One of seven or more options, with room for a second line. **Not** for fewer (`RadioGroup`), nor for hundreds that are searched (`ComboBox`).',
      },
      story: { inline: false, height: '360px' },
    },
  },
  args: { label: '赛程', placeholder: '选一个', options: rounds, onChange: fn() },
  decorators: [
    (Story) => (
      <div className={`${frames.form} ${frames.tall}`}>
        <Story />
      </div>
    ),
  ],
})

export const Closed = meta.story({ args: { defaultValue: 'preliminary' } })

export const Open = meta.story({
  tags: ['modes'],
  args: { defaultValue: 'preliminary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('option', { name: /初赛/, selected: true })).toBeVisible()
  },
})

export const Chosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('选一个')
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('final')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveTextContent('决赛')
  },
})

export const States = meta.story({
  tags: ['modes-colours'],
  render: () => (
    <div className={frames.stack}>
      <Select label="赛程" placeholder="选一个" options={rounds} hint="排行榜按赛程分开" />
      <Select label="赛程" placeholder="选一个" options={rounds} errorMessage="请选一个赛程" />
      <Select label="赛程" placeholder="选一个" options={rounds} defaultValue="final" isDisabled />
      <Select label="赛程" placeholder="选一个" options={rounds} defaultValue="final" size="s" />
    </div>
  ),
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const LongText = meta.story({
  args: { label: han50, options: [{ id: 'a', label: han50, note: longEnglish }], defaultValue: 'a' },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Round', placeholder: 'Choose one', options: [{ id: 'a', label: 'Preliminary round' }] },
})

import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { DatePicker } from './DatePicker.tsx'

const meta = preview.meta({
  title: 'Core/DatePicker',
  component: DatePicker,
  parameters: {
    keyboard: [
      ['Alt + ↓', 'open the month'],
      ['← → ↑ ↓', 'by days and weeks'],
      ['Page Up, Page Down', 'by months, with Shift by years'],
      ['Home, End', 'first and last day of the month'],
      ['Enter', 'take the day'],
      ['Esc', 'close'],
    ],
    docs: {
      description: {
        component:
          'A date near today, picked from the month or typed: a deadline, a session. **Not** for a date long ago (`DateField`), nor for from–to (`DateRangePicker`).',
      },
      story: { inline: false, height: '480px' },
    },
  },
  args: { label: '截止日期', defaultValue: '2026-11-28', onChange: fn() },
  decorators: [
    (Story) => (
      <div className={`${frames.side} ${frames.tall}`}>
        <Story />
      </div>
    ),
  ],
})

export const Closed = meta.story()

export const Open = meta.story({
  tags: ['modes'],
  args: { earliest: '2026-11-10' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('grid')).toBeVisible()
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-06')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const States = meta.story({
  render: () => (
    <div className={frames.stack}>
      <DatePicker label="截止日期" hint="按北京时间，当天 24:00" />
      <DatePicker label="截止日期" defaultValue="2026-11-01" errorMessage="截止日期已经过去" />
      <DatePicker label="截止日期" defaultValue="2026-11-28" isDisabled />
      <DatePicker label={han50} hint={longEnglish} />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Deadline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('grid')
  },
})

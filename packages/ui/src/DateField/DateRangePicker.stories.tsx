import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

const meta = preview.meta({
  title: 'Core/DateRangePicker',
  component: DateRangePicker,
  parameters: {
    keyboard: [
      ['Enter', 'on a day: first the start, then the end'],
      ['← → ↑ ↓', 'by days and weeks'],
      ['Esc', 'close'],
    ],
    docs: {
      description: {
        component:
          'From one date to another, both included: a filter of a list, a period of work. **Not** for a competition’s stages, which have hours (`Schedule` shows them), nor for one date (`DatePicker`).',
      },
      story: { inline: false, height: '480px' },
    },
  },
  args: { label: '提交时间', toText: '至', defaultValue: { start: '2026-11-10', end: '2026-11-21' }, onChange: fn() },
  decorators: [
    (Story) => (
      <div className={`${frames.form} ${frames.tall}`}>
        <Story />
      </div>
    ),
  ],
})

export const Closed = meta.story()

export const Open = meta.story({
  tags: ['modes'],
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
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-12' })
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const States = meta.story({
  render: () => (
    <div className={frames.stack}>
      <DateRangePicker label="提交时间" toText="至" hint="最多 90 天" />
      <DateRangePicker
        label="提交时间"
        toText="至"
        defaultValue={{ start: '2026-11-21', end: '2026-11-10' }}
        errorMessage="开始日期要在结束日期之前"
      />
      <DateRangePicker label={han50} toText="至" isDisabled />
    </div>
  ),
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const English = meta.story({ globals: { locale: 'en-US' }, args: { label: 'Submitted', toText: 'to' } })

import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { NumberField } from './NumberField.tsx'

const meta = preview.meta({
  title: 'Core/NumberField',
  component: NumberField,
  parameters: {
    keyboard: [
      ['↑ ↓', 'one step more, one step less'],
      ['Page Up, Page Down', 'a larger step'],
      ['Home, End', 'smallest, largest'],
    ],
    docs: {
      description: {
        component:
          'A figure to be typed or stepped: a score, a size in pixels, a limit. **Not** for digits that are no figure, such as a phone number or an id (`TextField`), nor for a one-time code (`OtpField`).',
      },
    },
  },
  args: { label: '创新性', defaultValue: 18, minValue: 0, maxValue: 20, onChange: fn() },
  decorators: [
    (Story) => (
      <div className={frames.side}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '创新性' })
    input.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(19)
    await userEvent.click(canvas.getByRole('button', { name: /降低|Decrease/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(18)
    await userEvent.clear(input)
    await userEvent.type(input, '99{Tab}')
    await expect(input).toHaveValue('20')
  },
})

/** Every number is reported while it is typed; the text stays as typed until the field is left. */
export const Live = meta.story({
  // looks like a field that reports at its end
  tags: ['no-picture'],
  render: function Live({ onChange }) {
    const [value, setValue] = useState(18)
    const report = (next: number) => {
      setValue(next)
      onChange?.(next)
    }
    return <NumberField isLive label="创新性" commitBehavior="validate" value={value} onChange={report} />
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '创新性' })
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN)
    await userEvent.type(input, '7.5')
    await expect(args.onChange).toHaveBeenLastCalledWith(7.5)
    await userEvent.type(input, '{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(7)
    await userEvent.type(input, '6{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(7.6)
    await expect(input).toHaveValue('7.6')
  },
})

export const States = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      <NumberField label="创新性" labelNote="满分 20" defaultValue={18} minValue={0} maxValue={20} unit="分" />
      <NumberField label="可复现" defaultValue={20} minValue={0} maxValue={20} hint="按提交的代码打分" />
      <NumberField label="工作量" errorMessage="还没有打分" />
      <NumberField label="工作量" defaultValue={12} isDisabled />
      <NumberField label="宽" size="s" defaultValue={1280} unit="px" />
    </div>
  ),
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})
export const LongText = meta.story({ args: { label: han50, hint: longEnglish, unit: '像素' } })
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Prize',
    defaultValue: 300_000,
    maxValue: undefined,
    formatOptions: { style: 'currency', currency: 'CNY' },
  },
})

import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { DateField } from './DateField.tsx'

const meta = preview.meta({
  title: 'Core/DateField',
  component: DateField,
  parameters: {
    keyboard: [
      ['digits', 'write, and go on to the next part'],
      ['↑ ↓', 'one more, one less'],
      ['← →', 'from part to part'],
      ['Backspace', 'empty the part'],
    ],
    docs: {
      description: {
        component:
          'A date that somebody knows by heart, typed: a birthday, the start of a job. **Not** for a part of a date, such as a month (`TextField`).',
      },
    },
  },
  args: { label: '出生日期', defaultValue: '1998-03-07', onChange: fn() },
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
    const [year, month] = canvas.getAllByRole('spinbutton')
    await userEvent.click(canvas.getByText('出生日期'))
    await expect(year).toHaveFocus()
    await userEvent.click(month as HTMLElement)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-04-07')
    await userEvent.click(year as HTMLElement)
    await userEvent.keyboard('20001231')
    await expect(args.onChange).toHaveBeenLastCalledWith('2000-12-31')
  },
})

export const States = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      <DateField label="出生日期" labelNote="选填" hint="只用来算年龄段，不公开" />
      <DateField label="出生日期" defaultValue="1998-03-07" />
      <DateField label="入职时间" defaultValue="2027-01-01" errorMessage="入职时间不能晚于今天" />
      <DateField label="入职时间" defaultValue="2022-07-01" isDisabled />
    </div>
  ),
})

/** An old row may contain an invalid date; the field is then empty. */
export const NotADate = meta.story({
  args: { defaultValue: '2026-02-30' },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toHaveAttribute('data-placeholder')
  },
})

/** A day that no calendar has is not changed in silence: the form gets it as typed, and names the problem. */
export const NoSuchDay = meta.story({
  tags: ['no-picture'], // looks like an error in States
  render: function Form({ onChange, label }) {
    const [value, setValue] = useState<string | null>(null)
    return (
      <DateField
        label={label}
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange?.(next)
        }}
        errorMessage={value === '1998-02-31' ? '没有这一天' : undefined}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const [year] = canvas.getAllByRole('spinbutton')
    await userEvent.click(year as HTMLElement)
    await userEvent.keyboard('19980231')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-02-31')
    await expect(canvas.getByText('没有这一天')).toBeVisible()
    const group = canvas.getByRole('group', { name: '出生日期' })
    await expect(group).toHaveAccessibleDescription(expect.stringContaining('没有这一天'))
    await userEvent.click(year as HTMLElement)
    await userEvent.keyboard('19980331')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-03-31')
    await expect(canvas.queryByText('没有这一天')).toBeNull()
  },
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})
export const LongText = meta.story({ args: { label: han50, hint: longEnglish } })
export const English = meta.story({ globals: { locale: 'en-US' }, args: { label: 'Date of birth' } })

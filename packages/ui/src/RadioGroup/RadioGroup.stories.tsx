import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { RadioGroup } from './RadioGroup.tsx'

const documents = [
  { value: 'mainland', label: '居民身份证', note: '自动核验，约 1 分钟' },
  { value: 'overseas', label: '港澳台居民居住证' },
  { value: 'passport', label: '护照', note: '人工审核，1 个工作日' },
]

const meta = preview.meta({
  title: 'Core/RadioGroup',
  parameters: {
    keyboard: [
      ['↓ ↑ → ←', 'choose the next or the last'],
      ['Tab', 'leave the group'],
    ],
    docs: {
      description: {
        component:
          'One of two to six options, all in view, in a form. **Not** for more (`Select`), for yes or no (`Checkbox`), nor for views that act at once (`SegmentedControl`).',
      },
    },
  },
  component: RadioGroup,
  args: { label: '证件类型', options: documents, onChange: fn() },
  decorators: [
    (Story) => (
      <div className={frames.form}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  tags: ['modes-colours'],
  args: { defaultValue: 'mainland' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('护照'))
    await expect(args.onChange).toHaveBeenLastCalledWith('passport')
  },
})
Default.test('arrow keys choose an option', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('radio', { checked: true }).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(args.onChange).toHaveBeenLastCalledWith('overseas')
})

export const States = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      <RadioGroup label="证件类型" labelNote="必选" options={documents} errorMessage="请选一种证件" />
      <RadioGroup
        label="性别"
        orientation="horizontal"
        defaultValue="f"
        options={[
          { value: 'f', label: '女' },
          { value: 'm', label: '男' },
          { value: 'x', label: '不公开' },
        ]}
      />
      <RadioGroup label="证件类型" options={documents} defaultValue="passport" isDisabled />
    </div>
  ),
})

/** A new form has an empty text as its value: Tab still reaches the first option. */
export const EmptyText = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /居民身份证/ })).toHaveFocus()
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
  },
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const LongText = meta.story({
  args: {
    label: han50,
    hint: longEnglish,
    options: [
      { value: 'a', label: han50, note: longEnglish },
      { value: 'b', label: 'B' },
    ],
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Document',
    options: [
      { value: 'mainland', label: 'Identity card', note: 'Checked automatically, about a minute' },
      { value: 'passport', label: 'Passport', note: 'Checked by a person, one working day' },
    ],
    defaultValue: 'passport',
  },
})

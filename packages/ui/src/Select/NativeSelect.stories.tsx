import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { NativeSelect } from './NativeSelect.tsx'

const meta = preview.meta({
  title: 'Core/NativeSelect',
  parameters: {
    keyboard: [
      ['↓ ↑', 'choose'],
      ['letters', 'to the option that begins with them'],
    ],
    docs: {
      description: {
        component:
          'One of several options in a form that must work without a script. **Not** where options need a second line (`Select`).',
      },
    },
  },
  component: NativeSelect,
  args: {
    label: '排序',
    name: 'sort',
    defaultValue: 'end',
    onChange: fn(),
    options: [
      { value: 'new', label: '最新发布' },
      { value: 'end', label: '即将截止' },
      { value: 'teams', label: '队伍最多' },
    ],
  },
  decorators: [
    (Story) => (
      <div className={frames.form}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: '排序' })
    await userEvent.selectOptions(select, 'teams')
    await expect(select).toHaveValue('teams')
  },
})
export const SmallWithoutLabel = meta.story({ args: { isLabelHidden: true, size: 's' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})
export const LongText = meta.story({
  args: { label: han50, options: [{ value: 'end', label: han50 }] },
})
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Sort by', options: [{ value: 'end', label: 'Closing soon' }] },
})

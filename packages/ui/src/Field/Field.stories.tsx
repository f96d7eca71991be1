import { Input, TextField } from 'react-aria-components/TextField'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { longEnglish } from '../stories/longText.ts'
import { FieldFoot, FieldLabel } from './Field.tsx'

const meta = preview.meta({
  title: 'Core/Field',
  parameters: {
    docs: {
      description: {
        component:
          'Label, hint, error and counter of any control; the fields below are made with it. **Not** needed around ready fields such as `TextField` or `Select`.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div className={frames.form}>
        <Story />
      </div>
    ),
  ],
})

export const LabelHintAndError = meta.story({
  render: () => (
    <TextField isInvalid defaultValue="lin@shulei">
      <FieldLabel label="邮箱" labelNote="必填" />
      <Input />
      <FieldFoot hint="用来接收结果通知" errorMessage="邮箱不完整，@ 后面缺少域名" />
    </TextField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/邮箱不完整/)
  },
})

export const CounterPastTheEnd = meta.story({
  render: () => (
    <TextField defaultValue="很长">
      <FieldLabel label="说明" />
      <Input />
      <FieldFoot counter={{ text: '512 / 500', isOver: true, announcement: '超出 12 个字' }} />
    </TextField>
  ),
})

export const LongEnglish = meta.story({
  render: () => (
    <TextField>
      <FieldLabel label="Description" labelNote={longEnglish} />
      <Input />
      <FieldFoot hint={longEnglish} />
    </TextField>
  ),
})

import { Input, TextField } from 'react-aria-components/TextField'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { longEnglish } from '../stories/longText.ts'
import * as css from './Field.css.ts'
import { FieldFoot, FieldLabel } from './Field.tsx'

/** A plain control in the common frame. */
const control = (
  <div className={css.frame}>
    <Input className={css.input} />
  </div>
)

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
    <TextField className={css.field} isInvalid defaultValue="lin@shulei">
      <FieldLabel label="邮箱" labelNote="必填" />
      {control}
      <FieldFoot hint="用来接收结果通知" errorMessage="邮箱不完整，@ 后面缺少域名" />
    </TextField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/邮箱不完整/)
  },
})

export const CounterPastTheEnd = meta.story({
  render: () => (
    <TextField className={css.field} defaultValue="很长">
      <FieldLabel label="说明" />
      {control}
      <FieldFoot counter={{ text: '512 / 500', isOver: true, announcement: '超出 12 个字' }} />
    </TextField>
  ),
})

export const LongEnglish = meta.story({
  render: () => (
    <TextField className={css.field}>
      <FieldLabel label="Description" labelNote={longEnglish} />
      {control}
      <FieldFoot hint={longEnglish} />
    </TextField>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <TextField className={css.field} isInvalid defaultValue="mira@shulei">
      <FieldLabel label="Email" labelNote="required" />
      {control}
      <FieldFoot hint="Results are sent there" errorMessage="Incomplete: the part after @ has no dot" />
    </TextField>
  ),
})

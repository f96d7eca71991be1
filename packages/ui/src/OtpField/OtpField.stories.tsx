import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { OtpField } from './OtpField.tsx'

const meta = preview.meta({
  title: 'Core/OtpField',
  parameters: {
    keyboard: [
      ['digits', 'fill the boxes one after the other'],
      ['Backspace', 'the last digit'],
      ['Ctrl + V', 'all digits at once'],
    ],
    docs: {
      description: {
        component:
          'A one-time code of digits; pasting and the phone’s own filling work. **Not** for passwords or picture puzzles.',
      },
    },
  },
  component: OtpField,
  args: { label: '验证码', name: 'code', hint: '可直接粘贴，短信验证码会自动填入', onChange: fn(), onComplete: fn() },
  decorators: [
    (Story) => (
      <div className={frames.form}>
        <Story />
      </div>
    ),
  ],
})

export const Typed = meta.story({
  tags: ['modes'],
  args: { aside: '52 秒后重发' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '4071')
    await expect(args.onChange).toHaveBeenLastCalledWith('4071')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
})

export const Pasted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    input.focus()
    await userEvent.paste(' 407 113 ')
    await expect(input).toHaveValue('407113')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('407113')
  },
})

export const Empty = meta.story({ args: { aside: <Button size="s">获取验证码</Button> } })

export const Wrong = meta.story({
  tags: ['modes-colours'],
  args: { value: '407113', errorMessage: '验证码不对，或已过 5 分钟，请重新获取' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/验证码不对/)
  },
})

export const Disabled = meta.story({ args: { disabled: true, value: '4071' } })

export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { label: han50, hint: longEnglish, errorMessage: han50, aside: longEnglish },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Code', hint: 'Paste it, or let your phone fill it in', aside: 'Send again in 52 seconds' },
})

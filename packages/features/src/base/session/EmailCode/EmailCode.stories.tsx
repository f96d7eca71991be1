import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { inColumn } from '../stories/inColumn.tsx'
import { EmailCode } from './EmailCode.tsx'

const meta = preview.meta({
  title: 'Areas/session/EmailCode',
  component: EmailCode,
  args: { state: undefined },
  decorators: [inColumn],
})

/** The code is in an email, not in a text message. */
export const Default = meta.story({
  tags: ['no-picture'], // same picture as EmailSettings
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: text('session:email.label') })).toHaveAttribute('type', 'email')
    await expect(canvas.getByRole('textbox', { name: text('session:code.label') })).toHaveAccessibleDescription(
      text('session:code.mailHint'),
    )
  },
})

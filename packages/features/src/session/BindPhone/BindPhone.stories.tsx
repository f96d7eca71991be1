import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { inColumn } from '../stories/inColumn.tsx'
import { BindPhone } from './BindPhone.tsx'

const meta = preview.meta({
  title: 'Areas/session/BindPhone',
  component: BindPhone,
  decorators: [inColumn],
  args: { name: '许初晴', state: undefined, outboxAddress: null },
})

export const Default = meta.story({ tags: ['modes'] })

export const Demonstration = meta.story({ args: { outboxAddress: '/sso/outbox' } })

export const PhoneTaken = meta.story({
  args: {
    outboxAddress: '/sso/outbox',
    state: {
      intent: 'bind',
      values: { phone: '138 0013 8000' },
      problem: { reason: 'phoneTaken', message: '这个手机号已绑定其他账号。' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text('session:phone.label'))).toHaveAccessibleDescription(/已绑定其他账号/)
  },
})

import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { inColumn } from '../stories/inColumn.tsx'
import { Password } from './Password.tsx'

const meta = preview.meta({
  title: 'Areas/session/Password',
  component: Password,
  decorators: [inColumn],
  args: { step: 'change', state: undefined, backAddress: 'https://www.shulei.example/', outboxAddress: null },
})

export const Change = meta.story({
  tags: ['modes'],
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'zh-CN') return
    await expect(canvas.getByLabelText(text('session:password.current'))).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await expect(canvas.getByLabelText(text('session:password.next'))).toHaveAttribute('autocomplete', 'new-password')
  },
})

/** An account created by phone has no password yet. */
export const First = meta.story({ args: { step: 'first', phone: '138****0000', outboxAddress: '/sso/outbox' } })

export const Request = meta.story({ args: { step: 'request', outboxAddress: '/sso/outbox' } })

export const Reset = meta.story({ args: { step: 'reset' } })

export const CurrentWrong = meta.story({
  args: {
    state: { intent: 'change', values: {}, problem: { reason: 'currentPasswordWrong', message: '当前密码不对。' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text('session:password.current'))).toHaveAccessibleDescription(/当前密码不对。/)
  },
})

export const LinkExpired = meta.story({
  args: {
    step: 'reset',
    state: { intent: 'reset', values: {}, problem: { reason: 'linkExpired', message: '链接已失效，请重新获取。' } },
  },
})

/** The result replaces the form. */
export const Done = meta.story({
  args: { state: { intent: 'change', values: {}, problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('session:change.done'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** The text is the same whether or not the address has an account. */
export const Requested = meta.story({
  globals: { locale: 'en-US' },
  args: { step: 'request', outboxAddress: '/sso/outbox', state: { intent: 'request', values: {}, problem: null } },
})

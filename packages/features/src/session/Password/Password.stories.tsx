import { expect } from 'storybook/test'
import preview from '#storybook/preview'
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
    await expect(canvas.getByLabelText('当前密码')).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.getByLabelText('新密码')).toHaveAttribute('autocomplete', 'new-password')
  },
})

export const Request = meta.story({ args: { step: 'request', outboxAddress: '/sso/outbox' } })

export const Reset = meta.story({ args: { step: 'reset' } })

export const CurrentWrong = meta.story({
  args: {
    state: { intent: 'change', values: {}, problem: { reason: 'currentPasswordWrong', message: '当前密码不对。' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('当前密码')).toHaveAccessibleDescription(/当前密码不对。/)
  },
})

export const LinkExpired = meta.story({
  args: {
    step: 'reset',
    state: { intent: 'reset', values: {}, problem: { reason: 'linkExpired', message: '链接已失效，请重新获取。' } },
  },
})

/** The form gives way to the result. */
export const Done = meta.story({
  args: { state: { intent: 'change', values: {}, problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('密码已修改，其他设备需要重新登录。')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Says the same whether the address has an account or not. */
export const Requested = meta.story({
  globals: { locale: 'en-US' },
  args: { step: 'request', outboxAddress: '/sso/outbox', state: { intent: 'request', values: {}, problem: null } },
})

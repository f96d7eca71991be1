import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { inColumn } from '../stories/inColumn.tsx'
import { PhoneCode } from './PhoneCode.tsx'

const meta = preview.meta({
  title: 'Areas/session/PhoneCode',
  component: PhoneCode,
  args: { state: undefined },
  decorators: [inColumn],
})

export const Default = meta.story()

export const Sent = meta.story({
  args: { state: { intent: 'sendCode', problem: null, values: { phone: '138 0013 8000' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('session:phone.again', { wait: '60 秒' }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('session:phone.send') })).toBeNull()
  },
})

/** The server says how long to wait. */
export const AskedTooSoon = meta.story({
  args: {
    state: {
      intent: 'sendCode',
      problem: { reason: 'tooMany', message: '操作太频繁，请 42 秒后再试。', retryAfter: 42 },
      values: { phone: '138 0013 8000' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('session:phone.again', { wait: '42 秒' }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('session:phone.send') })).toBeNull()
  },
})

export const CodeExpired = meta.story({
  globals: { locale: 'en-US' },
  args: {
    state: {
      intent: 'code',
      problem: { reason: 'codeExpired', message: 'This code is too old. Ask for a new one.' },
      values: { phone: '138 0013 8000' },
    },
  },
})

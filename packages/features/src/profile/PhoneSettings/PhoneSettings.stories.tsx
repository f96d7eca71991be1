import { basicInfo, sendPhoneCode, updatePhone } from '@shulei/contract/profile/calls.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { PhoneSettings } from './PhoneSettings.tsx'

const meta = preview.meta({
  title: 'Areas/profile/PhoneSettings',
  component: PhoneSettings,
  parameters: { router: '/users/v2/userinfo' },
  args: { outboxAddress: null },
})

export const Default = meta.story({
  tags: ['modes'],
  args: { outboxAddress: '/sso/outbox' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(现在是 138\*\*\*\*0000|It is 138\*\*\*\*0000 now)/)
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(basicInfo)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** A code is sent, a wrong one is refused while the wait goes on, the right one changes the number; the fields are empty again. */
export const Changed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updatePhone, 'codeWrong', '验证码不正确，请检查后重试。')),
  play: async ({ canvas, msw, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: '手机号' })
    const change = canvas.getByRole('button', { name: '更换手机号' })
    await userEvent.type(phone, '137 0000 1234')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await canvas.findByText('60 秒后重发')
    const code = canvas.getByRole('textbox', { name: '验证码' })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.click(change)
    await expect(code).toHaveAccessibleDescription(/请填写短信里的 6 位验证码/)
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '123456')
    await userEvent.click(change)
    await waitFor(() => expect(code).toHaveAccessibleDescription(/验证码不正确/))
    await expect(code).toHaveValue('123456')
    await expect(phone).toHaveValue('137 0000 1234')
    const later = spyOn(Date, 'now').mockReturnValue(mockNow + 20_000)
    await canvas.findByText('40 秒后重发', {}, { timeout: 3000 })
    later.mockRestore()
    msw.resetHandlers()
    await userEvent.click(change)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('手机号已换成 137****1234'))
    await canvas.findByText('现在是 137****1234，只有你自己看得到。')
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveValue('')
  },
})

/** No number, or somebody else's: said at the number, which stays. */
export const PhoneTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(updatePhone, 'phoneTaken', '这个手机号已绑定其他账号。')),
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: '手机号' })
    await userEvent.type(phone, '123')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/手机号不正确/))
    await waitFor(() => expect(phone).toHaveFocus())
    await userEvent.clear(phone)
    await userEvent.type(phone, '137 0000 1234')
    await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '123456')
    await userEvent.click(canvas.getByRole('button', { name: '更换手机号' }))
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/已绑定其他账号/))
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveValue('137 0000 1234')
    await userEvent.click(document.body)
  },
})

/** A code that is too old: at the code; in English, on a phone, nothing is cut. */
export const CodeExpired = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  args: { outboxAddress: '/sso/outbox' },
  beforeEach: ({ msw }) => msw.use(mockRefused(updatePhone, 'codeExpired', 'This code is too old. Ask for a new one.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Phone number' }), '137 0000 1234')
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.type(code, '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Change phone number' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/too old/))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

/** Belongs to no field: said above them. */
export const TooMany = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(sendPhoneCode, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '137 0000 1234')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('操作太频繁，请稍后再试。')
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('137 0000 1234')
  },
})

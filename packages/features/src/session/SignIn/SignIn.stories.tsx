import { demoPassword, people } from '@shulei/mocks/cast/people.ts'
import { createRoutesStub } from 'react-router'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { inColumn } from '../stories/inColumn.tsx'
import { SignIn, type SignInProps } from './SignIn.tsx'

const demoAccounts = people.flatMap(({ email, name, demo }) =>
  demo === null ? [] : [{ email, name, note: demo, password: demoPassword }],
)

const addresses = {
  code: '/sso/zh-cn/login2',
  password: '/sso/zh-cn/login2?with=password',
  register: '/sso/zh-cn/login2?mode=register',
  reset: '/sso/zh-cn/password?step=request',
}

const meta = preview.meta({
  title: 'Areas/session/SignIn',
  component: SignIn,
  decorators: [inColumn],
  args: {
    way: 'code',
    state: undefined,
    returnTo: null,
    addresses,
    demoAccounts: [],
    outboxAddress: null,
  },
})

const refused = (intent: string, reason: string, message: string, values = {}) => ({
  intent,
  values,
  problem: { reason, message },
})

export const ByCode = meta.story({
  tags: ['modes'],
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'zh-CN') return
    await expect(canvas.getByRole('link', { name: '密码登录' })).toHaveAttribute('href', addresses.password)
    await expect(canvas.getByLabelText('手机号')).toHaveAttribute('autocomplete', 'tel')
    await expect(canvas.getByLabelText('验证码')).toHaveAttribute('autocomplete', 'one-time-code')
  },
})

export const ByPassword = meta.story({
  args: { way: 'password' },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('邮箱')
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await userEvent.click(email)
    await userEvent.tab()
    await expect(canvas.getByLabelText('密码')).toHaveFocus()
  },
})

export const Register = meta.story({ args: { way: 'register' } })

/** A demonstration: people to try the site with, and where the codes are. */
export const Demonstration = meta.story({
  tags: ['modes'],
  args: { demoAccounts, outboxAddress: '/sso/outbox' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: / · / })).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: /演示发件箱|Demo outbox/ })).toHaveAttribute('href', '/sso/outbox')
  },
})

/** The code is on its way: the button waits a minute. */
export const CodeSent = meta.story({
  args: { state: { intent: 'sendCode', problem: null, values: { phone: '138 0013 8000' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 秒后重发')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '获取验证码' })).toBeNull()
    await expect(canvas.getByText('验证码已发送，5 分钟内有效。')).toBeVisible()
    await expect(canvas.getByLabelText('手机号')).toHaveValue('138 0013 8000')
  },
})

export const PhoneInvalid = meta.story({
  args: { state: refused('sendCode', 'phoneInvalid', '请填写正确的手机号。', { phone: '1380013' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('手机号')).toHaveAccessibleDescription(/请填写正确的手机号。/)
    await expect(canvas.getByLabelText('手机号')).toHaveValue('1380013')
  },
})

export const CodeWrong = meta.story({
  args: { state: refused('code', 'codeWrong', '验证码不对，请重新填写。', { phone: '138 0013 8000' }) },
})

/** A refusal of no single field stands above the form and is read out. */
export const WrongPassword = meta.story({
  args: {
    way: 'password',
    state: refused('password', 'wrongPassword', '邮箱或密码不对。', { email: 'lin@shulei.example' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('邮箱或密码不对。')
    await expect(canvas.getByLabelText('邮箱')).toHaveValue('lin@shulei.example')
    await expect(canvas.getByLabelText('密码')).toHaveValue('')
  },
})

export const TooManyTries = meta.story({
  args: { state: refused('sendCode', 'tooMany', '操作太频繁，请 42 秒后再试。', { phone: '138 0013 8000' }) },
})

export const EmailTaken = meta.story({
  args: {
    way: 'register',
    state: refused('register', 'emailTaken', '这个邮箱已经注册过。', { name: '林晓舟', email: 'lin@shulei.example' }),
  },
})

export const PasswordTooShort = meta.story({
  args: {
    way: 'register',
    state: refused('register', 'passwordTooShort', '密码至少 8 个字符。', {
      name: '林晓舟',
      email: 'lin@shulei.example',
    }),
  },
})

/** The form is on its way and the server has not answered: one press, one request. */
export const Sending = meta.story({
  parameters: { router: false },
  args: { way: 'password' },
  render: (args) => <OnItsWay {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('邮箱'), 'lin@shulei.example')
    await userEvent.type(canvas.getByLabelText('密码'), demoPassword)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /请稍候/ })).toBeVisible())
  },
})

function OnItsWay(props: SignInProps) {
  const Stub = createRoutesStub([
    { path: '/', action: () => new Promise<null>(() => {}), Component: () => <SignIn {...props} /> },
  ])
  return <Stub />
}

/** Decoded and whole, however long; it wraps instead of pushing the page apart. */
export const LongReturnAddress = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { returnTo: `shulei.example/competitions/1001/${'近海浪高短临预报/'.repeat(8)}ranking` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

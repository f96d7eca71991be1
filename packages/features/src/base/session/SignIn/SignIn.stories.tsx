import type { ErrorName } from '@shulei/contract/errors.ts'
import * as competition from '@shulei/domain/address/competition.ts'
import * as content from '@shulei/domain/address/content.ts'
import { castCode, privateCompetition } from '@shulei/mocks/cast/competitions.ts'
import { demoPassword, people } from '@shulei/mocks/cast/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { createRoutesStub } from 'react-router'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
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

const legal = { terms: content.servicePolicy(), privacy: content.privacy() }

const meta = preview.meta({
  title: 'Areas/session/SignIn',
  component: SignIn,
  decorators: [inColumn],
  render: ({ state, ...args }) => (
    <SignIn
      {...args}
      state={
        state && {
          ...state,
          problem: state.problem && worded(state.problem),
          others: state.others?.map(worded),
        }
      }
    />
  ),
  args: {
    way: 'code',
    state: undefined,
    returnTo: null,
    addresses,
    legal,
    demoAccounts: [],
    demoPrivate: null,
    outboxAddress: null,
  },
})

/** A refusal; its message is added when the story is rendered, because it depends on the language. */
const refused = (intent: string, reason: ErrorName, values = {}) => ({
  intent,
  values,
  problem: { reason, message: '' },
})

const worded = <P extends { reason: string }>(problem: P) => ({
  ...problem,
  message: refusalText(problem.reason as ErrorName, { min: 8, max: 30, seconds: 42 }),
})

export const ByCode = meta.story({
  tags: ['modes'],
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'zh-CN') return
    await expect(canvas.getByRole('link', { name: text('session:signIn.way.password') })).toHaveAttribute(
      'href',
      addresses.password,
    )
    await expect(canvas.getByLabelText(text('session:account.label'))).toHaveAttribute('autocomplete', 'username')
    // nobody has ticked the box for the person
    const consent = canvas.getByRole('checkbox', { name: pattern('session:consent.before') })
    await expect(consent).not.toBeChecked()
    await expect(canvas.getByRole('link', { name: text('session:consent.terms') })).toHaveAttribute('href', legal.terms)
    await expect(canvas.getByLabelText(text('session:code.label'))).toHaveAttribute('autocomplete', 'one-time-code')
  },
})

export const ByPassword = meta.story({
  args: { way: 'password' },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(text('session:signIn.account'))
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await userEvent.click(email)
    await userEvent.tab()
    await expect(canvas.getByLabelText(text('session:password.label'))).toHaveFocus()
  },
})

export const Register = meta.story({ args: { way: 'register' } })

/** A demonstration: accounts to try the site with, and a link to the codes. */
export const Demonstration = meta.story({
  tags: ['modes-colours'],
  args: {
    demoAccounts,
    demoPrivate: { address: competition.privateVerify({ id: privateCompetition.id }), code: castCode },
    outboxAddress: '/sso/outbox',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: / · / })).toHaveLength(7)
    await expect(canvas.getByText(pattern('session:demo.private', { code: castCode }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: pattern('session:outbox.title') })).toHaveAttribute(
      'href',
      '/sso/outbox',
    )
  },
})

/** The code is being sent: the button waits a minute. */
export const CodeSent = meta.story({
  args: { state: { intent: 'sendCode', problem: null, values: { account: '138 0013 8000' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('session:phone.again', { wait: '60 秒' }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('session:phone.send') })).toBeNull()
    await expect(canvas.getByText(text('session:code.mailSent'))).toBeVisible()
    await expect(canvas.getByLabelText(text('session:account.label'))).toHaveValue('138 0013 8000')
  },
})

export const PhoneInvalid = meta.story({
  args: { state: refused('sendCode', 'phoneInvalid', { account: '1380013' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text('session:account.label'))).toHaveAccessibleDescription(
      expect.stringContaining(refusalText('phoneInvalid')),
    )
    await expect(canvas.getByLabelText(text('session:account.label'))).toHaveValue('1380013')
  },
})

export const CodeWrong = meta.story({
  args: { state: refused('code', 'codeWrong', { account: '138 0013 8000' }) },
})

/** An account without @ is read as a phone number, and its refusal stands at the field. */
export const AccountInvalid = meta.story({
  tags: ['no-picture'], // the field of PhoneInvalid
  args: { way: 'password', state: refused('password', 'phoneInvalid', { email: 'lin' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text('session:signIn.account'))).toHaveAccessibleDescription(
      expect.stringContaining(refusalText('phoneInvalid')),
    )
  },
})

/** A refusal of no single field is shown above the form and announced. */
export const WrongPassword = meta.story({
  args: {
    way: 'password',
    state: refused('password', 'wrongPassword', { email: 'lin@shulei.example' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(refusalText('wrongPassword'))
    await expect(canvas.getByLabelText(text('session:signIn.account'))).toHaveValue('lin@shulei.example')
    await expect(canvas.getByLabelText(text('session:password.label'))).toHaveValue('')
  },
})

export const TooManyTries = meta.story({
  args: { state: refused('sendCode', 'tooMany', { account: '138 0013 8000' }) },
})

/** Wrong passwords of strangers never close the other way in. */
export const TooManyPasswords = meta.story({
  args: { way: 'password', state: refused('password', 'tooMany', { email: 'lin@shulei.example' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('session:signIn.locked'))
  },
})

/** A mail is on its way, whether the address has an account or not. */
export const RegisterCodeSent = meta.story({
  args: {
    way: 'register',
    state: { intent: 'sendCode', problem: null, values: { name: '林晓舟', email: 'lin@shulei.example' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('session:code.mailSent'))).toBeVisible()
    await expect(canvas.getByLabelText(text('session:name.label'))).toHaveValue('林晓舟')
  },
})

export const ConsentMissing = meta.story({
  args: {
    way: 'register',
    state: refused('register', 'consentMissing', { name: '林晓舟', email: 'lin@shulei.example' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: pattern('session:consent.before') })).toHaveAccessibleDescription(
      expect.stringContaining(refusalText('consentMissing')),
    )
  },
})

/** All invalid fields are marked, not only the first. */
export const AllWrong = meta.story({
  tags: ['no-picture'],
  args: {
    way: 'register',
    state: {
      ...refused('register', 'nameInvalid'),
      others: [
        { reason: 'emailInvalid', message: '' },
        { reason: 'passwordTooShort', message: '' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text('session:name.label'))).toHaveAccessibleDescription(
      expect.stringContaining(refusalText('nameInvalid', { max: 30 })),
    )
    await expect(canvas.getByLabelText(text('session:email.label'))).toHaveAccessibleDescription(
      expect.stringContaining(refusalText('emailInvalid')),
    )
    await expect(canvas.getByLabelText(text('session:password.label'))).toHaveAccessibleDescription(
      expect.stringContaining(refusalText('passwordTooShort', { min: 8 })),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const PasswordTooShort = meta.story({
  args: {
    way: 'register',
    state: refused('register', 'passwordTooShort', {
      name: '林晓舟',
      email: 'lin@shulei.example',
    }),
  },
})

/** The form is being sent without an answer yet: a second press sends nothing. */
export const Sending = meta.story({
  parameters: { router: false },
  args: { way: 'password' },
  render: (args) => <OnItsWay {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(text('session:signIn.account')), 'lin@shulei.example')
    await userEvent.type(canvas.getByLabelText(text('session:password.label')), demoPassword)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: pattern('session:signIn.sending') })).toBeVisible())
  },
})

function OnItsWay(props: SignInProps) {
  const Stub = createRoutesStub([
    { path: '/', action: () => new Promise<null>(() => {}), Component: () => <SignIn {...props} /> },
  ])
  return <Stub />
}

/** A decoded long address wraps instead of widening the page. */
export const LongReturnAddress = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { returnTo: `shulei.example/competitions/1001/${'近海浪高短临预报/'.repeat(8)}ranking` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

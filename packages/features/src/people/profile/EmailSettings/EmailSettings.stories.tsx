import { accountSecurity, sendEmailCode, updateEmail } from '@shulei/contract/base/session/calls.ts'
import { securityFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { EmailSettings } from './EmailSettings.tsx'

const meta = preview.meta({
  title: 'Areas/profile/EmailSettings',
  component: EmailSettings,
  parameters: { router: '/users/v2/userinfo' },
  args: { outboxAddress: null },
  beforeEach: () => localStorage.clear(),
})

const stored = fn()

/** No address yet: a code to the new one and the password bind it. A taken address is refused at its field. */
export const Bound = meta.story({
  tags: ['no-picture'], // same picture as PhoneSettings
  args: { outboxAddress: '/sso/outbox' },
  beforeEach: ({ msw }) => {
    stored.mockClear()
    msw.use(
      mock(accountSecurity, () => securityFixture({ email: null })),
      mock(sendEmailCode, ({ body }) => {
        if (body.email.startsWith('gu')) throw new MockRefusal('emailTaken')
        return { email: body.email }
      }),
      mock(updateEmail, ({ body }) => {
        stored(body)
        return { email: body.email }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('settings:email.none'))
    await expect(canvas.getByText(pattern('session:outbox.whereAny'))).toBeVisible()
    const email = canvas.getByRole('textbox', { name: text('session:email.label') })
    const send = canvas.getByRole('button', { name: text('session:phone.send') })
    await userEvent.type(email, 'gu@shulei.example')
    await userEvent.click(send)
    await waitFor(() => expect(email).toHaveAccessibleDescription(refusalText('emailTaken')))
    await userEvent.clear(email)
    await userEvent.type(email, 'new@shulei.example')
    await userEvent.click(send)
    const code = canvas.getByRole('textbox', { name: text('session:code.label') })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '123456')
    await userEvent.type(canvas.getByLabelText(text('session:password.current')), 'shulei-demo')
    await userEvent.click(canvas.getByRole('button', { name: text('settings:email.add') }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        text('settings:email.changed', { contact: 'new@shulei.example' }),
      ),
    )
    await expect(stored.mock.calls).toEqual([
      [{ email: 'new@shulei.example', emailCode: '123456', password: 'shulei-demo' }],
    ])
    await canvas.findByText(text('settings:email.now', { contact: 'new@shulei.example' }))
    await expect(canvas.getByRole('textbox', { name: text('session:email.label') })).toHaveValue('')
  },
})

/** The session ended while the form was filled: a link to sign in, and the address is there again afterwards. */
export const SessionEnded = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updateEmail, 'loginFirst')),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: text('session:email.label') })
    await userEvent.type(email, 'new@shulei.example')
    await userEvent.type(canvas.getByRole('textbox', { name: text('session:code.label') }), '123456')
    await userEvent.type(canvas.getByLabelText(text('session:password.current')), 'shulei-demo')
    await userEvent.click(canvas.getByRole('button', { name: text('settings:email.change') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('loginFirst'))
    const href = canvas.getByRole('link', { name: text('shell:error.loginLink') }).getAttribute('href') ?? ''
    await expect(new URL(href, location.href).pathname).toContain('login2')
    await expect(decodeURIComponent(href)).toContain('/users/v2/userinfo')
    await expect(canvas.getByRole('textbox', { name: text('session:email.label') })).toHaveValue('new@shulei.example')
    const kept = JSON.stringify(Object.values(localStorage))
    await expect(kept).toContain('new@shulei.example')
    await expect(kept).not.toMatch(/123456|shulei-demo/)
  },
})

/** After signing in the page has the typed address. */
export const AfterSigningIn = meta.story({
  tags: ['no-picture'], // same picture as SessionEnded without its note
  beforeEach: () => localStorage.setItem('draft:/users/v2/userinfo#email', '{"email":"new@shulei.example"}'),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: text('session:email.label') })
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: text('session:email.label') })).toHaveValue('new@shulei.example'),
    )
  },
})

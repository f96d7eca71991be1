import { accountSecurity } from '@shulei/contract/base/session/calls.ts'
import { sendPhoneCode, updatePhone } from '@shulei/contract/people/profile/calls.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
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
    await canvas.findByText(text('settings:phone.now', { contact: '138****0000' }))
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(accountSecurity)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell:a11y.loading'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/**
 * A code is sent; a wrong code is refused while the wait goes on; the right one changes the number and empties the fields.
 */
export const Changed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updatePhone, 'codeWrong')),
  play: async ({ canvas, msw, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: text('settings:phone.title') })
    const change = canvas.getByRole('button', { name: text('settings:phone.change') })
    await userEvent.type(phone, '137 0000 1234')
    await userEvent.click(canvas.getByRole('button', { name: text('session:phone.send') }))
    await canvas.findByText(text('session:phone.again', { wait: '60 秒' }))
    const code = canvas.getByRole('textbox', { name: text('session:code.label') })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.click(change)
    await expect(code).toHaveAccessibleDescription(pattern('settings:phone.codeMissing'))
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '123456')
    await userEvent.click(change)
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(refusalText('codeWrong'))))
    await expect(code).toHaveValue('123456')
    await expect(phone).toHaveValue('137 0000 1234')
    const later = spyOn(Date, 'now').mockReturnValue(mockNow + 20_000)
    await canvas.findByText(text('session:phone.again', { wait: '40 秒' }), {}, { timeout: 3000 })
    later.mockRestore()
    msw.resetHandlers()
    await userEvent.click(change)
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(text('settings:phone.changed', { contact: '137****1234' })),
    )
    await canvas.findByText(text('settings:phone.now', { contact: '137****1234' }))
    await expect(canvas.getByRole('textbox', { name: text('settings:phone.title') })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: text('session:code.label') })).toHaveValue('')
  },
})

/** The session alone is not enough: the proof is the password, or a code to the account's current number. */
export const ProofByCode = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(updatePhone, 'ownCodeWrong')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(text('session:password.current'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('session:proof.useCode') }))
    await userEvent.type(canvas.getByRole('textbox', { name: text('settings:phone.title') }), '137 0000 1234')
    await userEvent.type(canvas.getByRole('textbox', { name: text('session:code.label') }), '123456')
    const own = canvas.getByRole('textbox', { name: text('session:proof.ownCode', { phone: '138****0000' }) })
    await userEvent.click(canvas.getAllByRole('button', { name: text('session:phone.send') })[1] as HTMLElement)
    await waitFor(() => expect(own).toHaveFocus())
    await userEvent.type(own, '654321')
    await userEvent.click(canvas.getByRole('button', { name: text('settings:phone.change') }))
    await waitFor(() => expect(own).toHaveAccessibleDescription(expect.stringContaining(refusalText('ownCodeWrong'))))
    await waitFor(() => expect(own).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: text('settings:phone.title') })).toHaveValue('137 0000 1234')
    await userEvent.click(document.body)
  },
})

/** An invalid or taken number is reported at the number, which stays. */
export const PhoneTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(updatePhone, 'phoneTaken')),
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: text('settings:phone.title') })
    await userEvent.type(phone, '123')
    await userEvent.click(canvas.getByRole('button', { name: text('session:phone.send') }))
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining(refusalText('phoneInvalid'))))
    await waitFor(() => expect(phone).toHaveFocus())
    await userEvent.clear(phone)
    await userEvent.type(phone, '137 0000 1234')
    await userEvent.type(canvas.getByRole('textbox', { name: text('session:code.label') }), '123456')
    await userEvent.click(canvas.getByRole('button', { name: text('settings:phone.change') }))
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining(refusalText('phoneTaken'))))
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveValue('137 0000 1234')
    await userEvent.click(document.body)
  },
})

/** An expired code is reported at the code; in English, on a phone, nothing is cut. */
export const CodeExpired = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  args: { outboxAddress: '/sso/outbox' },
  beforeEach: ({ msw }) => msw.use(mockRefused(updatePhone, 'codeExpired')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text('settings:phone.title') }), '137 0000 1234')
    const code = canvas.getByRole('textbox', { name: text('session:code.label') })
    await userEvent.type(code, '123456')
    await userEvent.click(canvas.getByRole('button', { name: text('settings:phone.change') }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(refusalText('codeExpired'))))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

/** An error of no field is shown above the fields. */
export const TooMany = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(sendPhoneCode, 'tooMany')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text('settings:phone.title') }), '137 0000 1234')
    await userEvent.click(canvas.getByRole('button', { name: text('session:phone.send') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
    await expect(canvas.getByRole('textbox', { name: text('settings:phone.title') })).toHaveValue('137 0000 1234')
  },
})

import { useCall } from '@shulei/client/hooks.ts'
import { accountSecurity } from '@shulei/contract/base/session/calls.ts'
import { accountClosing, closeAccount } from '@shulei/contract/house/account/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { closingFixture } from '@shulei/mocks/house/account/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { CloseAccount } from './CloseAccount.tsx'

const meta = preview.meta({
  title: 'Areas/settings/CloseAccount',
  component: CloseAccount,
  parameters: { router: '/users/v2/my-data' },
  args: { outboxAddress: null, onClosed: fn() },
})

const captainOf = [
  { competitionId: 1001, competition: { cn: '潮位预报', en: 'Tide forecast' }, team: '近岸观察组', next: '周野' },
]

export const Default = meta.story({
  tags: ['modes'],
  args: { outboxAddress: '/sso/outbox' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('account:close.submit') })).toBeVisible()
    await expect(canvas.queryByText(text('account:close.captain'))).toBeNull()
    // the password is asked, and no code
    await expect(canvas.queryByRole('link', { name: text('session:outbox.title') })).toBeNull()
  },
})

/** A captain reads who takes over, with a link to the team. */
export const Captain = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(accountClosing, () => closingFixture({ captainOf }))),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /近岸观察组.*周野/ })
    await expect(link).toHaveAttribute('href', '/competitions/1001/teams')
  },
})

/** Neither the box nor the proof may be missing, which is said of both at once; by keyboard, too. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(closeAccount, 'currentPasswordWrong')),
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: text('account:close.submit') })
    await userEvent.click(submit)
    const box = canvas.getByRole('checkbox', { name: text('account:close.understood') })
    await waitFor(() => expect(box).toHaveAccessibleDescription(pattern('account:close.mustUnderstand')))
    const field = canvas.getByLabelText(text('session:password.current'))
    await expect(field).toHaveAccessibleDescription(pattern('account:close.passwordMissing'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(box)
    await userEvent.type(field, 'wrong password{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(refusalText('currentPasswordWrong'))),
    )
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(document.body)
  },
})

/** The reader, as the header of the page reads them. */
function Reader() {
  const { data } = useCall(refs.currentUser, {})
  return <VisuallyHidden>{data === null ? 'visitor' : data?.name}</VisuallyHidden>
}

/** Arranged: everything is logged out, also on this page, which says until when the person may return. */
export const Arranged = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  render: (args) => (
    <>
      <CloseAccount {...args} />
      <Reader />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(text('session:password.current')), 'correct horse')
    await userEvent.click(canvas.getByRole('checkbox', { name: text('account:close.understood') }))
    await userEvent.click(canvas.getByRole('button', { name: text('account:close.submit') }))
    await expect(await canvas.findByText(text('account:close.doneText'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('region', { name: text('account:close.title') })).toHaveFocus())
    await expect(canvas.getByText('visitor')).toBeVisible()
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await userEvent.click(document.body)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** An account without a password is proven by a code to its phone. */
export const ByCode = meta.story({
  args: { outboxAddress: '/sso/outbox' },
  beforeEach: ({ msw }) =>
    msw.use(mock(accountSecurity, () => ({ phone: '138****0000', email: null, hasPassword: false, sessions: [] }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: text('session:proof.ownCode', { phone: '138****0000' }) }),
    ).toBeVisible()
    await expect(canvas.queryByLabelText(text('session:password.current'))).toBeNull()
    await expect(canvas.getByRole('link', { name: text('session:outbox.title') })).toBeVisible()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(accountClosing, () =>
        closingFixture({
          captainOf: [
            { competitionId: 1, competition: { cn: longEnglish, en: longEnglish }, team: longWord, next: longWord },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(text('account:close.captain'))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(closeAccount, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(text('session:password.current')), 'correct horse')
    await userEvent.click(canvas.getByRole('checkbox', { name: text('account:close.understood') }))
    await userEvent.click(canvas.getByRole('button', { name: text('account:close.submit') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(accountClosing)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell:a11y.loading'))
  },
})

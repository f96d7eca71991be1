import { demoPassword } from '@shulei/mocks/cast/people.ts'
import { reviewers } from '@shulei/mocks/cast/reviewers.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ReviewerLogin } from './ReviewerLogin.tsx'

const meta = preview.meta({
  title: 'Areas/review/ReviewerLogin',
  component: ReviewerLogin,
  parameters: { router: '/spic-review/login' },
  args: {
    demoReviewers: reviewers.map(({ account, name, role }) => ({ account, name, role, password: demoPassword })),
    signedInAs: null,
    isSentEarly: false,
    next: '/spic-review?returnTo=%2Fspic-review%2Fscoremanage%3Fproject%3D8',
    onSignedIn: fn(),
  },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /乔远舟/ }))
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

/** Empty fields are named, and nothing is sent: the focus goes to the first of them. */
export const Empty = meta.story({
  // the marks of empty fields as on other forms
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const account = canvas.getByLabelText(text('review:login.account'))
    const password = canvas.getByLabelText(text('review:login.password'))
    const submit = canvas.getByRole('button', { name: text('review:login.submit') })
    await userEvent.click(submit)
    await waitFor(() => expect(account).toHaveFocus())
    await expect(account).toHaveAccessibleDescription(text('review:login.accountMissing'))
    await expect(password).toHaveAccessibleDescription(text('review:login.passwordMissing'))
    await userEvent.type(account, 'qiao')
    await userEvent.click(submit)
    await waitFor(() => expect(password).toHaveFocus())
    await expect(account).not.toHaveAccessibleDescription()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
})

export const Wrong = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(text('review:login.account')), 'qiao')
    await userEvent.type(canvas.getByLabelText(text('review:login.password')), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: text('review:login.submit') }))
    await canvas.findByText(text('error:reviewerWrong'))
    await expect(canvas.getByLabelText(text('review:login.account'))).toHaveValue('qiao')
    await expect(args.onSignedIn).not.toHaveBeenCalled()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

export const SignedIn = meta.story({
  // one more alert over the form
  tags: ['no-picture'],
  args: { signedInAs: '乔远舟', demoReviewers: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: text('review:login.continue') })).toHaveAttribute('href', args.next)
  },
})

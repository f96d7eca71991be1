import { mailsOff } from '@shulei/contract/talk/notice/calls.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { MailsOff } from './MailsOff.tsx'

const ended = fn()

const meta = preview.meta({
  title: 'Areas/notice/MailsOff',
  component: MailsOff,
  parameters: { layout: 'fullscreen', router: '/mails-off' },
  args: { token: '100001.signature' },
  beforeEach: ({ msw }) => {
    ended.mockClear()
    msw.use(
      mock(mailsOff, ({ query }) => {
        ended(query.token)
        return { mails: false as const }
      }),
    )
  },
})

/** The page asks first: opening it changes nothing. */
export const Asks = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: text('notice:mailsOff.end') })).toBeEnabled()
    await expect(ended).not.toHaveBeenCalled()
  },
})

/** One press ends the mails, and the settings are at hand. */
export const Done = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('notice:mailsOff.end') }))
    await expect(await canvas.findByText(text('notice:mailsOff.done'))).toBeVisible()
    await expect(ended.mock.calls).toEqual([['100001.signature']])
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/users/v2/notice')
  },
})

/** A link that is not whole is named, with what to do. */
export const Refused = meta.story({
  tags: ['no-picture'], // the note is pictured with other forms
  beforeEach: ({ msw }) => msw.use(mockRefused(mailsOff, 'mailLinkInvalid')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('notice:mailsOff.end') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('mailLinkInvalid'))
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
})

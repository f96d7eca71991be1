import { keepAccount } from '@shulei/contract/house/account/calls.ts'
import { fromNow } from '@shulei/mocks/clock.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ClosingPage } from './ClosingPage.tsx'

const meta = preview.meta({
  title: 'Areas/settings/ClosingPage',
  component: ClosingPage,
  parameters: { router: '/users/v2/closing', layout: 'fullscreen' },
  args: { closingAt: fromNow({ days: 5 }), origin: null, leave: fn() },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text('account:closing.title'))
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
})

/** Both choices leave the page, by mouse and by keyboard. Keeping the account leads to the page that the person wanted. */
export const Kept = meta.story({
  tags: ['no-picture'],
  args: { origin: '/competitions?page=2' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: text('account:closing.keep') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/competitions?page=2'))
  },
})

export const SignedOut = meta.story({
  tags: ['no-picture'],
  args: { origin: '/competitions?page=2' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('account:closing.signOut') }))
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/'))
  },
})

export const Failed = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  beforeEach: ({ msw }) => msw.use(mockRefused(keepAccount, 'unavailable')),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('account:closing.keep') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
    await expect(args.leave).not.toHaveBeenCalled()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

/** The page of a person who has kept the account. */
export const Open = meta.story({
  args: { closingAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: text('account:closing.open') })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

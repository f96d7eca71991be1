import { privateVerify } from '@shulei/contract/compete/competition/calls.ts'
import { castCode } from '@shulei/mocks/cast/competitions.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { PrivateCodeForm } from './PrivateCodeForm.tsx'

const meta = preview.meta({
  title: 'Areas/competition/PrivateCodeForm',
  component: PrivateCodeForm,
  args: { competitionId: 1008, onOpen: fn() },
  parameters: { layout: 'fullscreen', router: '/competition-private/verify?id=1008' },
  decorators: [(Story) => <main>{Story()}</main>],
})

const field = () => ({ name: text('private-code:code') })
const button = () => ({ name: text('private-code:submit') })

/** Sent without a code: the field says so and takes the focus. */
export const Empty = meta.story({
  tags: ['modes'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button()))
    await expect(await canvas.findByText(text('private-code:required'))).toBeVisible()
    await expect(canvas.getByRole('textbox', field())).toHaveFocus()
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
})

/** A wrong code stays in the field, to be corrected. */
export const Wrong = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = await canvas.findByRole('textbox', field())
    await userEvent.type(input, 'TIDE-2025')
    await userEvent.click(canvas.getByRole('button', button()))
    await expect(await canvas.findByText(refusalText('privateCodeWrong'))).toBeVisible()
    await expect(input).toHaveValue('TIDE-2025')
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
})

/** The code came with the link: the reader confirms it. */
export const Right = meta.story({
  args: { code: castCode },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('textbox', field())).toHaveValue(castCode)
    await userEvent.click(canvas.getByRole('button', button()))
    await canvas.findByRole('link', { name: text('private-code:enter') })
    await expect(args.onOpen).toHaveBeenCalledWith(1008)
  },
})

/** Too many wrong codes: the limit's own sentence. */
export const TooMany = meta.story({
  tags: ['no-picture'], // differs from Wrong in words
  args: { code: 'TIDE' },
  beforeEach: ({ msw }) => msw.use(mockRefused(privateVerify, 'tooMany')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button()))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
  },
})

export const Visitor = meta.story({
  globals: { person: 'visitor' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: text('private-code:toLogin') })
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** The address names no competition (Q098). */
export const Unnamed = meta.story({
  tags: ['no-picture'], // differs from Visitor in words
  args: { competitionId: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: text('private-code:toList') })
  },
})

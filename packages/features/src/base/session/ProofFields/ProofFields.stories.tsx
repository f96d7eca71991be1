import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { inColumn } from '../stories/inColumn.tsx'
import { ProofFields } from './ProofFields.tsx'

const meta = preview.meta({
  title: 'Areas/session/ProofFields',
  component: ProofFields,
  decorators: [inColumn],
  args: {
    account: { phone: '138****0000', hasPassword: true },
    state: undefined,
    isSendingCode: false,
  },
})

/** Either proof is sufficient: one is shown, and a button switches to the other. */
export const Both = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(text('session:password.current'))).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await userEvent.click(canvas.getByRole('button', { name: text('session:proof.useCode') }))
    await expect(canvas.getByLabelText(text('session:proof.ownCode', { phone: '138****0000' }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('session:proof.usePassword') }))
    await expect(canvas.getByLabelText(text('session:password.current'))).toBeVisible()
  },
})

/** An account created by phone has no password: there is no choice. */
export const CodeAlone = meta.story({
  tags: ['no-picture'],
  args: { account: { phone: '138****0000', hasPassword: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text('session:proof.ownCode', { phone: '138****0000' }))).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

/** An account without phone and password has no proof to give. */
export const Unbound = meta.story({
  tags: ['no-picture'],
  args: { account: { phone: null, hasPassword: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

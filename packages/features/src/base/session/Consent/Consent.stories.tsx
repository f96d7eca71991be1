import * as content from '@shulei/domain/address/content.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { inColumn } from '../stories/inColumn.tsx'
import { Consent } from './Consent.tsx'

const meta = preview.meta({
  title: 'Areas/session/Consent',
  component: Consent,
  decorators: [inColumn],
  args: { legal: { terms: content.servicePolicy(), privacy: content.privacy() }, state: undefined },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: pattern('session:consent.before') })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(canvas.getByRole('link', { name: text('session:consent.privacy') })).toHaveAttribute(
      'href',
      content.privacy(),
    )
  },
})

/** Where only a new number needs it. */
export const ForNew = meta.story({ args: { isForNew: true } })

export const Missing = meta.story({
  args: { state: { intent: 'register', values: {}, problem: { reason: 'consentMissing', message: '' } } },
  render: ({ state, ...args }) => (
    <Consent
      {...args}
      state={state && { ...state, problem: { reason: 'consentMissing', message: refusalText('consentMissing') } }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      expect.stringContaining(refusalText('consentMissing')),
    )
  },
})

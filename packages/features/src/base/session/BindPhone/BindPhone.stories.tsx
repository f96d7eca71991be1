import * as content from '@shulei/domain/address/content.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { useState } from 'react'
import { createRoutesStub, useActionData } from 'react-router'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import type { FormState } from '../form-state.ts'
import { inColumn } from '../stories/inColumn.tsx'
import { BindPhone } from './BindPhone.tsx'

const meta = preview.meta({
  title: 'Areas/session/BindPhone',
  component: BindPhone,
  decorators: [inColumn],
  args: {
    name: '许初晴',
    state: undefined,
    legal: { terms: content.servicePolicy(), privacy: content.privacy() },
    outboxAddress: null,
  },
})

export const Default = meta.story({ tags: ['modes'] })

export const Demonstration = meta.story({ args: { outboxAddress: '/sso/outbox' } })

export const PhoneTaken = meta.story({
  args: {
    outboxAddress: '/sso/outbox',
    state: {
      intent: 'bind',
      values: { phone: '138 0013 8000' },
      problem: { reason: 'phoneTaken', message: '这个手机号已绑定其他账号。' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text('session:phone.label'))).toHaveAccessibleDescription(/已绑定其他账号/)
  },
})

/** The first field with a problem takes the focus from the button. */
export const SentEmpty = meta.story({
  tags: ['no-picture'], // the story before with another sentence
  parameters: { router: false },
  render: function Site(args) {
    const [Routes] = useState(() =>
      createRoutesStub([
        {
          path: '/',
          action: (): FormState => ({
            intent: 'bind',
            values: { phone: '' },
            problem: { reason: 'codeMissing', message: refusalText('codeMissing') },
            others: [{ reason: 'phoneMissing', message: refusalText('phoneMissing') }],
          }),
          Component: () => <BindPhone {...args} state={useActionData()} />,
        },
      ]),
    )
    return <Routes />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('session:bind.submit') }))
    const phone = canvas.getByLabelText(text('session:phone.label'))
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription(expect.stringContaining(refusalText('phoneMissing')))
  },
})

import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern } from '#storybook/texts'
import { ReceiverField } from './ReceiverField.tsx'

const meta = preview.meta({
  title: 'Areas/message/ReceiverField',
  tags: ['no-picture'], // drawn by the dialogs that have the field
  component: ReceiverField,
  args: { value: null, onChange: fn() },
})

/** A person is found by pinyin, and chosen by the keyboard. */
export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: pattern('message:sendMessage.receiver') }), 'xia')
    await screen.findByRole('option', { name: new RegExp(personOf('xia').name) })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ id: personOf('xia').id }))
  },
})

/** Under another name, with a person who can be taken back. */
export const Chosen = meta.story({
  args: { label: '要加的人', value: { id: personOf('mira').id, name: personOf('mira').name, avatar: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: '要加的人' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: pattern('message:sendMessage.remove') }))
    await expect(args.onChange).toHaveBeenCalledWith(null)
  },
})

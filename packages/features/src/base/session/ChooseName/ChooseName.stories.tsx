import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { inColumn } from '../stories/inColumn.tsx'
import { ChooseName } from './ChooseName.tsx'

const meta = preview.meta({
  title: 'Areas/session/ChooseName',
  component: ChooseName,
  decorators: [inColumn],
  args: { state: undefined, laterAddress: '/competitions' },
})

export const Default = meta.story()

/** A taken name is reported at the field, which keeps the typed value. */
export const Taken = meta.story({
  tags: ['no-picture'],
  args: {
    state: {
      intent: 'name',
      values: { name: '林晓舟' },
      problem: { reason: 'nameTaken', message: '这个名字已有人使用。' },
    },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText(text('session:name.label'))
    await expect(name).toHaveAccessibleDescription(/已有人使用/)
    await expect(name).toHaveValue('林晓舟')
  },
})

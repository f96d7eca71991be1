import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { CopyChecksum } from './CopyChecksum.tsx'

const meta = preview.meta({
  title: 'Areas/competition/CopyChecksum',
  component: CopyChecksum,
  // a button of text, drawn in the stories of its pages
  tags: ['no-picture'],
  args: { value: '30d21fc30bdf467b'.repeat(4) },
})

export const Whole = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.value)).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('columns:copy') })).toBeVisible()
  },
})

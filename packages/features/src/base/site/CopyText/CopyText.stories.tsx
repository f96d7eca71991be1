import { expect, spyOn, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { CopyText } from './CopyText.tsx'

const meta = preview.meta({
  title: 'Areas/site/CopyText',
  component: CopyText,
  // a button of text, drawn in the stories of its pages
  tags: ['no-picture'],
  args: { text: '@misc{shulei-dataset-1}', label: 'BibTeX' },
})

export const Copied = meta.story({
  beforeEach() {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => write.mockRestore()
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }))
    await expect(await canvas.findByText(text('columns:copied'))).toBeInTheDocument()
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.text)
  },
})

export const Failed = meta.story({
  beforeEach() {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    return () => write.mockRestore()
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }))
    await expect((await canvas.findAllByText(text('columns:copyFailed'))).length).toBeGreaterThan(0)
  },
})

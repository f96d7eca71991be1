import { expect, spyOn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { CopyButton } from './CopyButton.tsx'

const meta = preview.meta({
  title: 'Areas/hosting/CopyButton',
  component: CopyButton,
  // a button of text, drawn in the stories of its pages
  tags: ['no-picture'],
  args: { text: 'https://shulei.example/', children: 'https' },
  render: (args) => <CopyButton {...args}>{text('hosting:copy.link')}</CopyButton>,
})

const button = () => ({ name: text('hosting:copy.link') })

export const Copied = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    canvas.getByRole('button', button()).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: text('hosting:copy.copied') })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(text('hosting:copy.copied'))
    await expect(write).toHaveBeenCalledWith(args.text)
    write.mockRestore()
  },
})

/** The browser refuses: the text beside is selected by hand. */
export const Failed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button', button()))
    await expect((await canvas.findAllByText(text('hosting:copy.copyFailed'))).length).toBe(2)
    write.mockRestore()
  },
})

import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { SaveBar } from './SaveBar.tsx'

const meta = preview.meta({
  title: 'Areas/profile/SaveBar',
  component: SaveBar,
  render: (args) => <SaveBar {...args} part={text('editing:part.basic')} />,
  args: { part: '', isSaving: false, isChanged: false, isSaved: false, onDiscard: fn() },
})

export const Unsaved = meta.story({
  args: { isChanged: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: text('editing:save.discardName', { part: text('editing:part.basic') }) }),
    )
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    // the button to discard goes away on a page
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: text('editing:save.name', { part: text('editing:part.basic') }) }),
      ).toHaveFocus(),
    )
    await userEvent.click(document.body)
  },
})

export const Saving = meta.story({ args: { isChanged: true, isSaving: true } })

export const Saved = meta.story({
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('editing:save.saved'))
  },
})

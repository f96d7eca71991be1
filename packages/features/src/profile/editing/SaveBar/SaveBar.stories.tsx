import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { SaveBar } from './SaveBar.tsx'

const meta = preview.meta({
  title: 'Areas/profile/SaveBar',
  component: SaveBar,
  args: { part: '基本资料', isSaving: false, isChanged: false, isSaved: false, onDiscard: fn() },
})

export const Unsaved = meta.story({
  args: { isChanged: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改：基本资料' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    await userEvent.click(document.body)
  },
})

export const Saving = meta.story({ args: { isChanged: true, isSaving: true } })

export const Saved = meta.story({
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已保存')
  },
})

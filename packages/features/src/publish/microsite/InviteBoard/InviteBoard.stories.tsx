import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as css from '../stories/frames.css.ts'
import { InviteBoard } from './InviteBoard.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/InviteBoard',
  component: InviteBoard,
  decorators: [
    (Story) => (
      <div className={css.column}>
        <Story />
      </div>
    ),
  ],
  args: {
    inviters: [
      { id: 208403, name: '舒望', people: 1286 },
      { id: 208420, name: '孟怀远', people: 71 },
      { id: 208402, name: '闻一', people: 1 },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})
export const English = meta.story({ globals: { locale: 'en-US' } })

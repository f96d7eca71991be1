import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({
  title: 'Core/Skeleton',
  parameters: {
    docs: {
      description: {
        component:
          'Content on its way whose shape is known, so that nothing jumps. **Not** for a part of a second, nor for unknown shapes (`Loading`).',
      },
    },
  },
  component: Skeleton,
  args: { label: '正在加载排行榜' },
  decorators: [
    (Story) => (
      <div className={`${frames.main} ${frames.surface}`}>
        <Story />
      </div>
    ),
  ],
})

export const Text = meta.story({
  tags: ['modes-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在加载排行榜')
  },
})
export const Rows = meta.story({ args: { shape: 'rows', count: 5 }, tags: ['modes'] })
export const Block = meta.story({ args: { shape: 'block' } })

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Loading the ranking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the ranking')
  },
})

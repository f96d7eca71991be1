import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { longEnglish } from '../stories/longText.ts'
import { Loading } from './Loading.tsx'

const meta = preview.meta({
  title: 'Core/Loading',
  parameters: {
    docs: {
      description: {
        component:
          'Something is on its way and its shape is unknown. **Not** where the shape is known (`Skeleton`), nor for a known share (`ProgressBar`).',
      },
    },
  },
  component: Loading,
  args: { label: '正在加载更多' },
})

export const Small = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在加载更多')
  },
})
export const Large = meta.story({ args: { size: 'l', label: '正在加载排行榜' }, tags: ['modes'] })
export const LongText = meta.story({ args: { label: longEnglish } })

export const English = meta.story({ globals: { locale: 'en-US' }, args: { label: 'Loading more' } })

import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import * as css from '../stories/frames.css.ts'
import { NewsList } from './NewsList.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/NewsList',
  component: NewsList,
  decorators: [
    (Story) => (
      <div className={css.column}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: [
      { id: 4, title: 'B 榜浮标名单已封存，校验值同步公布', at: '2026-11-20T09:00:00+08:00', to: '/races/tide/news/4' },
      { id: 3, title: '赛道三补充 12 艘冷藏船的时窗约束', at: '2026-11-12T15:00:00+08:00', to: '/races/tide/news/3' },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /B 榜浮标/ })).toHaveAttribute('href', '/races/tide/news/4')
  },
})

/** A new microsite without news. */
export const Empty = meta.story({
  tags: ['modes'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('microsite:news.empty'))).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

import { mockNow as now } from '@shulei/mocks/clock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as css from '../stories/frames.css.ts'
import { TrackCard } from './TrackCard.tsx'

const day = 86_400_000

const meta = preview.meta({
  title: 'Areas/microsite/TrackCard',
  component: TrackCard,
  decorators: [
    (Story) => (
      <div className={css.column}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: '赛道一',
    title: '浪高短临',
    line: '未来 6 小时逐时有效波高',
    to: '/competitions/1007',
    action: '进入赛道',
    prize: '¥300,000',
    teams: 1284,
    schedule: {
      now,
      range: [now - 45 * day, now + 35 * day],
      segments: [
        { kind: 'signup', start: now - 44 * day, end: now - 20 * day },
        { kind: 'a', start: now - 26 * day, end: now + 2 * day },
        { kind: 'b', start: now + 6 * day, end: now + 14 * day },
      ],
    },
  },
})

export const Default = meta.story({
  tags: ['modes-microsite'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /浪高短临/ })).toHaveAttribute('href', '/competitions/1007')
  },
})

/** As a hanging scroll, with vertical text. */
export const Scroll = meta.story({
  globals: { theme: 'tang' },
  args: {
    form: 'scroll',
    label: '其一',
    title: '意象检索',
    line: '给一句诗，寻同意象十句',
    prize: '训练',
    teams: 2406,
  },
})

/** Latin text is not set vertically: the scroll is horizontal. */
export const ScrollEnglish = meta.story({
  globals: { theme: 'tang', locale: 'en-US' },
  args: {
    form: 'scroll',
    label: 'First',
    title: 'Images of a poem',
    line: 'Given a line, find ten with the same image',
    action: 'Enter',
    prize: 'Training',
    teams: 2406,
  },
})

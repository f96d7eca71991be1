import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { stoppedClock, storyNow } from '../stories/clock.ts'
import { RelativeTime } from './RelativeTime.tsx'

const meta = preview.meta({
  title: 'Core/RelativeTime',
  parameters: {
    docs: {
      description: {
        component:
          'When something happened, in a list or under a text. **Not** for deadlines, which need the exact instant and its zone.',
      },
    },
  },
  component: RelativeTime,
  args: {
    at: storyNow - 3 * 3_600_000,
    now: storyNow,
    clock: stoppedClock,
    title: '2026 年 11 月 21 日 09:40（北京时间）',
    format: (at: number, now: number) => `${Math.floor((now - at) / 3_600_000)} 小时前`,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByText('3 小时前')
    await expect(time).toHaveAttribute('datetime', '2026-11-21T01:40:00.000Z')
    await expect(time).toHaveAttribute('title', '2026 年 11 月 21 日 09:40（北京时间）')
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    title: 'November 21, 2026, 09:40 (Beijing time)',
    format: (at: number, now: number) => `${Math.floor((now - at) / 3_600_000)} hours ago`,
  },
})

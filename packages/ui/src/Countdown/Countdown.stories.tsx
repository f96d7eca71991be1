import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { stoppedClock, storyNow } from '../stories/clock.ts'
import * as frames from '../stories/frames.css.ts'
import { Countdown } from './Countdown.tsx'
import type { CountdownUnit } from './countdownParts.ts'

const chinese = { days: '天', hours: '时', minutes: '分', seconds: '秒' } as const
const english: Record<CountdownUnit, string> = { days: 'day', hours: 'hour', minutes: 'min', seconds: 'sec' }

const meta = preview.meta({
  title: 'Core/Countdown',
  parameters: {
    docs: {
      description: {
        component:
          'The time left until one instant that matters on this page; at most one. **Not** for instants weeks away (`RelativeTime`), and always with the exact end beside it.',
      },
    },
  },
  component: Countdown,
  args: {
    label: '距 A 榜关闭',
    target: Date.parse('2026-11-23T17:57:42+08:00'),
    now: storyNow,
    clock: stoppedClock,
    unitText: (unit: CountdownUnit) => chinese[unit],
    endedText: '已关闭',
    onEnd: fn(),
  },
})

export const Days = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '距 A 榜关闭' })).toHaveTextContent('2天05时17分42秒')
  },
})

/** Days are hidden when none are left. */
export const LastDay = meta.story({
  args: { target: storyNow + 3 * 3_600_000 + 4000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^03时00分04秒$/)
  },
})

export const Ended = meta.story({
  args: { target: storyNow - 1000 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('已关闭')
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
})

/** An invalid date counts as over. */
export const InvalidDate = meta.story({
  tags: ['no-picture'], // same picture as Ended
  args: { target: Date.parse('2026-13-45') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^已关闭$/)
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
})

/** When the end comes while the page is open, the text changes and `onEnd` is called once. */
export const Ends = meta.story({
  args: { target: storyNow + 1500, clock: undefined },
  render: (args) => {
    const started = performance.now()
    return <Countdown {...args} clock={() => storyNow + (performance.now() - started)} />
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('已关闭'), { timeout: 4000 })
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
  },
})

export const OnHero = meta.story({
  tags: ['modes-colours'],
  render: (args) => (
    <div className={frames.hero}>
      <Countdown {...args} ground="hero" />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Until list A closes',
    unitText: (unit: CountdownUnit, value: number) => (value === 1 ? english[unit] : `${english[unit]}s`),
  },
})

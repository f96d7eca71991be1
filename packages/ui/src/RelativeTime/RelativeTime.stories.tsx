import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { stoppedClock, storyNow } from '../stories/clock.ts'
import { RelativeTime } from './RelativeTime.tsx'

const hour = 3_600_000
const day = 24 * hour

/** Texts for an age as on the site: minutes, hours, days up to 30, then the date. */
const words =
  (justNow: string, hours: (count: number) => string, days: (count: number) => string) => (at: number, now: number) => {
    const age = now - at
    if (age < hour) return justNow
    if (age < day) return hours(Math.floor(age / hour))
    if (age < 30 * day) return days(Math.floor(age / day))
    return new Date(at).toISOString().slice(0, 10).replaceAll('-', '/')
  }
const several = (unit: string) => (count: number) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
const chinese = words(
  '刚刚',
  (count) => `${count} 小时前`,
  (count) => `${count} 天前`,
)
const english = words('just now', several('hour'), several('day'))

const full = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} (UTC)`

const meta = preview.meta({
  title: 'Core/RelativeTime',
  tags: ['modes-colours'],
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
    at: storyNow - 3 * hour,
    now: storyNow,
    clock: stoppedClock,
    title: '',
    format: chinese,
  },
  render: (args, { globals }) => (
    <RelativeTime {...args} title={full(args.at)} format={globals.locale === 'en-US' ? english : chinese} />
  ),
})

export const HoursAgo = meta.story({
  tags: ['modes'],
  play: async ({ canvas, globals }) => {
    const time = canvas.getByText(globals.locale === 'en-US' ? '3 hours ago' : '3 小时前')
    await expect(time).toHaveAttribute('datetime', '2026-11-21T01:40:00.000Z')
    await expect(time).toHaveAttribute('title', '2026-11-21 01:40:00 (UTC)')
  },
})

export const JustNow = meta.story({
  args: { at: storyNow - hour + 1 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals.locale === 'en-US' ? 'just now' : '刚刚')).toBeVisible()
  },
})

export const DaysAgo = meta.story({
  args: { at: storyNow - 30 * day + 1 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals.locale === 'en-US' ? '29 days ago' : '29 天前')).toBeVisible()
  },
})

/** From 30 days on the date is shown. */
export const OnADate = meta.story({
  args: { at: storyNow - 30 * day },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/10/22')).toBeVisible()
  },
})

/** When the clocks of two machines differ, a time in the future is shown as just now. */
export const Future = meta.story({
  args: { at: storyNow + 2 * day },
  play: async ({ canvas, globals }) => {
    const time = canvas.getByText(globals.locale === 'en-US' ? 'just now' : '刚刚')
    await expect(time).toHaveAttribute('datetime', '2026-11-23T04:40:00.000Z')
  },
})

/** The text is updated while the page is open. */
export const GrowsOld = meta.story({
  tags: ['no-picture'], // same picture as HoursAgo
  args: { at: storyNow - hour + 60_000 },
  render: (args) => {
    const opened = performance.now()
    // Starts a tenth of a second before the full minute.
    return <RelativeTime {...args} clock={() => storyNow + 59_900 + (performance.now() - opened)} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('刚刚')).toBeVisible()
    await expect(await canvas.findByText('1 小时前')).toBeVisible()
  },
})

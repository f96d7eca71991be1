import { fromNow } from '@shulei/mocks/clock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { When } from './When.tsx'

const meta = preview.meta({ title: 'Areas/message/When', component: When, args: { at: fromNow({ hours: -3 }) } })

export const HoursAgo = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('shell:time.hoursAgo', { count: 3 }))).toHaveAttribute(
      'title',
      '2026/11/21 09:40:00 北京时间 (UTC+8)',
    )
  },
})

export const English = meta.story({ globals: { locale: 'en-US' }, args: { at: fromNow({ days: -2 }) } })

import preview from '#storybook/preview'
import { HourGrid } from './HourGrid.tsx'

const week = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

const meta = preview.meta({
  title: 'Areas/microsite/HourGrid',
  component: HourGrid,
  args: {
    label: '周末夜里车最多。',
    rows: week.map((day, i) => ({
      day,
      values: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 20 : 200) + (hour > 19 ? 90 * i : 0)),
    })),
    hours: ['0:00', '6:00', '12:00', '18:00', '24:00'],
  },
})

export const Default = meta.story({ globals: { theme: 'lamps' } })
export const NoTraffic = meta.story({
  globals: { theme: 'lamps' },
  args: { rows: week.map((day) => ({ day, values: Array.from({ length: 24 }, () => 0) })) },
})

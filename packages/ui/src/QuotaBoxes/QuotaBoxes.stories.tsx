import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { QuotaBoxes } from './QuotaBoxes.tsx'

const meta = preview.meta({
  title: 'Core/QuotaBoxes',
  parameters: {
    docs: {
      description: {
        component: 'A few tries and how many are used. **Not** for more than a dozen, nor for shares (`Meter`).',
      },
    },
  },
  component: QuotaBoxes,
  args: { used: 2, total: 5, children: '今日额度 2 / 5 已用' },
})

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-used]')).toHaveLength(2)
  },
})

export const All = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={`${frames.column} ${frames.surface}`}>
      <QuotaBoxes used={0} total={5}>
        今日额度 <b>0</b> / 5 已用
      </QuotaBoxes>
      <QuotaBoxes used={2} total={5}>
        今日额度 <b>2</b> / 5 已用
      </QuotaBoxes>
      <QuotaBoxes used={5} total={5}>
        今日额度 <b>5</b> / 5 已用，明日 00:00 补满
      </QuotaBoxes>
      <QuotaBoxes used={31} total={100}>
        今日额度 <b>31</b> / 100 已用
      </QuotaBoxes>
    </div>
  ),
})

export const English = meta.story({ globals: { locale: 'en-US' }, args: { children: '2 of 5 used today' } })

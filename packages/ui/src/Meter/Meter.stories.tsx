import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { Meter } from './Meter.tsx'

const meta = preview.meta({
  title: 'Core/Meter',
  parameters: {
    docs: {
      description: {
        component:
          'A quantity within fixed limits: 5 of 8 points filled in. **Not** for something on its way (`ProgressBar`), nor for a quota of tries (`QuotaBoxes`).',
      },
    },
  },
  component: Meter,
  args: { label: '资料完整度', value: 5, max: 8, valueText: '5 / 8 项' },
  decorators: [
    (Story) => (
      <div className={frames.form}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: '资料完整度' })
    await expect(meter).toHaveAttribute('aria-valuenow', '5')
    await expect(meter).toHaveAttribute('aria-valuetext', '5 / 8 项')
  },
})

export const Tones = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      <Meter label="与榜首之距" value={80} valueText="80%" tone="neutral" />
      <Meter label="我的队" value={24} valueText="24%" />
      <Meter label="已完成" value={100} valueText="100%" tone="success" />
      <Meter label="空间" value={88} valueText="8.8 / 10 GB" tone="warning" />
      <Meter label="空间" value={99} valueText="9.9 / 10 GB" tone="danger" />
    </div>
  ),
})

export const OutOfRange = meta.story({ args: { value: 12, valueText: '12 / 8 项' } })
export const English = meta.story({ globals: { locale: 'en-US' }, args: { label: 'Profile', valueText: '5 of 8' } })

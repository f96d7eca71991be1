import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = preview.meta({
  title: 'Core/ProgressBar',
  parameters: {
    docs: {
      description: {
        component:
          'How far an upload or a job has come. **Not** without a known end (`Loading`), nor for a quantity that stays (`Meter`).',
      },
    },
  },
  component: ProgressBar,
  args: { label: '正在上传', value: 62, valueText: '62%，2.6 / 4.2 MB' },
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
    const bar = canvas.getByRole('progressbar', { name: '正在上传' })
    await expect(bar).toHaveAttribute('aria-valuenow', '62')
    await expect(bar).toHaveAttribute('aria-valuetext', '62%，2.6 / 4.2 MB')
  },
})

export const All = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      <ProgressBar label="等待" value={0} valueText="0%" />
      <ProgressBar label="正在上传" value={62} valueText="62%" />
      <ProgressBar label="上传完成" value={100} valueText="100%" tone="success" />
      <ProgressBar label="上传中断" value={41} valueText="41%" tone="danger" />
      <ProgressBar label="没有文字" value={30} valueText="30%" isTextHidden />
    </div>
  ),
})

export const LongText = meta.story({ args: { label: han50, valueText: longEnglish } })
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Uploading', valueText: '62%, 2.6 of 4.2 MB' },
})

import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { Slider } from './Slider.tsx'

const meta = preview.meta({
  title: 'Core/Slider',
  component: Slider,
  parameters: {
    keyboard: [
      ['→ ↑', 'one step up'],
      ['← ↓', 'one step down'],
      ['Page Up, Page Down', 'ten steps'],
      ['Home, End', 'smallest, largest'],
    ],
    docs: {
      description: {
        component:
          'A number from a range that is judged by its effect: zoom, weight, threshold. **Not** for figures that somebody knows in advance (`NumberField`), nor for two to four steps (`SegmentedControl`).',
      },
    },
  },
  args: {
    label: '缩放',
    minValue: 0,
    maxValue: 10,
    step: 0.01,
    defaultValue: 2.5,
    formatOptions: { minimumFractionDigits: 2 },
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className={frames.form}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const thumb = canvas.getByRole('slider', { name: '缩放' })
    thumb.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2.51)
    await userEvent.keyboard('{End}')
    await expect(thumb).toHaveAttribute('aria-valuetext', '10.00')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
})

export const States = meta.story({
  tags: ['modes'],
  render: (args) => (
    <div className={frames.stack}>
      <Slider {...args} defaultValue={0} />
      <Slider {...args} defaultValue={5} />
      <Slider {...args} defaultValue={10} />
      <Slider {...args} isDisabled />
    </div>
  ),
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})
export const LongText = meta.story({ args: { label: han50 } })
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Zoom', maxValue: 1, defaultValue: 0.4, formatOptions: { style: 'percent' } },
})

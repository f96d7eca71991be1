import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  title: 'Core/VisuallyHidden',
  parameters: {
    docs: {
      description: {
        component:
          'Words for screen readers where sighted readers have a picture or a place. **Not** for what everybody should know.',
      },
    },
  },
  component: VisuallyHidden,
  args: { children: '上升 2 位' },
})

/** Visible: "▲ 2". Read by screen readers: "上升 2 位". */
export const Default = meta.story({
  render: (args) => (
    <p>
      <span aria-hidden="true">▲ 2</span>
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByText('上升 2 位').getBoundingClientRect()
    await expect(box.width).toBeLessThanOrEqual(1)
  },
})

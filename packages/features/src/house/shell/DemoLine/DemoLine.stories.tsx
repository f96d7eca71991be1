import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { DemoLine } from './DemoLine.tsx'

const meta = preview.meta({
  title: 'Areas/shell/DemoLine',
  component: DemoLine,
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({
  tags: ['modes', 'modes-microsite'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('shell:demo'))).toBeVisible()
  },
})

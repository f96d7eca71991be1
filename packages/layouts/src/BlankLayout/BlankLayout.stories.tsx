import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Sheet } from '../stories/Sheet.tsx'
import { BlankLayout } from './BlankLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/blank',
  component: BlankLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <Sheet /> },
})

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="blank"]')).toBeVisible()
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
})

/** Inside another page's frame it says so, and nothing else changes. */
export const InsideFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="blank"]')).toHaveAttribute('data-inside-frame')
  },
})

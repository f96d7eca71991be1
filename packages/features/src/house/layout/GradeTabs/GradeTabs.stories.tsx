import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { GradeTabs } from './GradeTabs.tsx'

const meta = preview.meta({
  title: 'Areas/layout/GradeTabs',
  component: GradeTabs,
  parameters: { router: '/grade/DCIC' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('layout:grade.dcic') })).toHaveAttribute('aria-current', 'page')
  },
})

import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { MicrositeSection } from './MicrositeSection.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/MicrositeSection',
  component: MicrositeSection,
  args: { title: '三条赛道', note: '同一片海，三种问法', children: <p>浪高短临、海雾生消、航线改道。</p> },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '三条赛道' })).toBeVisible()
  },
})

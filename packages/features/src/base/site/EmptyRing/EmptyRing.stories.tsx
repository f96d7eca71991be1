import { ringDrawn } from '@shulei/ui/stories/ringDrawn.ts'
import preview from '#storybook/preview'
import { EmptyRing } from './EmptyRing.tsx'

const meta = preview.meta({
  title: 'Areas/shell/EmptyRing',
  component: EmptyRing,
  parameters: {
    docs: {
      description: {
        component:
          'The art of an `EmptyState` where people or teams will stand one day. **Not** for an empty list of things (no art, or an `Icon`), nor for a failure (`ErrorState`).',
      },
    },
  },
})

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await ringDrawn(canvasElement)
  },
})

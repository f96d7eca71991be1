import preview from '#storybook/preview'
import { Landscape } from './Landscape.tsx'

const meta = preview.meta({
  title: 'Core/Landscape',
  parameters: {
    docs: {
      description: {
        component:
          'The banner of a profile that has no picture of its own. **Not** behind text without a ground under it.',
      },
    },
  },
  component: Landscape,
  args: { seed: '208417' },
})

export const Default = meta.story({ tags: ['modes'] })
export const SomebodyElse = meta.story({ args: { seed: '208418' } })
export const Another = meta.story({ args: { seed: '7' } })

import preview from '#storybook/preview'
import { Landscape } from './Landscape.tsx'

const meta = preview.meta({ title: 'Core/Landscape', component: Landscape, args: { seed: '208417' } })

export const Default = meta.story({ tags: ['modes'] })
export const SomebodyElse = meta.story({ args: { seed: '208418' } })
export const Another = meta.story({ args: { seed: '7' } })

import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern } from '#storybook/texts'
import { framesSettled, smallPage, themeOf, tools } from '../stories/kit.tsx'
import { PreviewFrames } from './PreviewFrames.tsx'

const meta = preview.meta({
  title: 'Areas/studio/PreviewFrames',
  component: PreviewFrames,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { page: smallPage, tokens: themeOf('kite').tokens, tools },
})

/** Desktop, phone, night and English: each in a frame of its own. */
export const FourScreens = meta.story({
  play: async ({ canvas }) => {
    await framesSettled(4)
    const inside = (name: RegExp) => canvas.getByTitle<HTMLIFrameElement>(name).contentDocument
    await expect(inside(pattern('studio:frames.other'))?.querySelector('h1')).toHaveTextContent('Riding the Wind')
    await expect(inside(pattern('studio:frames.desktop'))?.querySelector('h1')).toHaveTextContent('御风')
    await expect(inside(pattern('studio:frames.dark'))?.documentElement.style.colorScheme).toBe('dark')
    await expect(inside(pattern('studio:frames.phone'))?.defaultView?.innerWidth).toBe(390)
  },
})

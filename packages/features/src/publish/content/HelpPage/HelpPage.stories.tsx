import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { HelpPage } from './HelpPage.tsx'

const meta = preview.meta({
  title: 'Areas/content/HelpPage',
  component: HelpPage,
  parameters: { layout: 'fullscreen', router: '/help/privacy', visual: { wholePage: true } },
  args: { slug: 'privacy' },
})

export const Privacy = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('region')).toHaveLength(2)
    const nav = canvas.getByRole('navigation', { name: text('content:help.nav') })
    await expect(nav.querySelector('[aria-current="page"]')).toHaveTextContent(text('content:help.privacy'))
  },
})

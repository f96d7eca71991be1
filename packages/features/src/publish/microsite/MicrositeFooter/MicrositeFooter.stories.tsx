import { kiteSite, tideSite } from '@shulei/mocks/publish/microsite/sites.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { MicrositeFooter } from './MicrositeFooter.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/MicrositeFooter',
  component: MicrositeFooter,
  parameters: { layout: 'fullscreen' },
  args: { microsite: tideSite },
})

/** Without a text of its own the footer shows the line of technical support. */
export const TechnicalSupport = meta.story({
  globals: { theme: 'tide' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(text('microsite:footer.technicalSupport', { platform: text('shell:site.name') })),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: pattern('shell:site.name') })).toHaveAttribute('href', '/')
  },
})

export const OwnText = meta.story({
  globals: { theme: 'kite' },
  args: { microsite: kiteSite },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('天上的事，地上算清')).toBeVisible()
    await expect(canvas.queryByText(pattern('microsite:footer.technicalSupport'))).toBeNull()
  },
})

export const English = meta.story({ globals: { theme: 'kite', locale: 'en-US' }, args: { microsite: kiteSite } })

import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { kiteSite, tideSite } from '../stories/sites.ts'
import { MicrositeFooter } from './MicrositeFooter.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/MicrositeFooter',
  component: MicrositeFooter,
  parameters: { layout: 'fullscreen' },
  args: { microsite: tideSite },
})

/** Without a text of its own the line of technical support stands there. */
export const TechnicalSupport = meta.story({
  globals: { theme: 'tide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('数擂提供技术支持')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /数擂/ })).toHaveAttribute('href', '/')
  },
})

export const OwnText = meta.story({
  globals: { theme: 'kite' },
  args: { microsite: kiteSite },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('御风组委会 · 昆明呈贡')).toBeVisible()
    await expect(canvas.queryByText(/技术支持/)).toBeNull()
  },
})

export const English = meta.story({ globals: { theme: 'kite', locale: 'en-US' }, args: { microsite: kiteSite } })

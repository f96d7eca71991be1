import { micrositePageFixture, type PageFixture } from '@shulei/mocks/publish/microsite/fixtures.ts'
import { lampsSite } from '@shulei/mocks/publish/microsite/sites.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../../../compete/competition/stories/contestSite.tsx'
import { MicrositeHome } from './MicrositeHome.tsx'

const home = micrositePageFixture(lampsSite, 'home') as PageFixture<'home'>

const meta = preview.meta({
  title: 'Areas/microsite/MicrositeHome',
  component: MicrositeHome,
  decorators: [contestSite],
  globals: { theme: 'lamps' },
  parameters: { layout: 'fullscreen', router: '/special/lamps', visual: { wholePage: true } },
  args: { site: lampsSite, home },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('microsite:news.all') })).toHaveAttribute(
      'href',
      '/special/lamps/news',
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** A microsite that has just been made: no scores, no news, no figure. */
export const Fresh = meta.story({
  args: { home: { ...home, hero: { ...home.hero, figure: null }, news: [], talent: [], experts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('microsite:news.empty'))).toBeVisible()
    await expect(canvas.getByText(text('microsite:talent.empty'))).toBeVisible()
  },
})

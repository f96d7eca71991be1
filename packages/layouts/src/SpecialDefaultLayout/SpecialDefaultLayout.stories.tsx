import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { MicrositePage } from '@shulei/features/publish/microsite/MicrositePage/MicrositePage.tsx'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { kiteSite, lampsSite, type SiteFixture, tangSite, tideSite } from '@shulei/mocks/publish/microsite/sites.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { layoutStories, pageAt } from '../stories/layoutStories.ts'
import { phone } from '../stories/viewports.ts'
import { SpecialDefaultLayout } from './SpecialDefaultLayout.tsx'

const homeOf = (site: SiteFixture) => <MicrositePage site={site} at={site} page="home" />

const meta = preview.meta({
  title: 'Layouts/special-default',
  component: SpecialDefaultLayout,
  decorators: [withSite({ website: websiteFixture() })],
  globals: { theme: 'tide' },
  parameters: pageAt('/races/tide'),
  args: { microsite: tideSite, children: homeOf(tideSite), onSignOut: fn(), onNotice: fn() },
})

const shared = layoutStories('special-default')

/** A series at sea. It has no footer text of its own, so the footer shows the line of technical support. */
export const Visitor = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await shared.stands({ canvas, canvasElement })
    await expect(
      canvas.getByText(text('microsite:footer.technicalSupport', { platform: text('shell:site.name') })),
    ).toBeVisible()
  },
})

export const SignedIn = meta.story({ ...shared.signedIn, tags: ['no-picture'] })
export const Phone = meta.story({ ...shared.phone, tags: ['no-picture'] })
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const English = meta.story({ ...shared.english, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

/** A series in the air, with a footer text of its own. */
export const Kite = meta.story({
  tags: ['no-picture'], // its picture differs between runs of several tabs
  globals: { theme: 'kite' },
  parameters: { router: '/races/kite' },
  args: { microsite: kiteSite, children: homeOf(kiteSite) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('天上的事，地上算清')).toBeVisible()
    await expect(canvas.queryByText(pattern('microsite:footer.technicalSupport'))).toBeNull()
  },
})

export const KitePhone = meta.story({
  tags: ['no-picture'], // its picture differs between runs of several tabs
  globals: { ...phone, theme: 'kite' },
  parameters: { router: '/races/kite' },
  args: { microsite: kiteSite, children: homeOf(kiteSite) },
})

/** A special on poems. */
export const Tang = meta.story({
  tags: ['no-picture'], // its picture differs between runs of several tabs
  globals: { theme: 'tang' },
  parameters: { router: '/special/tang' },
  args: { microsite: tangSite, children: homeOf(tangSite) },
})

export const TangPhone = meta.story({
  tags: ['no-picture'], // its picture differs between runs of several tabs
  globals: { ...phone, theme: 'tang' },
  parameters: { router: '/special/tang' },
  args: { microsite: tangSite, children: homeOf(tangSite) },
})

/** A special on a town at night. */
export const Lamps = meta.story({
  tags: ['no-picture'], // its picture differs between runs of several tabs
  globals: { theme: 'lamps' },
  parameters: { router: '/special/lamps' },
  args: { microsite: lampsSite, children: homeOf(lampsSite) },
})

export const LampsPhone = meta.story({
  globals: { ...phone, theme: 'lamps' },
  parameters: { router: '/special/lamps' },
  args: { microsite: lampsSite, children: homeOf(lampsSite) },
})

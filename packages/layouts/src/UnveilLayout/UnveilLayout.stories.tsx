import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { layoutStories, pageAt } from '../stories/layoutStories.ts'
import { UnveilBoard } from '../stories/UnveilBoard.tsx'
import { phone } from '../stories/viewports.ts'
import { UnveilLayout } from './UnveilLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/unveil',
  component: UnveilLayout,
  decorators: [withSite({ website: websiteFixture() })],
  globals: { theme: 'unveil' },
  parameters: pageAt('/unveil'),
  args: { children: <UnveilBoard />, onSignOut: fn(), onNotice: fn() },
})

const shared = layoutStories('unveil')

/** The bounty board with its menu: home, about us, competitions, experts. */
export const Visitor = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await shared.stands({ canvas, canvasElement })
    const nav = within(canvas.getAllByRole('navigation')[0] as HTMLElement)
    await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/help',
      '/competitions',
      '/experts',
    ])
  },
})

export const SignedIn = meta.story({ ...shared.signedIn, tags: ['no-picture'] })
export const Phone = meta.story(shared.phone)

/** On a phone the menu holds the same four links. */
export const PhoneMenu = meta.story({
  tags: ['no-picture'], // same picture as Areas/microsite/MicrositeHeader
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvasElement.querySelector('summary')
    if (!trigger) throw new Error('The header has no menu')
    for (const place of canvas.getAllByRole('link', { name: text('microsite:unveil.competitions') }))
      await expect(place).not.toBeVisible()
    await userEvent.click(trigger)
    for (const page of ['home', 'about', 'competitions', 'experts'] as const) {
      await expect(canvas.getByRole('link', { name: text(`microsite:unveil.${page}`) })).toBeVisible()
    }
  },
})

export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const English = meta.story({ ...shared.english, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

/** The current link is marked by weight and a line. */
export const OnExperts = meta.story({
  tags: ['no-picture'],
  parameters: { router: '/experts' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: text('microsite:unveil.experts') })[0]).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})

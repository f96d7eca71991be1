import { refs } from '@shulei/contract/refs.ts'
import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { HomePage } from '@shulei/features/house/home/HomePage/HomePage.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { homeFixture, websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import { SWRConfig } from 'swr'
import preview from '#storybook/preview'
import { pattern } from '#storybook/texts'
import { fits } from '../stories/checks.ts'
import { HomeDefaultLayout } from './HomeDefaultLayout.tsx'

/** The whole home page for a visitor. */
const meta = preview.meta({
  title: 'Pages/home',
  component: HomeDefaultLayout,
  decorators: [
    (Story) => (
      <SWRConfig value={{ fallback: { [refs.home.path]: homeFixture() } }}>
        <Story />
      </SWRConfig>
    ),
    withSite({ website: websiteFixture() }),
  ],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { children: <HomePage />, onSignOut: fn(), onNotice: fn() },
})

export const Visitor = meta.story({
  tags: ['modes'],
  play: async () => {
    await expect(document.title).toMatch(pattern('shell:site.name'))
    await fits()
  },
})

export const SignedInDark = meta.story({ globals: { theme: 'dark' }, parameters: { site: { user: userFixture() } } })

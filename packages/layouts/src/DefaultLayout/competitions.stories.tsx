import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { CompetitionList } from '@shulei/features/compete/competition/CompetitionList/CompetitionList.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits } from '../stories/checks.ts'
import { DefaultLayout } from './DefaultLayout.tsx'

const meta = preview.meta({
  title: 'Pages/competitions',
  component: DefaultLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen', router: '/competitions', visual: { wholePage: true } },
  args: { children: <CompetitionList />, onSignOut: fn(), onNotice: fn() },
})

export const Visitor = meta.story({
  tags: ['modes', 'modes-paper'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3)
    await fits()
  },
})

export const SignedInFiltered = meta.story({
  globals: { theme: 'dark' },
  parameters: { router: '/competitions?cmptStatus=0&tagCode=text', site: { user: userFixture() } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
})

import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { Sheet } from '../stories/Sheet.tsx'
import { ContestLayout } from './ContestLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/contest',
  component: ContestLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen' },
  args: { children: <Sheet />, onSignOut: fn(), onNotice: fn() },
})

export const Visitor = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="contest"]')).toBeVisible()
  },
})

export const SignedIn = meta.story({ parameters: { site: { user: userFixture() } } })

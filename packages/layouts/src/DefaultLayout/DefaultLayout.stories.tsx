import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { fn } from 'storybook/test'
import preview from '#storybook/preview'
import { framed, layoutStories } from '../stories/layoutStories.ts'
import { Sheet } from '../stories/Sheet.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/default',
  component: DefaultLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: framed,
  args: { children: <Sheet />, onSignOut: fn(), onNotice: fn() },
})

const shared = layoutStories('default')

export const Visitor = meta.story({
  play: shared.stands,
})

export const SignedIn = meta.story({ ...shared.signedIn, tags: ['no-picture'] })
export const Phone = meta.story(shared.phone)
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

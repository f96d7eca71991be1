import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { fn } from 'storybook/test'
import preview from '#storybook/preview'
import { DcicPage } from '../stories/DcicPage.tsx'
import { layoutStories, pageAt } from '../stories/layoutStories.ts'
import { DcicDefaultLayout } from './DcicDefaultLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/dcic-default',
  component: DcicDefaultLayout,
  decorators: [withSite({ website: websiteFixture() })],
  globals: { theme: 'dcic' },
  parameters: pageAt('/dcic'),
  args: { children: <DcicPage />, onSignOut: fn(), onNotice: fn() },
})

const shared = layoutStories('dcic-default')

/** A visitor on a desktop; the first focusable link skips the header. */
export const Visitor = meta.story({
  play: shared.stands,
})

export const SignedIn = meta.story({ ...shared.signedIn, tags: ['no-picture'] })
export const Phone = meta.story(shared.phone)
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const English = meta.story({ ...shared.english, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

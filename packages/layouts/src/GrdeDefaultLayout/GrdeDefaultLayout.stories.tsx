import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { fn } from 'storybook/test'
import preview from '#storybook/preview'
import { GradePage } from '../stories/GradePage.tsx'
import { layoutStories, pageAt } from '../stories/layoutStories.ts'
import { GrdeDefaultLayout } from './GrdeDefaultLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/grde-default',
  component: GrdeDefaultLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: pageAt('/grade/DCIC'),
  args: { children: <GradePage />, onSignOut: fn(), onNotice: fn() },
})

const shared = layoutStories('grde-default')

/** A visitor on a desktop; the first focusable link skips the header. */
export const Visitor = meta.story({
  tags: ['modes'],
  play: shared.stands,
})

export const SignedIn = meta.story({ ...shared.signedIn, tags: ['no-picture'] })
export const Phone = meta.story(shared.phone)
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const English = meta.story({ ...shared.english, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

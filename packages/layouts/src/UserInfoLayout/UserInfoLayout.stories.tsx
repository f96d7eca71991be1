import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { layoutStories, pageAt } from '../stories/layoutStories.ts'
import { SettingsPage } from '../stories/SettingsPage.tsx'
import { settled } from '../stories/settled.ts'
import { UserInfoLayout } from './UserInfoLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/user-info',
  component: UserInfoLayout,
  decorators: [withSite({ website: websiteFixture(), user: userFixture() })],
  parameters: pageAt('/users/v2/privacy'),
  args: { children: <SettingsPage />, onSignOut: fn(), onNotice: fn() },
})

const shared = layoutStories('user-info')

/** Settings; the layout is used only when signed in. */
export const SignedIn = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await settled()
    await expect(canvasElement.querySelector('[data-layout="user-info"]')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^(隐私|Privacy)$/ })).toHaveAttribute('aria-current', 'page')
  },
})

export const Phone = meta.story(shared.phone)
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const English = meta.story({ ...shared.english, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

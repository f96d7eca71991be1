import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { layoutStories, pageAt } from '../stories/layoutStories.ts'
import {
  FollowAndMessage,
  owner,
  ProfileAside,
  ProfileBanner,
  ProfileCounts,
  ProfileHistory,
  ProfileIdentity,
  ProfileTabs,
} from '../stories/ProfileParts.tsx'
import { settled } from '../stories/settled.ts'
import { ProfilesLayout } from './ProfilesLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/profiles',
  component: ProfilesLayout,
  decorators: [withSite({ website: websiteFixture(), user: userFixture() })],
  parameters: pageAt('/user/208417'),
  args: {
    ownerId: owner.id,
    banner: <ProfileBanner />,
    identity: <ProfileIdentity />,
    counts: <ProfileCounts />,
    otherActions: <FollowAndMessage onFollow={fn()} onMessage={fn()} />,
    tabs: <ProfileTabs base="/user/208417" />,
    aside: <ProfileAside />,
    children: <ProfileHistory />,
    onSignOut: fn(),
    onNotice: fn(),
  },
})

const shared = layoutStories('profiles')

/** Another person's profile: follow and message. */
export const Other = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await settled()
    await expect(canvasElement.querySelector('[data-layout="profiles"]')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '关注' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('layout:profile.edit') })).toBeNull()
  },
})

/** The caller's own profile: the edit link replaces the actions. */
export const Own = meta.story({
  tags: ['no-picture'],
  parameters: { site: { user: userFixture(owner) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('layout:profile.edit') })).toHaveAttribute(
      'href',
      '/user/208417/profile',
    )
    await expect(canvas.queryByRole('button', { name: '关注' })).toBeNull()
  },
})

/** Signed out, the page answers 401 with a login link that leads back (Q008). */
export const NotAuthenticated = meta.story({
  tags: ['no-picture'],
  parameters: { site: { user: null } },
  play: async ({ canvas }) => {
    const login = canvas.getByRole('link', { name: text('shell:error.loginLink') })
    await expect(new URL(login.getAttribute('href') ?? '').searchParams.get('service')).toContain('/user/208417')
    await expect(canvas.queryByRole('heading', { name: '顾南星' })).toBeNull()
  },
})

export const Phone = meta.story(shared.phone)
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const English = meta.story({ ...shared.english, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

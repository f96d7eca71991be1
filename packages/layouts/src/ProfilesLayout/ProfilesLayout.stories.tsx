import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits, standsAlone } from '../stories/checks.ts'
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
import { phone, tablet } from '../stories/viewports.ts'
import { ProfilesLayout } from './ProfilesLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/profiles',
  component: ProfilesLayout,
  decorators: [withSite({ website: websiteFixture(), user: userFixture() })],
  parameters: {
    layout: 'fullscreen',
    router: '/user/208417',
    visual: { wholePage: true },
    docs: { story: { inline: false, height: '640px' } },
  },
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

/** Somebody else's profile: follow and message. */
export const Other = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await settled()
    await expect(canvasElement.querySelector('[data-layout="profiles"]')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '关注' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '编辑资料' })).toBeNull()
  },
})

/** One's own: the edit link takes the place of the actions. */
export const Own = meta.story({
  tags: ['no-picture'],
  parameters: { site: { user: userFixture(owner) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '编辑资料' })).toHaveAttribute('href', '/user/208417/profile')
    await expect(canvas.queryByRole('button', { name: '关注' })).toBeNull()
  },
})

/** Nobody is signed in: 401 with the way to log in and back (Q008). */
export const NotAuthenticated = meta.story({
  tags: ['no-picture'],
  parameters: { site: { user: null } },
  play: async ({ canvas }) => {
    const login = canvas.getByRole('link', { name: '去登录' })
    await expect(new URL(login.getAttribute('href') ?? '').searchParams.get('service')).toContain('/user/208417')
    await expect(canvas.queryByRole('heading', { name: '顾南星' })).toBeNull()
  },
})

/** Narrow enough that menus become sheets and columns become one. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await settled()
    await expect(canvas.getByRole('main')).toBeVisible()
    await fits()
  },
})

/** Between the two pictures: it is checked, but not pictured again. */
export const Tablet = meta.story({
  tags: ['no-picture'],
  globals: tablet,
  play: fits,
})

/** In English, where words are wider; checked, not pictured. */
export const English = meta.story({
  tags: ['no-picture'],
  globals: { ...phone, locale: 'en-US' },
  play: fits,
})

/** Inside another page's frame only the page itself is left; there is nothing new to picture (A§2, Q105). */
export const InsideFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  play: standsAlone('profiles'),
})

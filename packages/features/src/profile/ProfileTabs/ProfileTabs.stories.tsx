import { emptyProfileFixture, profileFixture } from '@shulei/mocks/profile/fixtures.ts'
import { expect, type within } from 'storybook/test'
import preview from '#storybook/preview'
import { gu, ownProfile } from '../stories/people.ts'
import { ProfileTabs } from './ProfileTabs.tsx'

const at = (address: string) => ({ router: address })

const meta = preview.meta({
  title: 'Areas/profile/ProfileTabs',
  component: ProfileTabs,
  args: { profile: profileFixture() },
  parameters: at(`/users/${gu.id}`),
})

export const History = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/^(参赛经历|Competition history)/)
    await expect(canvas.getByRole('link', { name: /^(粉丝|Followers)/ })).toHaveAttribute(
      'href',
      `/users/${gu.id}/followers`,
    )
  },
})

/** The pictures would be that of Collections, with another tab open. */
const open = (page: string, name: string) => ({
  parameters: at(`/users/${gu.id}/${page}`),
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`^${name} [\\d,]+$`)),
    )
  },
})

export const Collections = meta.story(open('collections', '收藏'))
export const Followings = meta.story({ ...open('followings', '关注'), tags: ['no-picture'] })
export const Followers = meta.story({ ...open('followers', '粉丝'), tags: ['no-picture'] })
export const Publishes = meta.story({ ...open('publishes', '发布（问答）'), tags: ['no-picture'] })

/** The older addresses keep among themselves. */
export const OlderTree = meta.story({
  parameters: at(`/user/${gu.id}/following`),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', `/user/${gu.id}/following`)
    await expect(canvas.getByRole('link', { name: /^收藏/ })).toHaveAttribute('href', `/user/${gu.id}/collections`)
  },
})

/** Of others only what holds something, besides the five that everybody has. */
export const OfANewcomer = meta.story({
  args: { profile: emptyProfileFixture() },
  parameters: at('/users/208405'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
})

/** One's own: all of them. */
export const Own = meta.story({
  args: { profile: ownProfile() },
  parameters: at('/users/208401/practice'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(9)
  },
})

/** What is hidden has no count. */
export const CountsHidden = meta.story({
  args: {
    profile: profileFixture(gu, { counts: { ...profileFixture().counts, competitions: null, collections: null } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '收藏' })).toBeVisible()
  },
})

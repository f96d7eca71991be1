import { emptyProfileFixture, profileFixture } from '@shulei/mocks/people/profile/fixtures.ts'
import { expect, type within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
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
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(pattern('profile:tab.history'))
    await expect(canvas.getByRole('link', { name: pattern('profile:tab.followers') })).toHaveAttribute(
      'href',
      `/users/${gu.id}/followers`,
    )
  },
})

/** Opens one tab. Without pictures: they would repeat that of Collections. */
const open = (page: 'collections' | 'followings' | 'followers' | 'publishes') => ({
  parameters: at(`/users/${gu.id}/${page}`),
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`${pattern(`profile:tab.${page}`).source} [\\d,]+$`)),
    )
  },
})

export const Collections = meta.story(open('collections'))
export const Followings = meta.story({ ...open('followings'), tags: ['no-picture'] })
export const Followers = meta.story({ ...open('followers'), tags: ['no-picture'] })
export const Publishes = meta.story({ ...open('publishes'), tags: ['no-picture'] })

/** Pages of the older tree link to each other. */
export const OlderTree = meta.story({
  parameters: at(`/user/${gu.id}/following`),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', `/user/${gu.id}/following`)
    await expect(canvas.getByRole('link', { name: pattern('profile:tab.collections') })).toHaveAttribute(
      'href',
      `/user/${gu.id}/collections`,
    )
  },
})

/** On another person's profile, five tabs are always shown, the others only with content. */
export const OfANewcomer = meta.story({
  args: { profile: emptyProfileFixture() },
  parameters: at('/users/208405'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
})

/** On the reader's own profile all tabs are shown. */
export const Own = meta.story({
  args: { profile: ownProfile() },
  parameters: at('/users/208401/practice'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(9)
  },
})

/** Hidden lists have no count. */
export const CountsHidden = meta.story({
  args: {
    profile: profileFixture(gu, { counts: { ...profileFixture().counts, competitions: null, collections: null } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('profile:tab.collections') })).toBeVisible()
  },
})

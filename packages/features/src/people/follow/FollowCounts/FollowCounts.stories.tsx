import { followRelation } from '@shulei/contract/people/follow/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { noteRoom } from '../FollowButton/FollowButton.stories.css.ts'
import { FollowButton } from '../FollowButton/FollowButton.tsx'
import { FollowCounts } from './FollowCounts.tsx'

const person = personOf('lu')
/** The relation cannot be read: the counts come from the profile only. */
const unread = mockRefused(followRelation, 'userNotExist', { facts: { id: 208499 } })

const at = `/users/${person.id}`

const meta = preview.meta({
  title: 'Areas/follow/FollowCounts',
  component: FollowCounts,
  args: {
    personId: person.id,
    followingCount: 12,
    followerCount: 4106,
    competitionCount: 27,
    addresses: { followings: `${at}/followings`, followers: `${at}/followers`, competitions: at },
  },
})

/** The counts of the profile are shown until the relation is read. */
export const Default = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(unread),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^4,106 (粉丝|followers)$/ })).toHaveAttribute(
      'href',
      `${at}/followers`,
    )
  },
})

export const Zero = meta.story({
  beforeEach: ({ msw }) => msw.use(unread),
  args: { followingCount: 0, followerCount: 0, competitionCount: 0 },
})

/** English has singular forms. */
export const One = meta.story({
  globals: { locale: 'en-US' },
  beforeEach: ({ msw }) => msw.use(unread),
  args: { followingCount: 1, followerCount: 1, competitionCount: 1 },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(['1 following', '1 follower', '1 competition'])
  },
})

/** Hidden competitions are left out. */
export const CompetitionsHidden = meta.story({
  beforeEach: ({ msw }) => msw.use(unread),
  args: { competitionCount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
})

/** The answer of a follow changes the counts. */
export const ChangingAfterFollow = meta.story({
  render: (args) => (
    <div className={noteRoom}>
      <FollowButton person={person} isPrimary />
      <FollowCounts {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '3 粉丝' })
    await userEvent.click(
      await canvas.findByRole('button', { name: text('follow:button.followName', { name: '陆知行' }) }),
    )
    await canvas.findByRole('link', { name: '4 粉丝' })
  },
})

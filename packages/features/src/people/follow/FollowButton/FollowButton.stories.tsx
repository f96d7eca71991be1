import { follow, followRelation, unfollow } from '@shulei/contract/people/follow/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { relationFixture } from '@shulei/mocks/people/follow/fixtures.ts'
import { mockReader, personById } from '@shulei/mocks/people/profile/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { noteRoom, rowEnd } from './FollowButton.stories.css.ts'
import { FollowButton } from './FollowButton.tsx'

const stranger = personOf('lu')
const followed = personOf('gu')

const meta = preview.meta({
  title: 'Areas/follow/FollowButton',
  component: FollowButton,
  args: { person: stranger, isPrimary: true },
  decorators: [
    (Story) => (
      <div className={noteRoom}>
        <Story />
      </div>
    ),
  ],
})

export const Follow = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: text('follow:button.followName', { name: '陆知行' }) }),
    ).toBeEnabled()
  },
})

/** Both directions are loading. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(followRelation))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toHaveTextContent(text('follow:button.loading'))
  },
})

export const Followed = meta.story({
  args: { person: personOf('wen') },
  beforeEach({ msw }) {
    msw.use(
      mock(followRelation, ({ query }) => {
        const [sponsor, other] = [personById(query.sponsorId), personById(query.followedId)]
        return relationFixture(sponsor, other, { isFollowed: sponsor === mockReader })
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: pattern('follow:button.followedName', { name: '闻一' }) })
  },
})

/** Reader and person follow each other. */
export const Mutual = meta.story({
  tags: ['modes-colours'],
  args: { person: followed },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: pattern('follow:button.mutualName', { name: '顾南星' }) })
  },
})

/** A press follows; the server's answer sets the state and is announced. */
export const Press = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: text('follow:button.followName', { name: '陆知行' }) }),
    )
    await canvas.findByRole('button', { name: pattern('follow:button.followedName', { name: '陆知行' }) })
    await expect(canvas.getByRole('status')).toHaveTextContent(text('follow:button.success'))
  },
})

/** The second press unfollows. */
export const Unfollow = meta.story({
  args: { person: followed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pattern('follow:button.mutual') }))
    await canvas.findByRole('button', { name: text('follow:button.followName', { name: '顾南星' }) })
    await expect(canvas.getByRole('status')).toHaveTextContent(text('follow:button.unfollowed'))
  },
})

/** An answer without `effectRow` is a failure: the state stays as it was (A§8). */
export const NoEffect = meta.story({
  tags: ['modes-colours'],
  beforeEach({ msw }) {
    msw.use(
      mock(follow, () => ({
        effectRow: 0,
        isFollowed: false,
        isBlocked: false,
        oFollowingCount: 0,
        oFollowerCount: 0,
      })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const name = /^(关注|Follow) 陆知行$/
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('follow:button.failed')))
    await expect(canvas.getByRole('button', { name })).toBeEnabled()
  },
})

/** A refusal shows the server's message. */
export const Refused = meta.story({
  args: { person: followed },
  beforeEach({ msw }) {
    msw.use(mockRefused(unfollow, 'forbidden'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pattern('follow:button.mutual') }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(refusalText('forbidden')))
    await canvas.findByRole('button', { name: pattern('follow:button.mutual') })
  },
})

/** A relation that cannot be read counts as not following: the button is still shown (A§7). */
export const RelationUnknown = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(followRelation, 'userNotExist', { facts: { id: 208499 } }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: text('follow:button.followName', { name: '陆知行' }) })
  },
})

const requests = fn()

/** In a list both directions are known: no request is made. */
export const InList = meta.story({
  args: { size: 's', isPrimary: false, known: { isFollowed: true, isFollowedBack: false } },
  decorators: [
    (Story) => (
      <div className={rowEnd}>
        <Story />
      </div>
    ),
  ],
  beforeEach({ msw }) {
    requests.mockClear()
    msw.use(
      http.get('*/api/users/followed', () => {
        requests()
        return HttpResponse.error()
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: pattern('follow:button.followedName', { name: '陆知行' }) }),
    )
    await canvas.findByRole('button', { name: text('follow:button.followName', { name: '陆知行' }) })
    await expect(requests).not.toHaveBeenCalled()
  },
})

/** Leads to the sign-on page and back to this page. */
export const Visitor = meta.story({
  parameters: { router: `/users/${stranger.id}` },
  globals: { person: 'visitor' },
  play: async ({ canvas }) => {
    const href =
      canvas.getByRole('link', { name: text('follow:button.followName', { name: '陆知行' }) }).getAttribute('href') ??
      ''
    await expect(href).toContain('/zh-cn/login2?')
    await expect(new URL(href).searchParams.get('service')).toMatch(new RegExp(`/users/${stranger.id}$`))
  },
})

/** Readers cannot follow themselves. */
export const OwnPerson = meta.story({
  tags: ['no-picture'], // nothing is shown
  args: { person: mockReader },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

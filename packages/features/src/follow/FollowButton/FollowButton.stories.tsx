import { follow, followRelation, unfollow } from '@shulei/contract/follow/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { relationFixture } from '@shulei/mocks/follow/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { mockReader, personById } from '@shulei/mocks/profile/people.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
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
    await expect(await canvas.findByRole('button', { name: /^(关注|Follow) 陆知行$/ })).toBeEnabled()
  },
})

/** Both directions are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(followRelation))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toHaveTextContent('加载中')
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
    await canvas.findByRole('button', { name: /^已关注 闻一/ })
  },
})

/** Each follows the other. */
export const Mutual = meta.story({
  tags: ['modes'],
  args: { person: followed },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(互相关注|Mutual with) 顾南星/ })
  },
})

/** A press follows; the answer decides, and is said aloud. */
export const Press = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关注 陆知行' }))
    await canvas.findByRole('button', { name: /^已关注 陆知行/ })
    await expect(canvas.getByRole('status')).toHaveTextContent('关注成功')
  },
})

/** The second press takes it back. */
export const Unfollow = meta.story({
  args: { person: followed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^互相关注/ }))
    await canvas.findByRole('button', { name: '关注 顾南星' })
    await expect(canvas.getByRole('status')).toHaveTextContent('已取消关注')
  },
})

/** An answer without `effectRow` is a failure: the state stays as it was (A§8). */
export const NoEffect = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    msw.use(mock(follow, () => ({ effectRow: 0, isFollowed: false, oFollowingCount: 0, oFollowerCount: 0 })))
  },
  play: async ({ canvas, userEvent }) => {
    const name = /^(关注|Follow) 陆知行$/
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/操作失败，请稍后再试|Operation failed/))
    await expect(canvas.getByRole('button', { name })).toBeEnabled()
  },
})

/** A refusal is told in the server's words. */
export const Refused = meta.story({
  args: { person: followed },
  beforeEach({ msw }) {
    msw.use(mockRefused(unfollow, 'forbidden', '您没有权限进行此操作。'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^互相关注/ }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('您没有权限进行此操作。'))
    await canvas.findByRole('button', { name: /^互相关注/ })
  },
})

/** Relations that cannot be read count as none: the button is there all the same (A§7). */
export const RelationUnknown = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(followRelation, 'userNotExist', '您访问的用户不存在。'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '关注 陆知行' })
  },
})

const asked = fn()

/** In a list both directions are known: nothing is asked. */
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
    asked.mockClear()
    msw.use(
      http.get('*/api/users/followed', () => {
        asked()
        return HttpResponse.error()
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^已关注 陆知行/ }))
    await canvas.findByRole('button', { name: '关注 陆知行' })
    await expect(asked).not.toHaveBeenCalled()
  },
})

/** Leads to sign on and back here. */
export const Visitor = meta.story({
  parameters: { router: `/users/${stranger.id}` },
  globals: { person: 'visitor' },
  play: async ({ canvas }) => {
    const href = canvas.getByRole('link', { name: '关注 陆知行' }).getAttribute('href') ?? ''
    await expect(href).toContain('/zh-cn/login2?')
    await expect(new URL(href).searchParams.get('service')).toMatch(new RegExp(`/users/${stranger.id}$`))
  },
})

/** Nobody follows themselves. */
export const OwnPerson = meta.story({
  args: { person: mockReader },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

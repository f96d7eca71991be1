import { followers, followings } from '@shulei/contract/people/follow/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { nobodyFixture, peopleFixture } from '@shulei/mocks/people/follow/fixtures.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { ringDrawn } from '@shulei/ui/stories/ringDrawn.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { gu } from '../stories/people.ts'
import { PeopleList } from './PeopleList.tsx'

const he = personOf('he')
const ye = personOf('ye')

const meta = preview.meta({
  title: 'Areas/profile/PeopleList',
  component: PeopleList,
  parameters: { router: `/users/${he.id}/followings` },
  args: { userId: he.id, side: 'followings' },
})

/** The reader's own row has no button; the pictures open a new tab. */
export const Followings = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
    await expect(canvas.getAllByRole('button')).toHaveLength(5)
  },
})

/** The button follows within the list. */
export const FollowInPlace = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关注 孟怀远' }))
    await canvas.findByRole('button', { name: pattern('follow:button.followedName', { name: '孟怀远' }) })
  },
})

/** A person who follows the reader is mutual as soon as the reader follows back, in any list. */
export const FollowsTheReader = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(followings, () => peopleFixture([ye]))),
  play: async ({ canvas, userEvent }) => {
    const { name } = ye
    await userEvent.click(await canvas.findByRole('button', { name: `关注 ${name}` }))
    await canvas.findByRole('button', { name: new RegExp(`^互相关注 ${name}`) })
  },
})

/** The button loads the second page; twenty rows per page. */
export const More = meta.story({
  tags: ['no-picture'], // the picture would depend on the window's height, which decides when the next page loads
  args: { userId: gu.id, side: 'followers' },
  parameters: { router: `/users/${gu.id}/followers` },
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await canvas.findAllByRole('article')).length).toBeGreaterThanOrEqual(20))
    canvas.queryByRole('button', { name: text('follow:people.more') })?.click()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(27))
  },
})

/** Without a script the next page has its own address. */
export const LaterPage = meta.story({
  args: { userId: gu.id, side: 'followers', before: 8 },
  parameters: { router: `/users/${gu.id}/followers?before=8` },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: text('follow:people.fromStart') })).toHaveAttribute(
      'href',
      `/users/${gu.id}/followers`,
    )
  },
})

export const Loading = meta.story({
  args: { side: 'followers' },
  beforeEach: ({ msw }) => msw.use(mockPending(followers)),
})

export const Failed = meta.story({
  args: { side: 'followers' },
  beforeEach: ({ msw }) => msw.use(mockRefused(followers, 'tooMany')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
  },
})

export const HiddenFromOthers = meta.story({
  args: { side: 'followers' },
  beforeEach: ({ msw }) => msw.use(mock(followers, () => ({ ...nobodyFixture(), hidden: 'private' as const }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('profile:list.private'))
  },
})

export const NobodyFollows = meta.story({
  args: { side: 'followers' },
  beforeEach: ({ msw }) => msw.use(mock(followers, nobodyFixture)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(text('follow:people.emptyFollowers'))
    await ringDrawn(canvasElement)
  },
})

export const NobodyFollowsMe = meta.story({
  args: { userId: mockReader.id, side: 'followers' },
  beforeEach: ({ msw }) => msw.use(mock(followers, nobodyFixture)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: text('follow:people.seeCompetitions') })
    await ringDrawn(canvasElement)
  },
})

/** Names of all kinds: long, right-to-left, only emoji, invisible. */
export const OddNames = meta.story({
  args: { side: 'followers' },
  beforeEach({ msw }) {
    const names = [
      '一个没有任何标点也没有空格的三十个字的名字用来检查换行是否正常的',
      'مريم الحسن',
      '👩‍🔬🌊',
      '\u200b\u2060',
      'Maximiliane Weatherington-Okonkwo',
    ]
    const page = peopleFixture()
    msw.use(
      mock(followers, () => ({
        ...page,
        list: page.list.slice(0, 5).map((row, index) => ({ ...row, name: names[index] ?? row.name })),
        next: null,
      })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^用户 \d+$/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

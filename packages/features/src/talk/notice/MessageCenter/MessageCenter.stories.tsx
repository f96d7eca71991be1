import { viewPrivateMessages } from '@shulei/contract/talk/message/calls.ts'
import {
  allNotices,
  likeNotices,
  systemNotices,
  viewAppeal,
  viewFollow,
  viewLike,
  viewSave,
} from '@shulei/contract/talk/notice/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { fromNow } from '@shulei/mocks/clock.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { unreadFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { noticesFixture } from '@shulei/mocks/talk/notice/fixtures.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { MessageCenter } from './MessageCenter.tsx'

const meta = preview.meta({
  title: 'Areas/notice/MessageCenter',
  component: MessageCenter,
  args: { list: 'all' as const },
})

const loaded = async ({ canvas }: { canvas: { findAllByRole: (role: string) => Promise<HTMLElement[]> } }) => {
  await canvas.findAllByRole('article')
}

export const All = meta.story({ tags: ['modes'], play: loaded })
export const System = meta.story({ args: { list: 'system' }, play: loaded })
export const Like = meta.story({ args: { list: 'like' }, play: loaded })
export const Save = meta.story({ args: { list: 'save' }, play: loaded })
export const Follow = meta.story({ args: { list: 'follow' }, play: loaded })

export const Private = meta.story({
  args: { list: 'private' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /顾南星/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/messages\/\d+$/),
    )
  },
})

const { list } = noticesFixture()
const viewed = fn()
const seen = fn()
const answer = (...what: [string, number]) => {
  seen(...what)
  return { affectedRows: 1, unread: unreadFixture({ version: 2 }) }
}

const blocked = { cn: '队伍“近岸观察组”已被封禁', en: 'Team “Nearshore Watch” has been banned' }
const unblocked = { cn: '队伍“近岸观察组”已解除封禁', en: 'Team “Nearshore Watch” is no longer banned' }

/** Notices on a team's blocks and on appeals are in the list of the platform: they have no list of their own. */
export const BlocksAndAppeals = meta.story({
  tags: ['modes-colours'],
  args: { list: 'system' },
  beforeEach: ({ msw }) => {
    const of = (wanted: string) => list.filter(({ group }) => group === wanted)
    const block = list[0] as (typeof list)[number]
    const reason = { cn: '原因：结果文件高度相似。', en: 'Reason: the result files are much alike.' }
    const rows = [
      { ...block, id: 3, group: 'block' as const, title: blocked, intro: reason, is_read: false },
      ...of('system'),
      ...of('appeal'),
      {
        ...block,
        id: 2,
        group: 'deblock' as const,
        title: unblocked,
        intro: { cn: '可以继续提交结果。', en: 'It can submit again.' },
        created_at: fromNow({ hours: -500 }),
        is_read: true,
      },
    ]
    msw.use(mock(systemNotices, () => noticesFixture({ list: rows })))
  },
  play: async ({ canvas }) => {
    const lead = async (name: RegExp) => (await canvas.findByRole('link', { name })).getAttribute('href')
    await expect(await lead(/已被封禁|has been banned/)).toBe('/message-center/notify-block/3')
    await expect(await lead(/已解除封禁|no longer banned/)).toBe('/message-center/notify-block/2')
    await expect(await lead(/你的申诉|Your appeal/)).toMatch(/^\/competitions\/\d+$/)
  },
})

export const SystemEmpty = meta.story({
  args: { list: 'system' },
  beforeEach: ({ msw }) => msw.use(mock(systemNotices, () => noticesFixture({ list: [], total: 0, unreadCount: 0 }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('notice:center.empty.system'))
  },
})

export const SystemFailed = meta.story({
  args: { list: 'system' },
  beforeEach: ({ msw }) => msw.use(mockRefused(systemNotices, 'tooMany')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: text('shell:action.retry') })
  },
})

/**
 * Each kind of notice has its address; rows that lead to other pages are marked when opened: an appeal by its competition.
 */
export const WhereRowsLead = meta.story({
  // same picture as `All`
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    seen.mockClear()
    const kinds = ['block', 'deblock', 'system', 'invite', 'appeal', 'like', 'save', 'follow'] as const
    const rows = kinds.map((group, index) => {
      const like = list.find((notice) => notice.group === group) ?? list[0]
      return { ...(like as (typeof list)[number]), group, id: index + 1, is_read: false }
    })
    msw.use(
      mock(allNotices, () => noticesFixture({ list: rows })),
      mock(viewLike, ({ body }) => answer('like', body.id)),
      mock(viewSave, ({ body }) => answer('save', body.id)),
      mock(viewFollow, ({ body }) => answer('follow', body.id)),
      mock(viewAppeal, ({ body }) => answer('appeal', body.cmptId)),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    const rows = canvas.getAllByRole('article').map((row) => row.querySelector('a') as HTMLAnchorElement)
    await expect(rows.slice(0, 4).map((row) => row.getAttribute('href'))).toEqual([
      '/message-center/notify-block/1',
      '/message-center/notify-block/2',
      '/message-center/notify-system/3',
      '/message-center/notify-invite/4',
    ])
    const competition = list.find(({ group }) => group === 'appeal')?.cmptId
    await expect(rows[4]).toHaveAttribute('href', `/competitions/${competition}`)
    for (const row of rows.slice(4)) await userEvent.click(row)
    await waitFor(() =>
      expect(seen.mock.calls).toEqual([
        ['appeal', competition],
        ['like', 6],
        ['save', 7],
        ['follow', 8],
      ]),
    )
  },
})

/** A conversation with unread messages is marked viewed when it is opened. */
export const PrivateOpened = meta.story({
  // same picture as `Private`
  tags: ['no-picture'],
  args: { list: 'private' },
  beforeEach: ({ msw }) => {
    viewed.mockClear()
    msw.use(
      mock(viewPrivateMessages, ({ body }) => {
        viewed(body.partnerSsoId)
        return { affectedRows: 2, unread: unreadFixture({ version: 2 }) }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /闻一/ }))
    await userEvent.click(canvas.getByRole('link', { name: /顾南星/ }))
    await waitFor(() => expect(viewed.mock.calls).toEqual([[personOf('gu').ssoId]]))
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(allNotices)) })

export const Empty = meta.story({
  args: { list: 'like' },
  beforeEach: ({ msw }) => msw.use(mock(likeNotices, () => noticesFixture({ list: [], total: 0, unreadCount: 0 }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('notice:center.empty.like'))
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(allNotices, 'tooMany')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: text('shell:action.retry') })
  },
})

import { NoticePage } from '@shulei/features/house/inbox/NoticePage/NoticePage.tsx'
import { CenterNavigation } from '@shulei/features/talk/notice/CenterNavigation/CenterNavigation.tsx'
import type { NoticePlace } from '@shulei/features/talk/notice/detail.ts'
import { MessageCenter } from '@shulei/features/talk/notice/MessageCenter/MessageCenter.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { noticesFixture } from '@shulei/mocks/talk/notice/fixtures.ts'
import { fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits } from '../stories/checks.ts'
import { settled } from '../stories/settled.ts'
import { tablet } from '../stories/viewports.ts'
import { XirLayout } from './XirLayout.tsx'

const { list } = noticesFixture()

/** The page of one notice of the message center, with its address. */
function detail(group: string, place: Exclude<NoticePlace, 'notices'>) {
  const id = list.find((notice) => notice.group === group)?.id ?? 0
  return {
    args: { children: <NoticePage id={id} place={place} onRemoved={fn()} /> },
    parameters: { router: `/message-center/notify-${place}/${id}` },
  }
}

/** `/message-center` with its lists and details beside the left navigation (R057 to R060, Q205). */
const meta = preview.meta({
  title: 'Pages/message-center',
  component: XirLayout,
  parameters: {
    site: { user: userFixture() },
    layout: 'fullscreen',
    router: '/message-center',
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    sites: { competition: '/' },
    navigation: <CenterNavigation />,
    children: <MessageCenter list="all" />,
    onSignOut: fn(),
    onNotice: fn(),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await settled()
    await fits()
  },
})

export const All = meta.story({ tags: ['modes'] })

export const AllOnTablet = meta.story({ globals: tablet })

export const AllOnDarkPhone = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
})

export const PrivateMessages = meta.story({
  tags: ['modes'],
  args: { children: <MessageCenter list="private" /> },
  parameters: { router: '/message-center?list=private' },
})

/** Opening an unread notice marks it as read: the count falls from seven to six. */
const opened = {
  play: async ({ canvas }: { canvas: { findByRole: (role: string, by: object) => Promise<HTMLElement> } }) => {
    await canvas.findByRole('heading', { level: 1 })
    await settled(6)
    await fits()
  },
}

export const Invitation = meta.story({ ...detail('invite', 'invite'), ...opened, tags: ['modes'] })
export const System = meta.story({ ...detail('system', 'system'), ...opened })

export const Blocked = meta.story({
  ...detail('block', 'block'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await settled(7)
    await fits()
  },
})

export const InvitationOnTablet = meta.story({
  ...detail('invite', 'invite'),
  ...opened,
  globals: tablet,
})

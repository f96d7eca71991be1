import type { DataIn } from '@shulei/contract/call.ts'
import * as calls from '@shulei/contract/talk/notice/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { unreadFixture } from '../message/fixtures.ts'
import { ignoreSettingFixture, noticeFixture, noticesFixture } from './fixtures.ts'

/** Counts after marking one or several notices read. */
function marked(rows = 1): DataIn<typeof calls.readNotices> {
  const before = unreadFixture()
  const affectedRows = Math.min(rows, before.notices)
  const notices = before.notices - affectedRows
  return { affectedRows, unread: { ...before, notices, total: before.messages + notices, version: before.version + 1 } }
}

export const noticeHandlers: RequestHandler[] = [
  mock(calls.noticeList, () => noticesFixture()),
  mock(calls.readNotices, ({ body }) => marked(body?.id === undefined ? Number.POSITIVE_INFINITY : 1)),
  mock(calls.noticeDetail, ({ params }) => noticeFixture(params.id)),
  mock(calls.deleteNotice, () => marked()),
  mock(calls.ignoreSetting, () => ignoreSettingFixture()),
  mock(calls.saveIgnoreSetting, ({ body }) => ignoreSettingFixture(body.ignored, body.mails)),
  mock(calls.mailsOff, () => ({ mails: false as const })),
  mock(calls.systemNotices, () => noticesFixture({}, { list: 'system' })),
  mock(calls.allNotices, () => noticesFixture()),
  mock(calls.likeNotices, () => noticesFixture({}, { list: 'like' })),
  mock(calls.saveNotices, () => noticesFixture({}, { list: 'save' })),
  mock(calls.followNotices, () => noticesFixture({}, { list: 'follow' })),
  ...[calls.blockNotice, calls.systemNotice, calls.inviteNotice].map((call) =>
    mock(call, ({ query }) => noticeFixture(query.id)),
  ),
  ...[
    calls.viewBlock,
    calls.viewDeblock,
    calls.viewSystem,
    calls.viewInvite,
    calls.viewLike,
    calls.viewSave,
    calls.viewFollow,
  ].map((call) => mock(call, () => marked())),
  mock(calls.viewAppeal, () => marked()),
]

import type { DataIn } from '@shulei/contract/call.ts'
import type { noticeDetail, noticeList, readNotices } from '@shulei/contract/talk/notice/calls.ts'
import type { NoticeEvent } from '@shulei/domain/talk/notice/lines.ts'
import { groupOf } from '@shulei/domain/talk/notice/notice.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeOwnInbox } from '../message/inbox.service.ts'
import {
  countNotices,
  findNotice,
  markRead,
  type NoticeRecord,
  type NoticeScope,
  type NoticeSelection,
  noticesOf,
  removeNotice,
} from './notice.repo.ts'
import { hrefOf, noticeContent, noticeLines } from './notice-text.ts'

type Page = DataIn<typeof noticeList>
type Notice = DataIn<typeof noticeDetail>
type Marked = DataIn<typeof readNotices>

const eventOf = ({ kind, facts, actorAbout }: NoticeRecord) =>
  ({ kind, facts: kind === 'followed' ? { about: actorAbout ?? '' } : facts }) as unknown as NoticeEvent

function briefOf(row: NoticeRecord): Page['list'][number] {
  const { id, actorId, actorName } = row
  const event = eventOf(row)
  return {
    id,
    group: groupOf(row.kind),
    ...noticeLines(event, actorName ?? ''),
    created_at: row.createdAt.toISOString(),
    is_read: row.readAt !== null,
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '', avatar: row.actorAvatar },
    href: hrefOf(event, actorId),
    cmptId: row.competitionId,
  }
}

/** A page of a person's notices, newest first; two statements. */
export async function readNoticePage(
  { db }: Platform,
  scope: NoticeScope,
  { page, size, before }: { page: number; size: number; before: number | undefined },
): Promise<Page> {
  const slice = { limit: size + 1, offset: (page - 1) * size, before }
  const [found, { total, unread }] = await Promise.all([noticesOf(db, scope, slice), countNotices(db, scope)])
  const rows = found.slice(0, size)
  const next = found.length > size ? (rows.at(-1)?.id ?? null) : null
  return { list: rows.map(briefOf), unreadCount: unread, total, next }
}

/** One notice with its content. Throws `notFound`, also for another person's. */
export async function readNotice({ db }: Platform, scope: NoticeScope, id: number): Promise<Notice> {
  const row = await findNotice(db, scope, id)
  if (!row) throw new ApiError('notFound')
  const brief = briefOf(row)
  const event = eventOf(row)
  const content = noticeContent(event, brief.intro, brief.href)
  if (event.kind !== 'invited') return { ...brief, content, invite: null }
  const { inviteId, teamId, competitionId } = event.facts
  return { ...brief, content, invite: { inviteId, team_id: teamId, cmpt_id: competitionId } }
}

/** Marks a person's notices read. Notices that arrive meanwhile or are newer than `upTo` stay unread. */
export function markNoticesRead(platform: Platform, scope: NoticeScope, selection: NoticeSelection): Promise<Marked> {
  const now = new Date(platform.clock())
  return changeOwnInbox(platform, scope.userId, (tx) => markRead(tx, scope, selection, now))
}

/**
 * Removes a notice; a repeat of its event makes no new one. Answers 0 rows for a notice that is gone, never existed or belongs to
 * another person.
 */
export function deleteNotice(platform: Platform, userId: number, id: number): Promise<Marked> {
  const now = new Date(platform.clock())
  return changeOwnInbox(platform, userId, (tx) => removeNotice(tx, { userId, kinds: null }, id, now))
}

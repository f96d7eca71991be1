import type { DataIn } from '@shulei/contract/call.ts'
import type { inboxSessions, privateMessageList } from '@shulei/contract/message/calls.ts'
import { snippetOf } from '@shulei/domain/message/content.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Paging, pageOf, sliceOf } from './paging.ts'
import { type SessionRow, sessionsOf, sessionTotals } from './sessions.repo.ts'
import { participantorOf } from './wire.ts'

type Totals = DataIn<typeof inboxSessions>

const iso = (at: number) => new Date(at).toISOString()

const sessionOnWire = (row: SessionRow): Totals['sessions'][number] => ({
  id: row.sessionId,
  participantor: participantorOf(row),
  unread_count: row.unread,
  last_message: { id: row.messageId, created_at: iso(row.at), mine: row.mine },
  snippet: snippetOf(row.content),
  is_replied: row.mine,
  muted: row.muted,
})

async function read({ db }: Platform, userId: number, paging: Paging) {
  const [found, totals] = await Promise.all([sessionsOf(db, userId, sliceOf(paging)), sessionTotals(db, userId)])
  return { ...pageOf(found, paging, ({ messageId }) => messageId), totals }
}

/** A page of a person's sessions, latest first; two statements. */
export async function readSessions(platform: Platform, userId: number, paging: Paging): Promise<Totals> {
  const { rows, next, totals } = await read(platform, userId, paging)
  return { sessions: rows.map(sessionOnWire), unread_count: totals.unread, session_total: totals.sessions, next }
}

/** The same page as the message center shows it. */
export async function readPrivateMessageList(
  platform: Platform,
  user: { id: number; ssoId: string },
  paging: Paging,
): Promise<DataIn<typeof privateMessageList>> {
  const { rows, next, totals } = await read(platform, user.id, paging)
  return {
    list: rows.map((row) => ({
      id: row.messageId,
      partnerSsoId: row.ssoId,
      content: row.content,
      receivers: [row.mine ? row.ssoId : user.ssoId],
      createdAt: iso(row.at),
      mine: row.mine,
      isRead: row.mine || row.read,
      partnerId: row.id,
      partnerName: row.name,
      partnerAvatar: row.avatar,
      unreadCount: row.unread,
    })),
    total: totals.sessions,
    next,
  }
}

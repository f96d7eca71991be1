import type { DataIn } from '@shulei/contract/call.ts'
import type { inboxSessions, privateMessageList } from '@shulei/contract/talk/message/calls.ts'
import { snippetOf } from '@shulei/domain/talk/message/content.ts'
import type { Lang } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Paging, pageOf, sliceOf } from './paging.ts'
import { type SessionRow, sessionsOf, sessionTotals } from './sessions.repo.ts'
import { participantorOf, textOf } from './wire.ts'

type Totals = DataIn<typeof inboxSessions>

const iso = (at: number) => new Date(at).toISOString()

const sessionOnWire = (row: SessionRow, lang: Lang): Totals['sessions'][number] => ({
  id: row.sessionId,
  participantor: participantorOf(row),
  unread_count: row.unread,
  last_message: { id: row.messageId, created_at: iso(row.at), mine: row.mine },
  snippet: snippetOf(textOf(row.content, lang)),
  is_replied: row.mine,
  blocked: row.blocked,
})

async function read({ db }: Platform, userId: number, paging: Paging) {
  const [found, totals] = await Promise.all([sessionsOf(db, userId, sliceOf(paging)), sessionTotals(db, userId)])
  return { ...pageOf(found, paging, ({ messageId }) => messageId), totals }
}

/** A page of a person's conversations, newest first; two statements. */
export async function readSessions(platform: Platform, userId: number, paging: Paging, lang: Lang): Promise<Totals> {
  const { rows, next, totals } = await read(platform, userId, paging)
  return {
    sessions: rows.map((row) => sessionOnWire(row, lang)),
    unread_count: totals.unread,
    session_total: totals.sessions,
    next,
  }
}

/** The same page in the form of the message center. */
export async function readPrivateMessageList(
  platform: Platform,
  user: { id: number; ssoId: string },
  paging: Paging,
  lang: Lang,
): Promise<DataIn<typeof privateMessageList>> {
  const { rows, next, totals } = await read(platform, user.id, paging)
  return {
    list: rows.map((row) => ({
      id: row.messageId,
      partnerSsoId: row.ssoId,
      content: textOf(row.content, lang),
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

import type { Instant } from '@shulei/domain/base/time/instant.ts'
import { ignorableGroupOf, type NoticeFacts, type NoticeKind, noticeKey } from '@shulei/domain/talk/notice/notice.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { cleanMarkup } from '../../../platform/markup.ts'
import { changeInboxes, lockInboxes } from '../message/inbox.service.ts'

import { insertNotices, type NoticeRow } from './notify.repo.ts'

/** An event to notify a person of: a kind with its facts. */
export type NewNotice = {
  [K in NoticeKind]: {
    recipientId: number
    kind: K
    facts: NoticeFacts[K]
    /** The user who caused the event; left out for the platform. Nobody is notified of their own actions. */
    actorId?: number | null
    /** Distinguishes events of one kind, such as `submission:7`; left out where kind and actor suffice, as for a follow. */
    subject?: string
    /** Time of the event, by the platform's clock. */
    at: Instant
  }
}[NoticeKind]

/** Facts as they are stored. Markup is cleaned when it is written and again when it is read. */
function factsOf(notice: NewNotice): object {
  if (notice.kind !== 'announced') return notice.facts
  const { title, intro, content } = notice.facts
  return { title, intro, content: { cn: cleanMarkup(content.cn), en: cleanMarkup(content.en) } }
}

function rowOf(notice: NewNotice): NoticeRow {
  const { recipientId, kind, actorId = null, subject = '', at } = notice
  return {
    recipientId,
    kind,
    actorId,
    subject,
    facts: factsOf(notice),
    competitionId: 'competitionId' in notice.facts ? notice.facts.competitionId : null,
    ignorable: ignorableGroupOf(kind),
    createdAt: new Date(at).toISOString(),
  }
}

const keyOf = ({ recipientId, kind, actorId = null, subject = '' }: NewNotice) =>
  noticeKey({ recipientId, kind, actorId, subject })

export interface NotifyOptions {
  /** The transaction already holds the locks of the recipients' inboxes. */
  isLocked?: boolean
}

/**
 * Notifies people of events, inside the transaction that makes them: both happen or neither. No notice is made for an event of
 * which the recipient has a notice already (same kind, actor and subject, even when it was removed since) nor for a group that they
 * ignore. Open pages are notified once the transaction ends. Answers the number of new notices; three statements, none without
 * recipients. Call it last, since it holds the locks of the recipients' inboxes until the transaction ends.
 *
 * @example await notify(tx, { recipientId: followedId, kind: 'followed', actorId: sponsorId, facts: {}, at: platform.clock() })
 */
export async function notify(
  tx: Tx,
  events: NewNotice | readonly NewNotice[],
  { isLocked = false }: NotifyOptions = {},
): Promise<number> {
  const wanted = [events].flat().filter(({ recipientId, actorId }) => recipientId !== actorId)
  const rows = [...new Map(wanted.map((notice) => [keyOf(notice), rowOf(notice)])).values()]
  if (rows.length === 0) return 0
  if (!isLocked) {
    await lockInboxes(
      tx,
      rows.map(({ recipientId }) => recipientId),
    )
  }
  const notified = await insertNotices(tx, rows)
  await changeInboxes(tx, notified)
  return notified.length
}

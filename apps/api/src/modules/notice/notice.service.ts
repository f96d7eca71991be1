import { ignorableGroupOf, type NoticeFacts, type NoticeKind, noticeKey } from '@shulei/domain/notice/notice.ts'
import type { Instant } from '@shulei/domain/time/instant.ts'
import type { Tx } from '../../platform/db/database.ts'
import { cleanMarkup } from '../../platform/markup.ts'
import { changeInboxes, lockInboxes } from '../message/inbox.service.ts'

import { insertNotices, type NoticeRow } from './notify.repo.ts'

/** An event to tell somebody of: a kind with its facts. */
export type NewNotice = {
  [K in NoticeKind]: {
    recipientId: number
    kind: K
    facts: NoticeFacts[K]
    /** Who did it; left out for the platform. Nobody is told of what they did themselves. */
    actorId?: number | null
    /** Tells events of one kind apart, such as `submission:7`; left out where kind and actor say it all, as for a follow. */
    subject?: string
    /** The platform's clock. */
    at: Instant
  }
}[NoticeKind]

/** Markup is cleaned when it is written, and again when it is read. */
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

/**
 * Tells people of events, inside the transaction that makes them: both happen or neither. An event that a recipient has been
 * told of already (same kind, actor and subject, even when the notice was removed since) and a group that they ignore make no
 * notice. Their open pages hear of it once the transaction ends. Answers how many notices were made; three statements, none when
 * there is nobody to tell. Call it last: it holds the locks of the recipients' inboxes until the transaction ends.
 *
 * @example await notify(tx, { recipientId: followedId, kind: 'followed', actorId: sponsorId, facts: {}, at: platform.clock() })
 */
export async function notify(tx: Tx, events: NewNotice | readonly NewNotice[]): Promise<number> {
  const wanted = [events].flat().filter(({ recipientId, actorId }) => recipientId !== actorId)
  const rows = [...new Map(wanted.map((notice) => [keyOf(notice), rowOf(notice)])).values()]
  if (rows.length === 0) return 0
  await lockInboxes(
    tx,
    rows.map(({ recipientId }) => recipientId),
  )
  const told = await insertNotices(tx, rows)
  await changeInboxes(tx, told)
  return told.length
}

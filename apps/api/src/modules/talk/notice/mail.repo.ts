import { MAIL_STALE } from '@shulei/domain/talk/notice/mail.ts'
import type { NoticeKind } from '@shulei/domain/talk/notice/notice.ts'
import { eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { canBeMailed } from './notify.repo.ts'
import { noticeMails } from './tables.ts'

export interface MailRecord extends Record<string, unknown> {
  id: number
  attempts: number
  kind: NoticeKind
  facts: Record<string, unknown>
  userId: number
  name: string
  email: string
  language: 'zh-CN' | 'en-US' | null
  /** The person may be mailed now; they may have ended mails since the mail was queued. */
  isWanted: boolean
}

/** Marks the oldest mail that is due as being sent, by one process only; null without one. */
export async function claimMail(db: Executor, now: Date): Promise<MailRecord | null> {
  const fresh = new Date(now.getTime() - MAIL_STALE).toISOString()
  const { rows } = await db.execute<MailRecord>(sql`
    with claimed as (update notice_mails set state = 'sending', attempts = attempts + 1
      where id = (select w.id from notice_mails w where w.state = 'waiting' and w.next_at <= ${now.toISOString()}::timestamptz
        and w.created_at > ${fresh}::timestamptz order by w.next_at, w.id limit 1 for update skip locked)
      returning id, attempts, notice_id)
    select c.id::float8 as id, c.attempts, n.kind, n.facts, u.id::float8 as "userId", u.name, u.email, u.language,
      (${canBeMailed}) as "isWanted"
    from claimed c join notices n on n.id = c.notice_id join users u on u.id = n.recipient_id`)
  return rows[0] ?? null
}

/** Stores what became of a claimed mail. */
export async function settleMail(
  db: Executor,
  id: number,
  end: { state: 'sent' | 'dropped' | 'failed' } | { state: 'waiting'; nextAt: Date },
): Promise<void> {
  await db.update(noticeMails).set(end).where(eq(noticeMails.id, id))
}

/** Forgets mails that were queued before an instant, whatever became of them: their notices keep them from coming again. */
export async function deleteMails(db: Executor, before: Date): Promise<void> {
  await db.delete(noticeMails).where(lt(noticeMails.createdAt, before))
}

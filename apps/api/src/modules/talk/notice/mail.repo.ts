import { MAIL_HELD, MAIL_STALE } from '@shulei/domain/talk/notice/mail.ts'
import type { NoticeKind } from '@shulei/domain/talk/notice/notice.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { canBeMailed } from './notify.repo.ts'
import { noticeMails } from './tables.ts'

export interface MailRecord extends Record<string, unknown> {
  id: number
  /** Epoch milliseconds. */
  createdAt: number
  /** The attempt that this is, from 1. */
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

/**
 * Takes the oldest mail that is due, for one process only; null without one. It is due again after `MAIL_HELD`, unless it is settled
 * before: its process was killed then.
 */
export async function claimMail(db: Executor, now: Date): Promise<MailRecord | null> {
  const until = new Date(now.getTime() + MAIL_HELD).toISOString()
  const fresh = new Date(now.getTime() - MAIL_STALE).toISOString()
  const { rows } = await db.execute<MailRecord>(sql`
    with claimed as (update notice_mails set next_at = ${until}::timestamptz, attempts = attempts + 1
      where id = (select w.id from notice_mails w where w.state = 'waiting' and w.next_at <= ${now.toISOString()}::timestamptz
        and w.created_at > ${fresh}::timestamptz order by w.next_at, w.id limit 1 for update skip locked)
      returning id, attempts, notice_id, created_at)
    select c.id::float8 as id, c.attempts, extract(epoch from c.created_at)::float8 * 1000 as "createdAt", n.kind, n.facts, u.id::float8 as "userId", u.name, u.email, u.language,
      (${canBeMailed}) as "isWanted"
    from claimed c join notices n on n.id = c.notice_id join users u on u.id = n.recipient_id`)
  return rows[0] ?? null
}

/** Stores what became of a claimed mail, unless another attempt at it has begun. */
export async function settleMail(
  db: Executor,
  { id, attempts }: Pick<MailRecord, 'id' | 'attempts'>,
  end: { state: 'sent' | 'dropped' | 'failed' } | { state: 'waiting'; nextAt: Date },
): Promise<void> {
  await db
    .update(noticeMails)
    .set(end)
    .where(and(eq(noticeMails.id, id), eq(noticeMails.attempts, attempts)))
}

/** Forgets mails that were queued before an instant, whatever became of them: their notices keep them from coming again. */
export async function deleteMails(db: Executor, before: Date): Promise<void> {
  await db.delete(noticeMails).where(lt(noticeMails.createdAt, before))
}

import { mailedKinds } from '@shulei/domain/talk/notice/mail.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'

export interface NoticeRow {
  recipientId: number
  kind: string
  actorId: number | null
  subject: string
  facts: object
  competitionId: number | null
  /** The group that a recipient may ignore; null for a notice that always arrives. */
  ignorable: string | null
  createdAt: string
}

/** SQL: mails may be sent to `users u`. Simulated people have nobody behind their addresses. */
export const canBeMailed = sql`u.email_verified and not u.demo and u.closed_at is null and lower(u.email) not like '%.invalid'
  and not exists (select from notice_settings m where m.user_id = u.id and not m.mails)`

/**
 * Stores those notices that are new and not ignored, and queues the mails of those that are mailed, too; answers their recipients.
 * Existing notices stay as they are.
 */
export async function insertNotices(tx: Tx, rows: readonly NoticeRow[]): Promise<number[]> {
  const { rows: stored } = await tx.execute<{ id: number }>(sql`
    with stored as (insert into notices (recipient_id, kind, actor_id, subject, facts, competition_id, created_at)
    select n."recipientId", n.kind, n."actorId", n.subject, n.facts, n."competitionId", n."createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("recipientId" bigint, kind text, "actorId" bigint,
      subject text, facts jsonb, "competitionId" bigint, ignorable text, "createdAt" timestamptz)
    where not exists (
      select 1 from notice_settings s where s.user_id = n."recipientId" and s.ignored @> to_jsonb(n.ignorable))
    on conflict do nothing
    returning id, recipient_id, kind, created_at),
    mails as (insert into notice_mails (notice_id, next_at, created_at)
    select s.id, s.created_at, s.created_at from stored s join users u on u.id = s.recipient_id
    where s.kind = any(${sql.param([...mailedKinds])}::text[]) and ${canBeMailed})
    select recipient_id::float8 as id from stored`)
  return stored.map(({ id }) => id)
}

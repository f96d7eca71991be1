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

/** Stores those notices that are new and not ignored; answers their recipients. Existing notices stay as they are. */
export async function insertNotices(tx: Tx, rows: readonly NoticeRow[]): Promise<number[]> {
  const { rows: stored } = await tx.execute<{ id: number }>(sql`
    insert into notices (recipient_id, kind, actor_id, subject, facts, competition_id, created_at)
    select n."recipientId", n.kind, n."actorId", n.subject, n.facts, n."competitionId", n."createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("recipientId" bigint, kind text, "actorId" bigint,
      subject text, facts jsonb, "competitionId" bigint, ignorable text, "createdAt" timestamptz)
    where not exists (
      select 1 from notice_settings s where s.user_id = n."recipientId" and s.ignored @> to_jsonb(n.ignorable))
    on conflict do nothing
    returning recipient_id::float8 as id`)
  return stored.map(({ id }) => id)
}

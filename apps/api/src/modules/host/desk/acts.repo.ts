import type { Act, ActFacts } from '@shulei/domain/host/desk/acts.ts'
import type { HostRole } from '@shulei/domain/host/desk/roles.ts'
import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import { competitionActs } from './tables.ts'

/** A deed that is written into the log. */
export type NewAct = {
  [K in Act]: {
    competitionId: number
    actorId: number
    role: HostRole
    act: K
    facts: ActFacts[K]
    createdAt: Date
  }
}[Act]

/** Writes lines into the log of a desk, inside the transaction of the deed. Answers their ids. */
export async function writeActs(tx: Tx, rows: readonly NewAct[]): Promise<number[]> {
  if (rows.length === 0) return []
  const stored = await tx
    .insert(competitionActs)
    .values(rows.map((row) => ({ ...row, facts: row.facts as Record<string, unknown> })))
    .returning({ id: competitionActs.id })
  return stored.map(({ id }) => id)
}

export interface ActRow extends Record<string, unknown> {
  id: number
  /** Epoch milliseconds. */
  at: number
  by: string
  role: HostRole
  act: Act
  facts: Record<string, unknown>
  /** The name of the person that the line is about, where it is about one. */
  of: string | null
}

/** Lines of a log, the latest first, older than `before`; of one act where it is named. */
export async function findActs(
  on: Executor,
  {
    competitionId,
    before,
    limit,
    act,
  }: { competitionId: number; before?: number | undefined; limit: number; act?: Act },
): Promise<ActRow[]> {
  const { rows } = await on.execute<ActRow>(sql`
    select a.id::float8 as id, (${ms('a.created_at')})::float8 as at, u.name as "by", a.role, a.act, a.facts, s.name as "of"
    from competition_acts a join users u on u.id = a.actor_id
    left join users s on s.id = (a.facts ->> 'userId')::bigint
    where a.competition_id = ${competitionId} and a.id < ${before ?? Number.MAX_SAFE_INTEGER}
      and (${act ?? null}::text is null or a.act = ${act ?? null}::text)
    order by a.id desc limit ${limit}`)
  return rows
}

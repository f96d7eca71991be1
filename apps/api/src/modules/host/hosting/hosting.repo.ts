import type { Gate } from '@shulei/domain/base/completion/gate.ts'
import type { HostRole } from '@shulei/domain/host/desk/roles.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import { type Bilingual, competitions } from '../../compete/competition/tables.ts'
import { hostedCompetitions } from './tables.ts'

/** Waits for other competitions that the person is making now, and keeps them from counting past the limit together. */
export async function lockHost(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
}

/** The competition that an earlier request with this key has made. */
export async function findByKey(on: Executor, ownerId: number, idempotencyKey: string) {
  const { competitionId, code } = hostedCompetitions
  const [row] = await on
    .select({ id: competitionId, code })
    .from(hostedCompetitions)
    .where(and(eq(hostedCompetitions.ownerId, ownerId), eq(hostedCompetitions.idempotencyKey, idempotencyKey)))
  return row ?? null
}

/** Number of competitions of a host that have not ended. */
export async function countOpen(on: Executor, ownerId: number, now: Date): Promise<number> {
  const { rows } = await on.execute<{ open: number }>(sql`
    select count(*)::int as open from hosted_competitions h join competitions c on c.id = h.competition_id
    where h.owner_id = ${ownerId} and c.end_time > ${now.toISOString()}::timestamptz`)
  return rows[0]?.open ?? 0
}

export async function insertHosted(tx: Tx, row: typeof hostedCompetitions.$inferInsert): Promise<void> {
  await tx.insert(hostedCompetitions).values(row)
}

/** Lets at most so many people sign up for a competition. */
export async function limitPeople(tx: Tx, id: number, peopleMax: number): Promise<void> {
  await tx.update(competitions).set({ peopleMax }).where(eq(competitions.id, id))
}

/** Stores another code of a hosted competition; false where it is none. */
export async function setCode(tx: Tx, id: number, code: string): Promise<boolean> {
  const changed = await tx
    .update(hostedCompetitions)
    .set({ code })
    .where(eq(hostedCompetitions.competitionId, id))
    .returning({ id: hostedCompetitions.competitionId })
  return changed.length > 0
}

export interface HostedRow extends Record<string, unknown> {
  id: number
  title: Bilingual
  /** Epoch milliseconds. */
  startTime: number
  endTime: number
  gate: Gate
  role: HostRole
  code: string | null
  people: number
  teams: number
  submissions: number
}

/** The competitions that a person runs, the newest first; one statement. */
export async function findHosted(on: Executor, userId: number): Promise<HostedRow[]> {
  const { rows } = await on.execute<HostedRow>(sql`
    select c.id::float8 as id, c.title, (${ms('c.start_time')})::float8 as "startTime", (${ms('c.end_time')})::float8 as "endTime", c.gate, m.role, h.code,
      (select count(*)::int from signups g where g.competition_id = c.id and g.state >= 3) as people,
      (select count(*)::int from teams t where t.competition_id = c.id) as teams,
      (select count(*)::int from submissions s join teams t on t.id = s.team_id where t.competition_id = c.id) as submissions
    from competition_members m join competitions c on c.id = m.competition_id
    left join hosted_competitions h on h.competition_id = c.id
    where m.user_id = ${userId} order by m.added_at desc, c.id desc`)
  return rows
}

import { and, between, desc, eq, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { users } from '../../session/tables.ts'
import { submissions } from '../tables.ts'

/** Place in the queue of all competitions, from 1; null when the entry is not in it. */
const queuePlace = sql<number | null>`case when ${submissions.status} = 'queued' then (
  select count(*)::int from submissions q where q.status = 'queued'
    and (q.created_at, q.id) <= (${submissions.createdAt}, ${submissions.id})) end`

const refunded = sql<boolean>`exists (
  select 1 from quota_lines l where l.submission_id = ${submissions.id} and l.kind = 'refund' and l.reason = 'ours')`

/** True for the entry that counts on the visible list of its schedule; B counts only where it is revealed. */
const isBest = (revealed: readonly number[]) => sql<boolean>`exists (
  select 1 from best_scores b where b.schedule_id = ${submissions.scheduleId} and b.team_id = ${submissions.teamId}
    and b.submission_id = ${submissions.id}
    and b.stage = case when ${submissions.scheduleId} = any(${sql.param(`{${revealed.join(',')}}`)}::bigint[]) then 1 else 0 end)`

const columns = (revealed: readonly number[]) => ({
  row: submissions,
  submitter: { id: users.id, name: users.name, avatar: users.image },
  queuePlace,
  refunded,
  isBest: isBest(revealed),
})

const rows = (db: Executor, revealed: readonly number[]) =>
  db.select(columns(revealed)).from(submissions).innerJoin(users, eq(users.id, submissions.userId))

/** An entry with what a reader of the team sees beside it. */
export type SubmitRow = Awaited<ReturnType<typeof rows>>[number]

export interface SubmitPage {
  teamId: number
  userId: number
  offset: number
  limit: number
  /** Schedules whose list B is revealed. */
  revealed: readonly number[]
}

/** A page of the team's entries and the same page of one member's own, newest first, in one statement. */
export async function submitPage(db: Executor, { teamId, userId, offset, limit, revealed }: SubmitPage) {
  const placed = db
    .select({
      id: submissions.id,
      place: sql<number>`row_number() over (order by ${submissions.no} desc)`.as('place'),
      ownPlace: sql<number>`row_number() over (partition by ${submissions.userId} order by ${submissions.no} desc)`.as(
        'own_place',
      ),
    })
    .from(submissions)
    .where(eq(submissions.teamId, teamId))
    .as('placed')
  const [first, last] = [offset + 1, offset + limit]
  const found = await db
    .select({
      ...columns(revealed),
      place: sql<number>`${placed.place}::int`,
      ownPlace: sql<number>`${placed.ownPlace}::int`,
    })
    .from(placed)
    .innerJoin(submissions, eq(submissions.id, placed.id))
    .innerJoin(users, eq(users.id, submissions.userId))
    .where(
      or(
        between(placed.place, first, last),
        and(eq(submissions.userId, userId), between(placed.ownPlace, first, last)),
      ),
    )
    .orderBy(desc(submissions.no))
  const within = (place: number) => place >= first && place <= last
  return {
    all: found.filter(({ place }) => within(place)),
    self: found.filter(({ row, ownPlace }) => row.userId === userId && within(ownPlace)),
  }
}

/** One entry, for the answer of an upload. */
export async function findSubmit(db: Executor, id: number, revealed: readonly number[]): Promise<SubmitRow> {
  const [row] = await rows(db, revealed).where(eq(submissions.id, id))
  if (!row) throw new Error(`submission ${id} is gone`)
  return row
}

/** A file of an entry, if the reader is in its team; else nothing, as for an entry that does not exist. */
export async function findOwnFiles(
  db: Executor,
  { competitionId, submitId, userId }: { competitionId: number; submitId: number; userId: number },
) {
  const [row] = await db
    .select({ resultFile: submissions.resultFile, processFile: submissions.processFile })
    .from(submissions)
    .where(
      and(
        eq(submissions.id, submitId),
        eq(submissions.competitionId, competitionId),
        sql`exists (select 1 from team_members m where m.team_id = ${submissions.teamId} and m.user_id = ${userId})`,
      ),
    )
  return row ?? null
}

import { and, asc, between, eq, inArray, or, type Placeholder, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../../../platform/db/database.ts'
import { preparedRead } from '../../../../platform/db/prepared.ts'
import { users } from '../../../base/session/tables.ts'
import { submissions } from '../tables.ts'

/** SQL: place in the queue of all competitions, from 1; null when the submission is not queued. */
const queuePlace = sql<number | null>`case when ${submissions.status} = 'queued' then (
  select count(*)::int from submissions q where q.status = 'queued'
    and (q.created_at, q.id) <= (${submissions.createdAt}, ${submissions.id})) end`

const refunded = sql<boolean>`exists (
  select 1 from quota_lines l where l.submission_id = ${submissions.id} and l.kind = 'refund' and l.reason = 'ours')`

/**
 * SQL: true for the submission that gives the team its score on the visible list of its schedule, which is B only where it is
 * revealed.
 */
const isBest = (revealed: string | Placeholder) => sql<boolean>`exists (
  select 1 from best_scores b where b.schedule_id = ${submissions.scheduleId} and b.team_id = ${submissions.teamId}
    and b.submission_id = ${submissions.id}
    and b.stage = case when ${submissions.scheduleId} = any(${revealed}::bigint[]) then 1 else 0 end)`

const columns = (revealed: string | Placeholder) => ({
  row: submissions,
  submitter: { id: users.id, name: users.name, avatar: users.image },
  team: sql<string>`(select t.name from teams t where t.id = ${submissions.teamId})`,
  queuePlace,
  refunded,
  isBest: isBest(revealed),
})

/** Ids as an array of PostgreSQL. */
const arrayOf = (ids: readonly number[]) => `{${ids.join(',')}}`

const rows = (db: Executor, revealed: string) =>
  db.select(columns(revealed)).from(submissions).innerJoin(users, eq(users.id, submissions.userId))

/** A submission with the columns that members of its team see. */
export type SubmitRow = Awaited<ReturnType<typeof rows>>[number]

export interface SubmitPage {
  competitionId: number
  /** 0 for a person without a team. */
  teamId: number
  userId: number
  offset: number
  limit: number
  /** Schedules whose list B is revealed. */
  revealed: readonly number[]
}

const { placeholder } = sql
const [first, last] = [placeholder('first'), placeholder('last')]

const isTeams = sql`${submissions.teamId} = ${placeholder('teamId')}`

/** SQL: the team's submissions by their numbers, then those that a person has made for other teams by their time; newest first. */
const latest = sql`${isTeams} desc, case when ${isTeams} then ${submissions.no} end desc,
  ${submissions.createdAt} desc, ${submissions.id} desc`

const preparedPage = preparedRead((db) => {
  const placed = db
    .select({
      id: submissions.id,
      place: sql<number>`row_number() over (partition by ${isTeams} order by ${submissions.no} desc)`.as('place'),
      ownPlace: sql<number>`row_number() over (partition by ${submissions.userId} order by ${latest})`.as('own_place'),
    })
    .from(submissions)
    .where(
      or(
        isTeams,
        and(eq(submissions.userId, placeholder('userId')), eq(submissions.competitionId, placeholder('competitionId'))),
      ),
    )
    .as('placed')
  return db
    .select({
      ...columns(placeholder('revealed')),
      place: sql<number>`${placed.place}::int`,
      ownPlace: sql<number>`${placed.ownPlace}::int`,
    })
    .from(placed)
    .innerJoin(submissions, eq(submissions.id, placed.id))
    .innerJoin(users, eq(users.id, submissions.userId))
    .where(
      or(
        and(isTeams, between(placed.place, first, last)),
        and(eq(submissions.userId, placeholder('userId')), between(placed.ownPlace, first, last)),
      ),
    )
    .orderBy(latest)
})

/**
 * A page of the team's submissions and the same page of one person's own, newest first, in one statement. The own ones include those
 * that a former team of the person keeps.
 */
export async function submitPage(db: Database, { offset, limit, revealed, ...of }: SubmitPage) {
  const { teamId, userId } = of
  const [first, last] = [offset + 1, offset + limit]
  const found = await preparedPage(db, { ...of, first, last, revealed: arrayOf(revealed) })
  const within = (place: number) => place >= first && place <= last
  return {
    all: found.filter(({ row, place }) => row.teamId === teamId && within(place)),
    self: found.filter(({ row, ownPlace }) => row.userId === userId && within(ownPlace)),
  }
}

/** One submission, for the answer of an upload. */
export async function findSubmit(db: Executor, id: number, revealed: readonly number[]): Promise<SubmitRow> {
  const [row] = await rows(db, arrayOf(revealed)).where(eq(submissions.id, id))
  if (!row) throw new Error(`submission ${id} is gone`)
  return row
}

/** The files of a submission, if the reader made it or is in its team; otherwise nothing, as for a submission that does not exist. */
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
        or(
          eq(submissions.userId, userId),
          sql`exists (select 1 from team_members m where m.team_id = ${submissions.teamId} and m.user_id = ${userId})`,
        ),
      ),
    )
  return row ?? null
}

/** Two scored submissions of a team in the order of their numbers; null where they are not two. */
export async function findScoredPair(
  db: Executor,
  teamId: number,
  ids: readonly [number, number],
): Promise<[typeof submissions.$inferSelect, typeof submissions.$inferSelect] | null> {
  const [first, second] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.teamId, teamId), eq(submissions.status, 'scored'), inArray(submissions.id, [...ids])))
    .orderBy(asc(submissions.no))
  return first && second ? [first, second] : null
}

import type { ScoredSubmission } from '@shulei/domain/compete/submission/counted.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { submissions } from '../tables.ts'

/** A scored list A submission with its name. */
export interface ChoosableRow extends Omit<ScoredSubmission, 'at'> {
  no: number
  name: string
  description: string
  createdAt: Date
}

const scoredForA = (teamId: number, scheduleId: number) =>
  and(
    eq(submissions.teamId, teamId),
    eq(submissions.scheduleId, scheduleId),
    eq(submissions.list, 'A'),
    eq(submissions.status, 'scored'),
  )

/** The scored list A submissions of a team in a schedule. Daily limits keep them to some hundred. */
export function findChoosable(on: Executor, teamId: number, scheduleId: number): Promise<ChoosableRow[]> {
  return on
    .select({
      id: submissions.id,
      list: submissions.list,
      no: submissions.no,
      name: sql<string>`${submissions.resultFile} ->> 'name'`,
      description: submissions.description,
      scoreA: submissions.scoreA,
      scoreB: submissions.scoreB,
      isChosen: submissions.isChosen,
      createdAt: submissions.createdAt,
    })
    .from(submissions)
    .where(scoredForA(teamId, scheduleId))
    .orderBy(asc(submissions.id))
}

/** Whether a person is the captain of a team. */
export async function isCaptain(on: Executor, teamId: number, userId: number): Promise<boolean> {
  const { rows } = await on.execute<{ captain: boolean }>(sql`
    select captain_id = ${userId} as captain from teams where id = ${teamId}`)
  return rows[0]?.captain === true
}

/** Replaces a team's choice in a schedule. The caller holds the team's lock. */
export async function putChoice(
  tx: Tx,
  { teamId, scheduleId, ids }: { teamId: number; scheduleId: number; ids: readonly number[] },
): Promise<void> {
  const wanted = sql.param(`{${ids.join(',')}}`)
  await tx
    .update(submissions)
    .set({ isChosen: sql`${submissions.id} = any(${wanted}::bigint[])` })
    .where(scoredForA(teamId, scheduleId))
}

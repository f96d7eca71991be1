import { desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { competitions } from '../competition/tables.ts'
import { teams } from '../team/tables.ts'
import { sourceComments, sourceVersions } from './tables.ts'

/** Most rows of an operator's list. */
const LISTED = 500

const columns = {
  id: sourceVersions.id,
  no: sourceVersions.no,
  scheduleId: sourceVersions.scheduleId,
  competitionId: competitions.id,
  competition: competitions.title,
  teamId: teams.id,
  team: teams.name,
  file: sourceVersions.file,
  note: sourceVersions.note,
  createdAt: sourceVersions.createdAt,
  comments: sql<number>`(select count(*)::int from ${sourceComments} n where n.version_id = ${sourceVersions.id})`,
}

const rows = (on: Executor) =>
  on
    .select(columns)
    .from(sourceVersions)
    .innerJoin(teams, eq(teams.id, sourceVersions.teamId))
    .innerJoin(competitions, eq(competitions.id, sourceVersions.competitionId))
    .$dynamic()

/** A version as the operator reads it. */
export type OperatorVersion = Awaited<ReturnType<typeof rows>>[number]

/** Versions of a competition, newest first. */
export const findForCompetition = (on: Executor, competitionId: number): Promise<OperatorVersion[]> =>
  rows(on)
    .where(eq(sourceVersions.competitionId, competitionId))
    .orderBy(desc(sourceVersions.createdAt), desc(sourceVersions.id))
    .limit(LISTED)

export async function findOne(on: Executor, id: number): Promise<OperatorVersion | null> {
  const [row] = await rows(on).where(eq(sourceVersions.id, id))
  return row ?? null
}

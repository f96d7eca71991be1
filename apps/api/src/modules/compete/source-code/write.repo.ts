import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { teamMembers } from '../team/tables.ts'
import { sourceComments, sourceVersions } from './tables.ts'

/** A stored file of a version. */
export type SourceFile = (typeof sourceVersions.$inferSelect)['file']

/** An earlier version of a person by its idempotency key, or null. */
export async function findByKey(on: Executor, userId: number, idempotencyKey: string) {
  const [row] = await on
    .select({ id: sourceVersions.id, scheduleId: sourceVersions.scheduleId, file: sourceVersions.file })
    .from(sourceVersions)
    .where(and(eq(sourceVersions.userId, userId), eq(sourceVersions.idempotencyKey, idempotencyKey)))
  return row ?? null
}

/** Adds a version, numbered after the team's last one of the schedule. The caller holds the team's lock. */
export async function insertVersion(tx: Tx, version: Omit<typeof sourceVersions.$inferInsert, 'no'>): Promise<number> {
  const no = sql`(select coalesce(max(v.no), 0) + 1 from source_versions v
    where v.team_id = ${version.teamId} and v.schedule_id = ${version.scheduleId})`
  const [row] = await tx
    .insert(sourceVersions)
    .values({ ...version, no })
    .returning({ id: sourceVersions.id })
  if (!row) throw new Error('a version of source code was not stored')
  return row.id
}

export async function insertComment(tx: Tx, comment: typeof sourceComments.$inferInsert): Promise<number> {
  const [row] = await tx.insert(sourceComments).values(comment).returning({ id: sourceComments.id })
  if (!row) throw new Error('a comment was not stored')
  return row.id
}

/** Name and members of the team of a version, and its competition, for the notices about it. */
export async function findTeamOf(on: Executor, versionId: number) {
  const { rows } = await on.execute<{
    team: {
      id: number
      name: string
      competitionId: number
      competition: { cn: string; en: string }
      no: number
      members: number[]
    }
  }>(sql`
    select json_build_object('id', t.id, 'name', t.name, 'competitionId', c.id, 'competition', c.title, 'no', v.no,
      'members', (select coalesce(json_agg(m.user_id order by m.user_id), '[]') from ${teamMembers} m
        where m.team_id = t.id)) as team
    from source_versions v join teams t on t.id = v.team_id join competitions c on c.id = v.competition_id
    where v.id = ${versionId}`)
  return rows[0]?.team ?? null
}

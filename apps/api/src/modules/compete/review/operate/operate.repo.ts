import type { Assigned, Candidate, Reviewable, Wish } from '@shulei/domain/compete/review/assignment.ts'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { competitions } from '../../competition/tables.ts'
import { organizationsOf } from '../review.repo.ts'
import { projects, reviewerSessions, reviewers, reviewSettings, scoreSheets } from '../tables.ts'

/** The facts of a competition for the assignment; projects with the numbers that people see. */
export interface AssignmentFacts {
  perProject: number
  reviewers: (Candidate & { account: string; name: string; role: number })[]
  projects: (Reviewable & { no: number })[]
  wishes: Wish[]
  earlier: Assigned[]
}

/** Takes the lock of a review's settings, under which reviewers are assigned and results published; null without a review. */
export async function lockSettings(tx: Tx, competitionId: number) {
  const [row] = await tx
    .select()
    .from(reviewSettings)
    .where(eq(reviewSettings.competitionId, competitionId))
    .for('update')
  return row ?? null
}

/** Whether a reviewer has saved a score sheet in a competition. */
export async function hasSavedSheets(tx: Tx, competitionId: number): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(scoreSheets)
    .innerJoin(projects, eq(projects.id, scoreSheets.projectId))
    .where(and(eq(projects.competitionId, competitionId), gt(scoreSheets.version, 0)))
    .limit(1)
  return rows.length > 0
}

/** Stores how a competition is judged. */
export async function putSettings(tx: Tx, values: typeof reviewSettings.$inferInsert): Promise<void> {
  const { competitionId: _, ...set } = values
  await tx.insert(reviewSettings).values(values).onConflictDoUpdate({ target: reviewSettings.competitionId, set })
}

export async function findAssignment(on: Executor, competitionId: number): Promise<AssignmentFacts | null> {
  const { rows } = await on.execute<{ facts: AssignmentFacts }>(sql`
    select json_build_object('perProject', c.per_project,
      'reviewers', coalesce((select json_agg(json_build_object('id', r.id, 'account', r.account, 'name', r.name,
          'organization', r.organization, 'role', r.role) order by r.id)
        from reviewers r where r.competition_id = c.competition_id), '[]'::json),
      'projects', coalesce((select json_agg(json_build_object('id', p.id, 'no', p.no,
          'organizations', ${organizationsOf(sql`p.team_id`, sql`p.competition_id`)}) order by p.no)
        from projects p where p.competition_id = c.competition_id), '[]'::json),
      'wishes', coalesce((select json_agg(json_build_object('reviewerId', w.reviewer_id, 'projectId', w.project_id,
          'kind', w.kind)) from review_wishes w join projects p on p.id = w.project_id
        where p.competition_id = c.competition_id), '[]'::json),
      'earlier', coalesce((select json_agg(json_build_object('reviewerId', s.reviewer_id, 'projectId', s.project_id))
        from score_sheets s join projects p on p.id = s.project_id
        where p.competition_id = c.competition_id), '[]'::json)) as facts
    from review_settings c where c.competition_id = ${competitionId}`)
  return rows[0]?.facts ?? null
}

export async function insertSheets(tx: Tx, assigned: readonly Assigned[], at: Date): Promise<void> {
  if (assigned.length === 0) return
  await tx.insert(scoreSheets).values(assigned.map((ids) => ({ ...ids, createdAt: at })))
}

export async function insertReviewer(tx: Tx, values: typeof reviewers.$inferInsert): Promise<number> {
  const [row] = await tx.insert(reviewers).values(values).returning({ id: reviewers.id })
  if (!row) throw new Error('a reviewer was not stored')
  return row.id
}

/** Changes a reviewer's role or password, and ends their sessions; false without such an account. */
export async function updateReviewer(
  tx: Tx,
  account: string,
  values: Partial<Pick<typeof reviewers.$inferInsert, 'role' | 'password'>>,
): Promise<boolean> {
  const rows = await tx
    .update(reviewers)
    .set(values)
    .where(eq(reviewers.account, account))
    .returning({ id: reviewers.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(reviewerSessions).where(inArray(reviewerSessions.reviewerId, ids))
  return ids.length > 0
}

/** Makes a final sheet a draft again; answers its total, or null where there is no final sheet of these two. */
export async function reopenSheet(tx: Tx, projectId: number, reviewerId: number): Promise<number | null> {
  const [row] = await tx
    .update(scoreSheets)
    .set({ state: 'draft', version: sql`${scoreSheets.version} + 1` })
    .where(
      and(eq(scoreSheets.projectId, projectId), eq(scoreSheets.reviewerId, reviewerId), eq(scoreSheets.state, 'final')),
    )
    .returning({ total: scoreSheets.total })
  return row?.total ?? null
}

/** Writes score and rank of a project; null takes them back. */
export async function updateResult(tx: Tx, id: number, result: { score: number | null; rank: number | null }) {
  await tx.update(projects).set(result).where(eq(projects.id, id))
}

/** Whether a competition of this id is a solution contest. */
export async function isSolutionContest(on: Executor, id: number): Promise<boolean> {
  const [row] = await on.select({ type: competitions.type }).from(competitions).where(eq(competitions.id, id))
  return row?.type === 2
}

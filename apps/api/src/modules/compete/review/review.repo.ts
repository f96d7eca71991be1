import type { Criterion } from '@shulei/domain/compete/review/criteria.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import type { Bilingual } from '../competition/tables.ts'
import { type ProjectFile, type ReviewEventKind, reviewEvents, type sheetStates } from './tables.ts'

/** A score sheet as the statements return it. */
export interface SheetRow {
  reviewerId: number
  reviewer: string
  state: (typeof sheetStates)[number]
  version: number
  points: Record<string, number | null>
  comment: string
  total: number
  savedAt: number | null
}

/** A project with its team and all of its sheets; instants are epoch milliseconds. */
export interface ProjectRow {
  id: number
  no: number
  title: Bilingual
  summary: Bilingual
  submittedAt: number
  document: ProjectFile
  documentEn: ProjectFile | null
  team: { id: number; name: string; members: string[]; organizations: string[] }
  sheets: SheetRow[]
  wish: 'want' | 'avoid' | null
}

/** A sheet `s` of the reviewer `r`, for json_build_object. */
const sheetFacts = sql`'reviewerId', r.id, 'reviewer', r.name, 'state', s.state, 'version', s.version,
  'points', s.points, 'comment', s.comment, 'total', s.total, 'savedAt', ${ms('s.saved_at')}`

/** Organisations of a team's members as they wrote them when they signed up; null entries and blanks are left out. */
export const organizationsOf = (team: SQL, competition: SQL): SQL => sql`coalesce((
  select json_agg(distinct g.form ->> 'organization')
  from team_members m join signups g on g.user_id = m.user_id and g.competition_id = ${competition}
  where m.team_id = ${team} and btrim(coalesce(g.form ->> 'organization', '')) <> ''), '[]'::json)`

const projectFacts = (readerId: number) => sql`json_build_object(
  'id', p.id, 'no', p.no, 'title', p.title, 'summary', p.summary, 'submittedAt', ${ms('p.submitted_at')},
  'document', p.document, 'documentEn', p.document_en,
  'team', json_build_object('id', t.id, 'name', t.name,
    'members', coalesce((select json_agg(u.name order by u.id <> t.captain_id, m.id)
      from team_members m join users u on u.id = m.user_id where m.team_id = t.id), '[]'::json),
    'organizations', ${organizationsOf(sql`t.id`, sql`p.competition_id`)}),
  'sheets', coalesce((select json_agg(json_build_object(${sheetFacts}) order by r.id)
    from score_sheets s join reviewers r on r.id = s.reviewer_id where s.project_id = p.id), '[]'::json),
  'wish', (select w.kind from review_wishes w where w.project_id = p.id and w.reviewer_id = ${readerId})) as project`

/** Criteria of a competition, and its projects by number with all of their sheets. */
export async function findProjects(
  on: Executor,
  { competitionId, readerId }: { competitionId: number; readerId: number },
): Promise<{ criteria: Criterion[]; projects: ProjectRow[] }> {
  const { rows } = await on.execute<{ criteria: Criterion[]; projects: ProjectRow[] }>(sql`
    select c.criteria, coalesce((
      select json_agg(x.project order by x.no) from (
        select p.no, ${projectFacts(readerId)} from projects p join teams t on t.id = p.team_id
        where p.competition_id = c.competition_id) x), '[]'::json) as projects
    from review_settings c where c.competition_id = ${competitionId}`)
  return rows[0] ?? { criteria: [], projects: [] }
}

/** One project of a competition. */
export async function findProject(
  on: Executor,
  { competitionId, readerId, projectId }: { competitionId: number; readerId: number; projectId: number },
): Promise<ProjectRow | null> {
  const { rows } = await on.execute<{ project: ProjectRow }>(sql`
    select ${projectFacts(readerId)} from projects p join teams t on t.id = p.team_id
    where p.id = ${projectId} and p.competition_id = ${competitionId}`)
  return rows[0]?.project ?? null
}

/** A recorded change. */
export interface EventRow {
  at: number
  /** The reviewer of the sheet or wish; null for a change of the project. */
  reviewerId: number | null
  actor: string
  kind: ReviewEventKind
  from: number | null
  to: number | null
}

/** The latest changes of a project's review, newest first. */
export async function findEvents(on: Executor, projectId: number): Promise<EventRow[]> {
  const { rows } = await on.execute<{ list: EventRow[] }>(sql`
    select coalesce(json_agg(json_build_object('at', ${ms('e.created_at')}, 'reviewerId', e.reviewer_id, 'actor', e.actor,
      'kind', e.kind, 'from', e.from_total, 'to', e.to_total) order by e.id desc), '[]'::json) as list
    from (select * from review_events where project_id = ${projectId} order by id desc limit 100) e`)
  return rows[0]?.list ?? []
}

/** Records changes of a review. Called in the transaction that makes them. */
export async function recordEvents(tx: Tx, values: readonly (typeof reviewEvents.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await tx.insert(reviewEvents).values([...values])
}

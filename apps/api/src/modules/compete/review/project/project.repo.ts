import type { Criterion } from '@shulei/domain/compete/review/criteria.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { ms } from '../../../../platform/db/instant.ts'
import { type Bilingual, visibleTo } from '../../competition/tables.ts'
import { type ProjectFile, projects, reviewSettings } from '../tables.ts'

/** A team's project as its members see it; instants are epoch milliseconds. */
export interface OwnProjectRow {
  id: number
  no: number
  title: Bilingual
  summary: Bilingual
  document: ProjectFile
  documentEn: ProjectFile | null
  submittedAt: number
  sender: string
  idempotencyKey: string
  score: number | null
  rank: number | null
  /** Projects with a rank. */
  ranked: number
  comments: string[]
}

/** A solution contest with the reader's project and sign-up. */
export interface ContestRow {
  title: Bilingual
  criteria: Criterion[]
  isBlind: boolean
  perProject: number
  opensAt: number
  deadline: number
  publishedAt: number | null
  projects: number
  team: { id: number; name: string } | null
  form: { organization: string; reason: string } | null
  project: OwnProjectRow | null
}

const ownProject = sql`select json_build_object('id', p.id, 'no', p.no, 'title', p.title, 'summary', p.summary,
  'document', p.document, 'documentEn', p.document_en, 'submittedAt', ${ms('p.submitted_at')}, 'sender', u.name,
  'idempotencyKey', p.idempotency_key, 'score', p.score, 'rank', p.rank,
  'ranked', (select count(*)::int from projects o where o.competition_id = p.competition_id and o.rank is not null),
  'comments', coalesce((select json_agg(s.comment order by md5(s.comment)) from score_sheets s
    where s.project_id = p.id and s.state = 'final' and p.rank is not null), '[]'::json)) as project
  from projects p join users u on u.id = p.user_id`

/** A published solution contest that the reader may open, in one statement; null for every other competition. */
export async function findContest(
  on: Executor,
  { competitionId, userId, now }: { competitionId: number; userId: number | null; now: number },
): Promise<ContestRow | null> {
  const { rows } = await on.execute<{ contest: ContestRow }>(sql`
    select json_build_object('title', c.title, 'criteria', r.criteria, 'isBlind', r.is_blind, 'perProject', r.per_project,
      'opensAt', ${ms('r.opens_at')}, 'deadline', ${ms('r.deadline')}, 'publishedAt', ${ms('r.published_at')},
      'projects', (select count(*)::int from projects a where a.competition_id = c.id),
      'team', (select json_build_object('id', t.id, 'name', t.name) from teams t where t.id = m.team_id),
      'form', (select json_build_object('organization', coalesce(g.form ->> 'organization', ''),
          'reason', coalesce(g.form ->> 'reason', ''))
        from signups g where g.competition_id = c.id and g.user_id = ${userId} and g.form is not null),
      'project', (${ownProject} where p.competition_id = c.id and p.team_id = m.team_id)) as contest
    from competitions c join review_settings r on r.competition_id = c.id
    left join team_members m on m.competition_id = c.id and m.user_id = ${userId}
    where c.id = ${competitionId} and ${visibleTo(userId, new Date(now))}`)
  return rows[0]?.contest ?? null
}

/** The project of a team. */
export async function findOwnProject(
  on: Executor,
  competitionId: number,
  teamId: number,
): Promise<OwnProjectRow | null> {
  const { rows } = await on.execute<{ project: OwnProjectRow }>(
    sql`${ownProject} where p.competition_id = ${competitionId} and p.team_id = ${teamId}`,
  )
  return rows[0]?.project ?? null
}

/** Takes the lock under which projects of a contest get their numbers; null where the competition is no solution contest. */
export async function lockContest(tx: Tx, competitionId: number) {
  const [row] = await tx
    .select({ opensAt: reviewSettings.opensAt, publishedAt: reviewSettings.publishedAt })
    .from(reviewSettings)
    .where(eq(reviewSettings.competitionId, competitionId))
    .for('update')
  return row ?? null
}

type ProjectValues = Omit<typeof projects.$inferInsert, 'no' | 'createdAt'>

/** Stores a team's project under the next free number, or replaces what it handed in before. The caller holds the contest's lock. */
export async function putProject(tx: Tx, values: ProjectValues): Promise<number> {
  const { competitionId, teamId, ...set } = values
  const [replaced] = await tx
    .update(projects)
    .set(set)
    .where(and(eq(projects.competitionId, competitionId), eq(projects.teamId, teamId)))
    .returning({ id: projects.id })
  if (replaced) return replaced.id
  const no = sql`(select coalesce(max(p.no), 0) + 1 from projects p where p.competition_id = ${competitionId})`
  const [row] = await tx
    .insert(projects)
    .values({ ...values, no: no as never, createdAt: values.submittedAt })
    .returning({ id: projects.id })
  if (!row) throw new Error('a project was not stored')
  return row.id
}

import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { MODELS_PER_PAGE, type ModelSort } from '@shulei/domain/people/model/model.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import { releasedBy, ruleSchedules } from '../../compete/competition/tables.ts'

/** Facts of a competition that decide who sees its models. */
export interface ModelCompetition extends Record<string, unknown> {
  metric: MetricId
  endTime: number
  isSeasonal: boolean
  schedules: Schedule[]
}

/** A published competition; null when there is none. */
export async function findCompetition(on: Executor, id: number, now: number): Promise<ModelCompetition | null> {
  const { rows } = await on.execute<ModelCompetition>(sql`
    select c.metric, ${ms('c.end_time')}::float8 as "endTime", c.is_seasonal as "isSeasonal", ${ruleSchedules} as schedules
    from competitions c where c.id = ${id} and ${releasedBy(new Date(now))}`)
  return rows[0] ?? null
}

interface Named {
  id: number
  name: string
  avatar: string | null
}

export interface ModelRow extends Record<string, unknown> {
  id: number
  no: number
  scheduleId: number
  score: number
  description: string
  createdAt: string
  team: Named
  author: Named
  /** Number of all models that the search finds. */
  total: number
}

export interface ModelQuestion {
  /** The lists whose scores are shown, those of later schedules first. Not empty. */
  lists: readonly { scheduleId: number; stage: 0 | 1 }[]
  /** The smaller score is better. */
  isAscending: boolean
  sort: ModelSort
  /** Patterns of the words: each has to be in the description, or in the name of the team or author. */
  words: readonly string[]
  page: number
}

/** A page of the shared submissions with a score on one of the lists, which follow one another; those of banned teams are left out. */
export async function findModels(on: Executor, question: ModelQuestion): Promise<ModelRow[]> {
  const { lists, isAscending, sort, words, page } = question
  const score = sql`case when l.stage = 1 then s.score_b else s.score_a end`
  const values = lists.map(({ scheduleId, stage }, at) => sql`(${scheduleId}::bigint, ${stage}::int, ${at}::int)`)
  const merit = isAscending ? sql`${score} asc` : sql`${score} desc`
  const found: SQL[] = words.map(
    (pattern) => sql`and (s.description ilike ${pattern} or t.name ilike ${pattern} or u.name ilike ${pattern})`,
  )
  const { rows } = await on.execute<ModelRow>(sql`
    select s.id::float8 as id, s.no, s.schedule_id::float8 as "scheduleId", ${score} as score, s.description,
      to_json(s.created_at) #>> '{}' as "createdAt",
      json_build_object('id', t.id, 'name', t.name, 'avatar', t.avatar) as team,
      json_build_object('id', u.id, 'name', u.name, 'avatar', u.image) as author,
      (count(*) over ())::int as total
    from (values ${sql.join(values, sql`, `)}) l (schedule_id, stage, place)
    join submissions s on s.schedule_id = l.schedule_id join teams t on t.id = s.team_id join users u on u.id = s.user_id
    where s.share and s.status = 'scored' and ${score} is not null
      and t.cheat_status <> 2 ${sql.join(found, sql` `)}
    order by ${sort === 'score' ? sql`l.place, ${merit}, s.created_at, s.id` : sql`s.created_at desc, s.id desc`}
    limit ${MODELS_PER_PAGE} offset ${(page - 1) * MODELS_PER_PAGE}`)
  return rows
}

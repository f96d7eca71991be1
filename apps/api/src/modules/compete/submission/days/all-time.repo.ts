import { ALL_TIME } from '@shulei/domain/compete/ranking/all-time.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/db/database.ts'
import { preparedSql } from '../../../../platform/db/prepared.ts'
import { teams } from '../../team/tables.ts'
import { bestScores } from '../tables.ts'

/** The best score of a team on list A of one schedule. */
export interface ScheduleBest {
  scheduleId: number
  teamId: number
  name: string
  avatar: string | null
  demo: boolean
  score: number
  at: number
}

const { placeholder } = sql
const schedules = sql`unnest(${placeholder('schedules')}::bigint[])`
const teamId = sql`${placeholder('teamId')}::bigint`
const shown = sql.raw(String(ALL_TIME))

const bestsQuery = preparedSql<ScheduleBest>(sql`
  select l.id::float8 as "scheduleId", t.id::float8 as "teamId", t.name, t.avatar, t.demo, b.score,
    extract(epoch from b.at)::float8 * 1000 as at
  from ${schedules} as l (id) cross join lateral (
    select team_id, score, at from ${bestScores} where schedule_id = l.id and stage = 0 and rank <= ${shown}
    union
    select team_id, score, at from ${bestScores}
    where schedule_id = l.id and stage = 0 and team_id = ${teamId} and rank is not null) b
  join ${teams} t on t.id = b.team_id`)

/** The first teams on list A of each schedule, and the reader's own team wherever it is ranked. */
export const bestsOf = (db: Executor, scheduleIds: readonly number[], own: number | null): Promise<ScheduleBest[]> =>
  bestsQuery(db, { schedules: `{${scheduleIds.join(',')}}`, teamId: own })

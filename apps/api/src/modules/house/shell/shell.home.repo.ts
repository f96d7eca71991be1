import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { schedules } from '../../compete/competition/tables.ts'
import { bestScores } from '../../compete/submission/tables.ts'
import { teams } from '../../compete/team/tables.ts'

/** A list and the instant since which its scores are public, in epoch milliseconds. */
export interface OpenList {
  scheduleId: number
  stage: 0 | 1
  since: number
}

export interface EventRow {
  kind: 'best' | 'joined'
  competitionId: number
  teamId: number
  name: string
  avatar: string | null
  /** Score of a new best score; null for a new team. */
  score: number | null
  rank: number | null
  /** Epoch milliseconds. */
  at: number
}

const ms = (column: SQL) => sql`round(extract(epoch from ${column}) * 1000)::float8`

/** Only changes of the first places become news of a long list; the index of ranks finds them. */
const NEWSWORTHY = 200

/**
 * The newest best scores in the first places of the given lists, without each team's first one, and the newest teams of the given
 * competitions; newest first, one statement.
 */
export async function findEvents(
  on: Executor,
  {
    lists,
    competitionIds,
    best,
    joined,
  }: {
    lists: readonly OpenList[]
    competitionIds: readonly number[]
    /** Limits of each kind of event. */
    best: number
    joined: number
  },
): Promise<EventRow[]> {
  const wanted = JSON.stringify(
    lists.map(({ scheduleId, stage, since }) => ({
      schedule: scheduleId,
      stage,
      since: new Date(since).toISOString(),
    })),
  )
  const { rows } = await on.execute<EventRow & Record<string, unknown>>(sql`
    select * from (
      (select 'best' as kind, s.competition_id::float8 as "competitionId", t.id::float8 as "teamId", t.name, t.avatar,
        b.score, b.rank, ${ms(sql`b.at`)} as at
      from jsonb_to_recordset(${wanted}::jsonb) as l (schedule bigint, stage int, since timestamptz)
      cross join lateral (
        select o.schedule_id, o.team_id, o.score, o.rank, o.at from ${bestScores} o
        where o.schedule_id = l.schedule and o.stage = l.stage and o.at >= l.since and o.rank <= ${NEWSWORTHY}
          and jsonb_array_length(o.history) > 1
        order by o.at desc, o.team_id limit ${best}) b
      join ${schedules} s on s.id = b.schedule_id
      join ${teams} t on t.id = b.team_id
      order by b.at desc, t.id limit ${best})
      union all
      (select 'joined', t.competition_id::float8, t.id::float8, t.name, t.avatar, null, null, ${ms(sql`t.created_at`)}
      from ${teams} t
      where t.competition_id = any(${sql.param(`{${competitionIds.join(',')}}`)}::bigint[])
      order by t.created_at desc, t.id limit ${joined})
    ) events
    order by at desc, "teamId"`)
  return rows
}

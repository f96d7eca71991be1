import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import type { Board } from '../board/lists.ts'

/** Where a team stands now, and how many entries it has made in the whole competition. */
export interface OwnStanding {
  entries: number
  score: number | null
  rank: number | null
  /** Teams when the list was last ranked. */
  total: number | null
  top: number | null
}

/**
 * A team's place on a list. The stored rank is right while nothing has changed since the list was ranked; after a change the
 * place is counted, so that a team sees its new rank with its new score. Two counts, because each can use the index of the
 * order; `nulls last` is part of that index.
 */
export const ownStandingQuery = (teamId: number, { scheduleId, stage }: Board): SQL => sql`
  select (select count(*)::int from submissions s where s.team_id = ${teamId}) as entries,
    m.score,
    case when m.rank is not null and t.changes = t.ranked_changes then m.rank else 1
      + (select count(*)::int from best_scores b
        where b.schedule_id = ${scheduleId} and b.stage = ${stage} and b.merit > m.merit)
      + (select count(*)::int from best_scores b
        where b.schedule_id = ${scheduleId} and b.stage = ${stage} and b.merit = m.merit
          and (b.at, b.team_id) < (m.at, m.team_id)) end as rank,
    t.total,
    (select b.score from best_scores b where b.schedule_id = ${scheduleId} and b.stage = ${stage}
      order by b.merit desc nulls last, b.at, b.team_id limit 1) as top
  from (select 1) one
  left join best_scores m on m.schedule_id = ${scheduleId} and m.stage = ${stage} and m.team_id = ${teamId}
  left join board_states t on t.schedule_id = ${scheduleId} and t.stage = ${stage}`

export async function ownStanding(db: Executor, teamId: number, board: Board): Promise<OwnStanding> {
  const { rows } = await db.execute<Record<keyof OwnStanding, number | null>>(ownStandingQuery(teamId, board))
  const row = rows[0]
  return {
    entries: row?.entries ?? 0,
    score: row?.score ?? null,
    rank: row?.score == null ? null : (row.rank ?? null),
    total: row?.total ?? null,
    top: row?.top ?? null,
  }
}

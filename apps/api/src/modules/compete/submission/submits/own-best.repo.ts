import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/db/database.ts'
import { preparedSql } from '../../../../platform/db/prepared.ts'
import type { Board } from '../board/lists.ts'
import type { bestScores } from '../tables.ts'

type History = (typeof bestScores.$inferSelect)['history']

/** Rank that a team's own score is compared with. */
export const AIM_RANK = 10

/** A team's present rank and best score with its history, and the number of its submissions in the whole competition. */
export interface OwnBest {
  submitted: number
  score: number | null
  rank: number | null
  /** Number of teams when the list was last ranked; null before that. */
  total: number | null
  top: number | null
  /** Score at `AIM_RANK` when the list was last ranked; null while it has fewer teams. */
  aim: number | null
  history: History
}

type Value = number | Placeholder

/**
 * A team's rank on a list. The stored rank is right while the list has not changed since it was ranked; after a change the rank is
 * counted, so that a team sees its new rank with its new score. There are two counts, because each can use the index of the order;
 * `nulls last` is part of that index.
 */
export const ownBestQuery = (teamId: Value, { scheduleId, stage }: Record<keyof Board, Value>): SQL => sql`
  select (select count(*)::int from submissions s where s.team_id = ${teamId}) as submitted,
    m.score,
    case when m.rank is not null and t.changes = t.ranked_changes then m.rank else 1
      + (select count(*)::int from best_scores b
        where b.schedule_id = ${scheduleId} and b.stage = ${stage} and b.merit > m.merit)
      + (select count(*)::int from best_scores b
        where b.schedule_id = ${scheduleId} and b.stage = ${stage} and b.merit = m.merit
          and (b.at, b.team_id) < (m.at, m.team_id)) end as rank,
    t.total,
    (select b.score from best_scores b where b.schedule_id = ${scheduleId} and b.stage = ${stage}
      order by b.merit desc nulls last, b.at, b.team_id limit 1) as top,
    (select b.score from best_scores b where b.schedule_id = ${scheduleId} and b.stage = ${stage}
      and b.rank = ${sql.raw(String(AIM_RANK))} limit 1) as aim,
    m.history
  from (select 1) one
  left join best_scores m on m.schedule_id = ${scheduleId} and m.stage = ${stage} and m.team_id = ${teamId}
  left join board_states t on t.schedule_id = ${scheduleId} and t.stage = ${stage}`

const { placeholder } = sql
const preparedBest = preparedSql<{ [Name in keyof OwnBest]: OwnBest[Name] | null }>(
  ownBestQuery(placeholder('teamId'), { scheduleId: placeholder('scheduleId'), stage: placeholder('stage') }),
)

export async function ownBest(db: Executor, teamId: number, board: Board): Promise<OwnBest> {
  const [row] = await preparedBest(db, { teamId, ...board })
  return {
    submitted: row?.submitted ?? 0,
    score: row?.score ?? null,
    rank: row?.score == null ? null : (row.rank ?? null),
    total: row?.total ?? null,
    top: row?.top ?? null,
    aim: row?.aim ?? null,
    history: row?.history ?? [],
  }
}

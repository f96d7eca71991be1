import { sql } from 'drizzle-orm'
import { preparedSql } from '../../../platform/db/prepared.ts'
import { datasets } from '../../data/dataset/tables.ts'
import { submissionCounts } from '../submission/tables.ts'
import { teams } from '../team/tables.ts'
import { competitions } from './tables.ts'

export interface CountRow {
  id: number
  teams: number
  datasets: number
  submits: number
}

/** Counts the teams, data sets and submissions of every competition in one statement. */
export const countAll = preparedSql<CountRow>(sql`
  select c.id::float8 as id, coalesce(t.count, 0)::int as teams, coalesce(d.count, 0)::int as datasets,
    coalesce(s.count, 0)::int as submits
  from ${competitions} c
  left join (select competition_id, count(*) from ${teams} group by 1) t on t.competition_id = c.id
  left join (select competition_id, count(*) from ${datasets} group by 1) d on d.competition_id = c.id
  left join (${submissionCounts}) s on s.competition_id = c.id`)

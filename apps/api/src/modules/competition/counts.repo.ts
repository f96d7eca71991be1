import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { datasets } from '../dataset/tables.ts'
import { teams } from '../team/tables.ts'
import { competitions } from './tables.ts'

export interface CountRow {
  id: number
  teams: number
  datasets: number
}

/** Teams and data sets of every competition, one statement. */
export async function countAll(on: Executor): Promise<CountRow[]> {
  const { rows } = await on.execute<CountRow & Record<string, unknown>>(sql`
    select c.id::float8 as id, coalesce(t.count, 0)::int as teams, coalesce(d.count, 0)::int as datasets
    from ${competitions} c
    left join (select competition_id, count(*) from ${teams} group by 1) t on t.competition_id = c.id
    left join (select competition_id, count(*) from ${datasets} group by 1) d on d.competition_id = c.id`)
  return rows
}

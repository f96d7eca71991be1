import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'

/** Name and picture of a person. `userId` is the id of the sign-on. */
export interface PersonRow {
  id: number
  userId: string
  name: string
  avatar: string | null
}

const intList = (ids: readonly number[]) =>
  sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** People by their ids, in one statement. */
export async function findPeople(on: Executor, ids: readonly number[]): Promise<PersonRow[]> {
  if (ids.length === 0) return []
  const { rows } = await on.execute<PersonRow & Record<string, unknown>>(sql`
    select u.id::float8 as id, u.sso_id as "userId", u.name, u.image as avatar from users u where u.id in ${intList(ids)}`)
  return rows
}

/** The list of a competition that visitors see. */
export interface OpenList {
  competitionId: number
  scheduleId: number
  stage: 0 | 1
}

export interface TalentRow {
  id: number
  name: string
  avatar: string | null
  rank: number
  stage: 0 | 1
  teamId: number
  team: string
  competitionId: number
  lists: number
  demo: boolean
}

/**
 * People with the best places on the given lists, each once with the best place and the number of lists; a banned team has no
 * place. One statement.
 */
export async function findTalent(on: Executor, lists: readonly OpenList[], limit: number): Promise<TalentRow[]> {
  if (lists.length === 0) return []
  const { rows } = await on.execute<TalentRow & Record<string, unknown>>(sql`
    select * from (
      select distinct on (u.id) u.id::float8 as id, u.name, u.image as avatar, b.rank, l.stage, t.id::float8 as "teamId", t.name as team,
        l."competitionId"::float8 as "competitionId", t.demo,
        count(*) over (partition by u.id)::int as lists
      from jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) as l("competitionId" bigint, "scheduleId" bigint, stage int)
      join best_scores b on b.schedule_id = l."scheduleId" and b.stage = l.stage and b.rank is not null
      join teams t on t.id = b.team_id
      join team_members m on m.team_id = t.id
      join users u on u.id = m.user_id
      order by u.id, b.rank, l."competitionId") best
    order by best.rank, best.lists desc, best."competitionId", best."teamId", best.id
    limit ${limit}`)
  return rows
}

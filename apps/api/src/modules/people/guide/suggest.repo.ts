import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'

/** Most names of the site that are searched, the most frequent first. */
const MOST_NAMES = 2000

const columns = {
  company: { table: 'careers', column: 'company', flag: 'see_work' },
  job: { table: 'careers', column: 'job', flag: 'see_work' },
  school: { table: 'educations', column: 'school', flag: 'see_education' },
  major: { table: 'educations', column: 'major', flag: 'see_education' },
} as const

export type SiteNames = keyof typeof columns

/** Names that people show to everybody on their profiles, the most frequent first. */
export async function findSiteNames(on: Executor, of: SiteNames): Promise<string[]> {
  const { table, column, flag } = columns[of]
  const name = sql.raw(`t.${column}`)
  const { rows } = await on.execute<{ name: string }>(sql`
    select ${name} as name from ${sql.raw(table)} t left join profiles p on p.user_id = t.user_id
    where ${name} <> '' and coalesce(${sql.raw(`p.${flag}`)}, true)
    group by ${name} order by count(*) desc, min(t.id) limit ${MOST_NAMES}`)
  return rows.map((row) => row.name)
}

/** Skills of people, the most frequent first; skills are always public. */
export async function findSkillNames(on: Executor): Promise<string[]> {
  const { rows } = await on.execute<{ name: string }>(sql`
    select t.name from skills t group by t.name order by count(*) desc, min(t.id) limit ${MOST_NAMES}`)
  return rows.map((row) => row.name)
}

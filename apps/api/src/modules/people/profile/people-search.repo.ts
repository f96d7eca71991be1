import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { peopleIndex } from './tables.ts'

export interface NamedPerson {
  id: number
  name: string
}

export interface FoundPerson {
  id: number
  userId: string
  name: string
  avatar: string | null
  province: string
  city: string
  iden: 1 | 2 | 4 | null
  organization: string
  demo: boolean
}

/** People who were added after the newest one of the index; ids grow with time. */
export async function findNewPeople(on: Executor, limit: number): Promise<NamedPerson[]> {
  const { rows } = await on.execute<NamedPerson & Record<string, unknown>>(sql`
    select u.id::float8 as id, u.name from users u
    where u.id > coalesce((select max(i.user_id) from ${peopleIndex} i), 0) and u.closed_at is null
    order by u.id limit ${limit}`)
  return rows
}

/** People who are missing in the index, or there under another name. Reads all people, so that only the sweeper may call it. */
export async function findStalePeople(on: Executor, limit: number): Promise<NamedPerson[]> {
  const { rows } = await on.execute<NamedPerson & Record<string, unknown>>(sql`
    select u.id::float8 as id, u.name from users u left join ${peopleIndex} i on i.user_id = u.id
    where i.name is distinct from u.name and u.closed_at is null
    order by u.id limit ${limit}`)
  return rows
}

export async function saveIndexed(on: Executor, rows: readonly (typeof peopleIndex.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  await on
    .insert(peopleIndex)
    .values([...rows])
    .onConflictDoUpdate({
      target: peopleIndex.userId,
      set: { name: sql`excluded.name`, searchText: sql`excluded.search_text`, grams: sql`excluded.grams` },
    })
}

/** A condition under which a word matches: grams for the index, then the pattern for the text. */
export interface Match {
  grams: string[]
  pattern: string
}

/** SQL: a list as `text[]`, in a form that every driver accepts. */
const textArray = (list: readonly string[]) =>
  sql`array[${sql.join(
    list.map((item) => sql`${item}`),
    sql`, `,
  )}]::text[]`

const matches = ({ grams, pattern }: Match): SQL =>
  sql`(i.grams @> ${textArray(grams)} and i.search_text like ${pattern})`

/** SQL: the newest company or school that a person shows. */
const organization = sql`coalesce(
  case when coalesce(p.see_work, true) then (select c.company from careers c where c.user_id = u.id
    order by coalesce(c.to_month, '9999') desc, coalesce(c.from_month, '') desc, c.id limit 1) end,
  case when coalesce(p.see_education, true) then (select e.school from educations e where e.user_id = u.id
    order by coalesce(e.to_month, '9999') desc, coalesce(e.from_month, '') desc, e.id limit 1) end,
  '')`

export interface PeopleSearch {
  /** The words of the search; every word must match in one of its ways. */
  words: readonly (readonly Match[])[]
  /** The typed text in the form of names in the index: names that equal it or start with it come first. */
  typed: string
  /** A person who is left out of the result, by id. */
  except: number | null
  offset: number
  limit: number
}

/** People whose name matches, best first, and their total; one statement. */
export async function findPeopleByName(on: Executor, search: PeopleSearch) {
  const { words, typed, except, offset, limit } = search
  const found = sql.join(
    words.map((ways) => sql`(${sql.join(ways.map(matches), sql` or `)})`),
    sql` and `,
  )
  const { rows } = await on.execute<{ answer: { total: number; list: FoundPerson[] } }>(sql`
    with found as (
      select i.user_id, lower(i.name) = ${typed} as is_it, starts_with(lower(i.name), ${typed}) as begins
      from ${peopleIndex} i where ${found} and i.user_id is distinct from ${except}
    ), page as (
      select * from found order by is_it desc, begins desc, user_id offset ${offset} limit ${limit}
    )
    select json_build_object(
      'total', (select count(*)::int from found),
      'list', coalesce((
        select json_agg(json_build_object('id', u.id, 'userId', u.sso_id, 'name', u.name, 'avatar', u.image, 'demo', u.demo,
          'province', coalesce(p.province, ''), 'city', coalesce(p.city, ''), 'iden', p.iden, 'organization', ${organization})
          order by page.is_it desc, page.begins desc, u.id)
        from page join users u on u.id = page.user_id left join profiles p on p.user_id = u.id), '[]'::json)
    ) as answer`)
  return rows[0]?.answer ?? { total: 0, list: [] }
}

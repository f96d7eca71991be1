import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'

/** A person in a list of followers or followings; a row of its one statement. */
export interface FollowedRow {
  followId: number
  /** ISO instant in the time zone of the database's session. */
  followedAt: string
  id: number
  userId: string
  name: string
  avatar: string | null
  introduction: string
  province: string
  city: string
  career: { companyName: string; jobName: string } | null
  /** The reader follows this person; `isFollowedBack` is the other direction. */
  isFollowed: boolean
  isFollowedBack: boolean
  demo: boolean
}

export interface PeopleQuestion {
  /** The person whose followers or followings are listed. */
  userId: number
  readerId: number
  /** Only rows older than this one. */
  before: number | undefined
  limit: number
}

const sides = {
  followers: { own: sql.raw('f.followed_id'), other: sql.raw('f.sponsor_id') },
  followings: { own: sql.raw('f.sponsor_id'), other: sql.raw('f.followed_id') },
} as const

/** SQL: the newest company or school of a person that the reader may see. */
const career = (readerId: number): SQL => sql`(
  select json_build_object('companyName', c.company, 'jobName', c.job) from careers c
  where c.user_id = u.id and (coalesce(p.see_work, true) or u.id = ${readerId})
  order by coalesce(c.to_month, '9999') desc, coalesce(c.from_month, '') desc, c.id limit 1)`

/**
 * A page of a person's followers or followings, newest first, and their total; one statement. Rows added between two pages do not
 * shift the second.
 */
export async function findPeople(on: Executor, side: keyof typeof sides, question: PeopleQuestion) {
  const { userId, readerId, before, limit } = question
  const { own, other } = sides[side]
  const { rows } = await on.execute<{ answer: { total: number; list: FollowedRow[] } }>(sql`
    select json_build_object(
      'total', (select count(*)::int from follows f where ${own} = ${userId}),
      'list', coalesce((select json_agg(r order by r."followId" desc) from (
        select f.id as "followId", f.created_at as "followedAt", u.id, u.sso_id as "userId", u.name, u.image as avatar, u.demo,
          coalesce(p.introduction, '') as introduction, coalesce(p.province, '') as province, coalesce(p.city, '') as city,
          ${career(readerId)} as career,
          exists (select 1 from follows x where x.sponsor_id = ${readerId} and x.followed_id = u.id) as "isFollowed",
          exists (select 1 from follows x where x.sponsor_id = u.id and x.followed_id = ${readerId}) as "isFollowedBack"
        from follows f
        join users u on u.id = ${other}
        left join profiles p on p.user_id = u.id
        where ${own} = ${userId} ${before === undefined ? sql`` : sql`and f.id < ${before}`}
        order by f.id desc limit ${limit}
      ) r), '[]'::json)
    ) as answer`)
  return rows[0]?.answer ?? { total: 0, list: [] }
}

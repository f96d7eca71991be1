import type { PrivacySettings } from '@shulei/domain/profile/privacy.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'

/** A person by site id or by single-sign-on id. */
export type PersonRef = { id: number } | { ssoId: string }

export const isPerson = (ref: PersonRef): SQL => ('id' in ref ? sql`u.id = ${ref.id}` : sql`u.sso_id = ${ref.ssoId}`)

/** Privacy of the outer query's person `u` with profile `p`; what nobody chose is as the table has it. */
export const privacyJson = sql`json_build_object(
  'work', coalesce(p.see_work, true), 'email', coalesce(p.see_email, false),
  'education', coalesce(p.see_education, true), 'competition', coalesce(p.see_competition, true),
  'myDynamics', coalesce(p.see_my_dynamics, true), 'othersDynamics', coalesce(p.see_others_dynamics, true),
  'audience', coalesce(p.audience, 'everybody'))`

/** Whether the outer query's person and the reader follow each other. */
export const mutualWith = (readerId: number): SQL => sql`(
  exists (select 1 from follows f where f.sponsor_id = u.id and f.followed_id = ${readerId})
  and exists (select 1 from follows f where f.sponsor_id = ${readerId} and f.followed_id = u.id))`

/** What decides about showing a person's things to a reader; null when there is no such person. */
export async function findAccess(on: Executor, ref: PersonRef, readerId: number) {
  const { rows } = await on.execute<{ id: number; settings: PrivacySettings; mutual: boolean }>(sql`
    select u.id::float8 as id, ${privacyJson} as settings, ${mutualWith(readerId)} as mutual
    from users u left join profiles p on p.user_id = u.id
    where ${isPerson(ref)}`)
  return rows[0] ?? null
}

import type { PrivacySettings } from '@shulei/domain/people/profile/privacy.ts'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'

/** A person by user id or by single-sign-on id. */
export type PersonRef = { id: number } | { ssoId: string }

/** Conditions on the outer query's person `u`; the values are those of a `PersonRef`. */
export const isPerson = {
  byId: sql`u.id = ${sql.placeholder('id')}`,
  bySsoId: sql`u.sso_id = ${sql.placeholder('ssoId')}`,
} as const

/** SQL: privacy of the outer query's person `u` with profile `p`; an unset flag has the default of its column. */
export const privacyJson = sql`json_build_object(
  'work', coalesce(p.see_work, true), 'email', coalesce(p.see_email, false),
  'education', coalesce(p.see_education, true), 'competition', coalesce(p.see_competition, true),
  'myDynamics', coalesce(p.see_my_dynamics, true), 'othersDynamics', coalesce(p.see_others_dynamics, true),
  'audience', coalesce(p.audience, 'everybody'))`

/** Whether the outer query's person and the reader follow each other. */
export const mutualWith = (readerId: number | Placeholder): SQL => sql`(
  exists (select 1 from follows f where f.sponsor_id = u.id and f.followed_id = ${readerId})
  and exists (select 1 from follows f where f.sponsor_id = ${readerId} and f.followed_id = u.id))`

export interface AccessRow {
  id: number
  settings: PrivacySettings
  mutual: boolean
}

const accessRead = (person: SQL) =>
  preparedRead<AccessRow>((db) =>
    db
      .select({
        id: sql<number>`u.id::float8`,
        settings: sql<PrivacySettings>`${privacyJson}`,
        mutual: sql<boolean>`${mutualWith(sql.placeholder('readerId'))}`,
      })
      .from(sql`users u left join profiles p on p.user_id = u.id`)
      .where(person),
  )

const accessById = accessRead(isPerson.byId)
const accessBySsoId = accessRead(isPerson.bySsoId)

/** The facts that decide which parts of a person a reader may see; null when there is no such person. */
export async function findAccess(db: Database, ref: PersonRef, readerId: number): Promise<AccessRow | null> {
  const [row] = await ('id' in ref ? accessById : accessBySsoId)(db, { ...ref, readerId })
  return row ?? null
}

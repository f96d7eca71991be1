import type { PersonFacts } from '@shulei/domain/base/completion/completion.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { preparedSql } from '../../../platform/db/prepared.ts'
import { careers, educations, profiles } from '../profile/tables.ts'

interface Period {
  id: number
  from: string | null
  to: string | null
}

/** Everything that the guide shows of its reader, before formatting. */
export interface GuideRow extends Omit<PersonFacts, 'industries' | 'skills' | 'educations' | 'careers'> {
  province: string
  industry: { code: string; nameCn: string; nameEn: string }[]
  industries: string[]
  skills: { userSkillId: number; skillName: string }[]
  educations: (Period & { school: string; major: string; degree: string })[]
  careers: (Period & { company: string; job: string })[]
  isHidden: boolean
  /** Identity of the sign-up form of the competition, or without a competition of the latest form; null without one. */
  formIden: PersonFacts['iden']
}

const listOf = (row: string, table: string) =>
  sql.raw(`coalesce((select json_agg(${row} order by t.id) from ${table} t where t.user_id = u.id), '[]'::json)`)
const period = `'id', t.id, 'from', t.from_month, 'to', t.to_month`

const guideQuery = preparedSql<{ guide: GuideRow }>(sql`
    select json_build_object(
      'iden', p.iden, 'email', u.email, 'introduction', coalesce(p.introduction, ''), 'birthday', p.birthday,
      'province', coalesce(p.province, ''), 'city', coalesce(p.city, ''), 'industries', coalesce(p.industries, '{}'),
      'industry', coalesce((
        select json_agg(json_build_object('code', f.code, 'nameCn', f.name ->> 'cn', 'nameEn', f.name ->> 'en') order by f.sort)
        from facets f where f.kind = 'industry' and f.code = any(p.industries)), '[]'::json),
      'skills', ${listOf(`json_build_object('userSkillId', t.id, 'skillName', t.name)`, 'skills')},
      'educations', ${listOf(`json_build_object(${period}, 'school', t.school, 'major', t.major, 'degree', t.degree)`, 'educations')},
      'careers', ${listOf(`json_build_object(${period}, 'company', t.company, 'job', t.job)`, 'careers')},
      'realName', (select json_build_object('authType', r.auth_type, 'idCardStatus', r.id_card_status,
        'overseaAuthStatus', r.oversea_auth_status) from real_names r where r.user_id = u.id),
      'isHidden', coalesce(p.guide_hidden, false),
      'formIden', (select g.form -> 'iden' from signups g
        where g.user_id = u.id and g.form is not null
          and g.competition_id = coalesce(${sql.placeholder('competitionId')}::bigint, g.competition_id)
        order by g.completed_at desc nulls last, g.id desc limit 1)
    ) as guide
    from users u left join profiles p on p.user_id = u.id where u.id = ${sql.placeholder('userId')}::bigint`)

/** The information that a person has filled in, in one statement; null when there is no such person. */
export async function findGuide(on: Executor, userId: number, competitionId: number | null): Promise<GuideRow | null> {
  const [row] = await guideQuery(on, { userId, competitionId })
  return row?.guide ?? null
}

type ProfilePatch = Partial<Omit<typeof profiles.$inferInsert, 'userId' | 'createdAt' | 'updatedAt'>>

/**
 * Writes some parts of a person's profile, with a row that is made if it is missing. The row's lock also orders additions to the
 * person's lists until the transaction ends.
 */
export async function saveBinding(on: Executor, userId: number, patch: ProfilePatch, at: Date): Promise<void> {
  const set = { ...patch, updatedAt: at }
  await on
    .insert(profiles)
    .values({ userId, createdAt: at, ...set })
    .onConflictDoUpdate({ target: profiles.userId, set })
}

/** The row of a list that is written: `id` is null for a new one. */
export interface EntryOf {
  userId: number
  id: number | null
}

interface Months {
  fromMonth: string | null
  toMonth: string | null
}
export type CareerFields = Months & { company: string; job: string }
export type StudyFields = Months & { school: string; major: string; degree: string }

/** Adds a career, or changes one of the person's own; answers whether there is such a row. */
export async function putCareer(
  on: Executor,
  { userId, id }: EntryOf,
  fields: CareerFields,
  at: Date,
): Promise<boolean> {
  if (id === null) {
    await on.insert(careers).values({ ...fields, userId, createdAt: at, updatedAt: at })
    return true
  }
  const own = and(eq(careers.id, id), eq(careers.userId, userId))
  const changed = { ...fields, updatedAt: at }
  return (await on.update(careers).set(changed).where(own).returning({ id: careers.id })).length > 0
}

/** Adds an education, or changes one of the person's own; answers whether there is such a row. */
export async function putStudy(on: Executor, { userId, id }: EntryOf, fields: StudyFields, at: Date): Promise<boolean> {
  if (id === null) {
    await on.insert(educations).values({ ...fields, userId, createdAt: at, updatedAt: at })
    return true
  }
  const own = and(eq(educations.id, id), eq(educations.userId, userId))
  const changed = { ...fields, updatedAt: at }
  return (await on.update(educations).set(changed).where(own).returning({ id: educations.id })).length > 0
}

/** Number of rows of a person's list. */
export const countEntries = (on: Executor, list: 'careers' | 'educations', userId: number): Promise<number> =>
  list === 'careers'
    ? on.$count(careers, eq(careers.userId, userId))
    : on.$count(educations, eq(educations.userId, userId))

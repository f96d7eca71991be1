import type { PrivacySettings } from '@shulei/domain/people/profile/privacy.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { lastAddressOf } from '../../base/session/tables.ts'
import { visibleTo } from '../../compete/competition/tables.ts'
import { runsCompetition } from '../../publish/microsite/tables.ts'
import { isPerson, mutualWith, type PersonRef, privacyJson } from './access.repo.ts'
import { FINISHED } from './history.repo.ts'

export interface PeriodRow {
  id: number
  from: string | null
  to: string | null
}

export interface AccomplishmentRow {
  id: number
  kind: 'article' | 'project' | 'prize' | 'others'
  name: string | null
  organization: string
  gotAt: string | null
  description: string
}

/** A person with the whole content of their profile, before privacy. */
export interface ProfileRow {
  id: number
  ssoId: string
  name: string
  image: string | null
  banner: string | null
  email: string
  phone: string | null
  demo: boolean
  joinedAt: string
  /** Address of the latest session; it stays within the server. */
  address: string | null
  introduction: string
  province: string
  city: string
  iden: 1 | 2 | 4 | null
  sex: number
  birthday: string | null
  industry: { code: string; nameCn: string; nameEn: string }[]
  skills: { userSkillId: number; skillName: string }[]
  careers: (PeriodRow & { company: string; job: string })[]
  educations: (PeriodRow & { school: string; major: string; degree: string })[]
  accomplishments: AccomplishmentRow[]
  settings: PrivacySettings
  mutual: boolean
  following: number
  followers: number
  competitions: number
  publishes: number
  collections: number
  articles: number
  datasets: number
  notebook: number
  practice: number
}

const countIn = (table: string) => sql.raw(`(select count(*)::int from ${table} t where t.user_id = u.id)`)

const published = (competition: string) =>
  sql`exists (select 1 from competitions c where c.id = ${sql.raw(competition)}
    and ${visibleTo(sql.placeholder('readerId'), sql.placeholder('now'))})`

const whole = sql<ProfileRow>`
    json_build_object(
      'id', u.id, 'ssoId', u.sso_id, 'name', u.name, 'image', u.image, 'banner', u.banner, 'email', u.email,
      'phone', u.phone_number, 'demo', u.demo, 'joinedAt', u.created_at,
      'address', ${lastAddressOf(sql`u.id`)},
      'introduction', coalesce(p.introduction, ''), 'province', coalesce(p.province, ''), 'city', coalesce(p.city, ''),
      'iden', p.iden, 'sex', coalesce(p.sex, 0), 'birthday', p.birthday,
      'industry', coalesce((
        select json_agg(json_build_object('code', f.code, 'nameCn', f.name ->> 'cn', 'nameEn', f.name ->> 'en') order by f.sort)
        from facets f where f.kind = 'industry' and f.code = any(p.industries)), '[]'::json),
      'skills', coalesce((
        select json_agg(json_build_object('userSkillId', s.id, 'skillName', s.name) order by s.id)
        from skills s where s.user_id = u.id), '[]'::json),
      'careers', coalesce((
        select json_agg(json_build_object('id', c.id, 'company', c.company, 'job', c.job, 'from', c.from_month, 'to', c.to_month)
          order by c.id)
        from careers c where c.user_id = u.id), '[]'::json),
      'educations', coalesce((
        select json_agg(json_build_object('id', e.id, 'school', e.school, 'major', e.major, 'degree', e.degree,
          'from', e.from_month, 'to', e.to_month) order by e.id)
        from educations e where e.user_id = u.id), '[]'::json),
      'accomplishments', coalesce((
        select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'organization', a.organization,
          'gotAt', a.got_at, 'description', a.description) order by a.sort, a.got_at desc nulls last, a.id)
        from accomplishments a where a.user_id = u.id), '[]'::json),
      'settings', ${privacyJson}, 'mutual', ${mutualWith(sql.placeholder('readerId'))},
      'following', (select count(*)::int from follows f where f.sponsor_id = u.id),
      'followers', (select count(*)::int from follows f where f.followed_id = u.id),
      'competitions', (select count(*)::int from signups g
        where g.user_id = u.id and g.state >= ${sql.raw(String(FINISHED))} and ${published('g.competition_id')}),
      'publishes', ${countIn('questions')} + ${countIn('answers')},
      'collections', ${countIn('collections')},
      'articles', (select count(*)::int from articles t where t.user_id = u.id
        and (t.published_at is not null or t.user_id = ${sql.placeholder('readerId')})),
      'datasets', (select count(*)::int from datasets d
        where d.owner_id = u.id and d.state = 'published' and (d.competition_id is null or ${published('d.competition_id')})),
      'notebook', ${countIn('notebooks')}, 'practice', (select count(*)::int from competitions s
        where s.is_seasonal and ${published('s.id')} and (
          (u.id = ${sql.placeholder('readerId')} and not ${runsCompetition(sql`u.id`, sql`s.id`, sql.placeholder('now'))})
          or exists (
          select 1 from signups g where g.competition_id = s.id and g.user_id = u.id and g.state >= ${sql.raw(String(FINISHED))})))
    )`

const profileRead = (person: SQL) =>
  preparedRead<{ profile: ProfileRow }>((db) =>
    db.select({ profile: whole }).from(sql`users u left join profiles p on p.user_id = u.id`).where(person),
  )

const profileById = profileRead(isPerson.byId)
const profileBySsoId = profileRead(isPerson.bySsoId)

/** A person's whole profile in one statement; null when there is no such person. */
export async function findProfile(
  db: Database,
  ref: PersonRef,
  { readerId, now }: { readerId: number; now: Date },
): Promise<ProfileRow | null> {
  const read = 'id' in ref ? profileById : profileBySsoId
  const [row] = await read(db, { ...ref, readerId, now: now.toISOString() })
  return row?.profile ?? null
}

import type { PersonFacts } from '@shulei/domain/base/completion/completion.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { preparedSql } from '../../../platform/db/prepared.ts'

const rowsOf = (row: SQL, table: string) =>
  sql`coalesce((select json_agg(${row} order by t.id) from ${sql.raw(table)} t where t.user_id = u.id), '[]'::json)`

const factsQuery = preparedSql<{ facts: PersonFacts }>(sql`
    select json_build_object(
      'iden', p.iden, 'email', u.email, 'introduction', coalesce(p.introduction, ''), 'birthday', p.birthday,
      'city', coalesce(p.city, ''), 'industries', coalesce(p.industries, '{}'),
      'skills', ${rowsOf(sql`t.name`, 'skills')},
      'educations', ${rowsOf(sql`json_build_object('school', t.school, 'major', t.major)`, 'educations')},
      'careers', ${rowsOf(sql`json_build_object('company', t.company, 'job', t.job)`, 'careers')},
      'realName', (select json_build_object('authType', r.auth_type, 'idCardStatus', r.id_card_status,
        'overseaAuthStatus', r.oversea_auth_status) from real_names r where r.user_id = u.id)
    ) as facts
    from users u left join profiles p on p.user_id = u.id where u.id = ${sql.placeholder('userId')}`)

/** The facts that a person has filled in, in one statement; null when there is no such person. */
export async function findPersonFacts(on: Executor, userId: number): Promise<PersonFacts | null> {
  const [row] = await factsQuery(on, { userId })
  return row?.facts ?? null
}

import { expect, test } from 'vitest'
import { migrationStatements } from '../../engines.ts'
import { engines, openApi } from '../../harness.ts'

/** Statements that undo the migration. */
const before = [
  'drop table companies, identity_photos',
  'drop index real_names_number',
  `alter table real_names drop column certificate_type, drop column sent_at, drop column failure_reason_en,
    drop column idempotency_key`,
]

test.each(engines)('verifications of an older release get a document type and a time on $name', async (engine) => {
  const api = await openApi(engine)
  const people = await Promise.all(Array.from({ length: 3 }, () => api.person()))
  const { raw } = api.platform.database
  for (const statement of before) await raw.query(statement)
  for (const [index, authType] of [1, 2, 1].entries()) {
    await raw.query(
      `insert into real_names (user_id, auth_type, real_name, id_number, id_card_status, oversea_auth_status, created_at)
       values ($1, $2, 'n', 'DEMO', 1, 3, $3)`,
      [people[index]?.id, authType, `2026-01-0${index + 1}T00:00:00Z`],
    )
  }
  for (const statement of migrationStatements('0008_identities')) await raw.query(statement)
  const { rows } = await raw.query(
    `select certificate_type, sent_at = created_at as same, failure_reason_en from real_names order by created_at`,
  )
  expect(rows).toEqual(
    ['idCard', 'passport', 'idCard'].map((certificate_type) => ({
      certificate_type,
      same: true,
      failure_reason_en: null,
    })),
  )
  await api.close()
})

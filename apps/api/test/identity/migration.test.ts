import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { engines, openApi } from '../harness.ts'

const statements = readFileSync(fileURLToPath(new URL('../../migrations/0008_identities.sql', import.meta.url)), 'utf8')
  .split('--> statement-breakpoint')
  .map((statement) => statement.trim())

/** What the migration adds, taken away again. */
const before = [
  'drop table companies, identity_photos',
  'drop index real_names_number',
  `alter table real_names drop column certificate_type, drop column sent_at, drop column failure_reason_en,
    drop column idempotency_key`,
]

test.each(engines)(
  'verifications of the release before get a document and the time they were sent, on $name',
  async (engine) => {
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
    for (const statement of statements) await raw.query(statement)
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
  },
)

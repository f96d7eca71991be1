import type { TestApi } from '../harness.ts'

/**
 * Every row of every table, as a text for each table, except counters of limits and idempotency keys. Texts compare in a fraction of
 * the time that rows take.
 */
export async function everything({ platform }: TestApi): Promise<Record<string, string | null>> {
  const { raw } = platform.database
  const { rows: tables } = await raw.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name not in ('rate_limits', 'idempotency_keys') order by 1`,
  )
  const all = (tables as { name: string }[]).map(
    ({ name }) =>
      `select '${name}' as name, (select string_agg(row_to_json(t)::text, e'\\n' order by t::text) from "${name}" t) as rows`,
  )
  const { rows } = await raw.query(all.join(' union all '))
  return Object.fromEntries((rows as { name: string; rows: string | null }[]).map(({ name, rows: of }) => [name, of]))
}

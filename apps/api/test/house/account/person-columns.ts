import type { TestApi } from '../../harness.ts'

/** Columns that hold people without a foreign key, since their rows outlive the account or hold several. */
export const withoutForeignKey = [
  'discussion_posts.mentions',
  'idempotency_keys.user_id',
  'message_sessions.partner_id',
  'messages.sender_id',
  'quota_lines.user_id',
] as const

/** Every column of the database that refers to a person, as `table.column`. */
export async function personColumns({ platform }: TestApi): Promise<string[]> {
  const { rows } = await platform.database.raw.query(`
    select k.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.confrelid = 'users'::regclass`)
  return [...(rows as { name: string }[]).map(({ name }) => name), ...withoutForeignKey].toSorted()
}

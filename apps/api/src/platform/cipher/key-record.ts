import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../db/database.ts'
import { type DataCipher, DecryptError } from './cipher.ts'

/** A database's record of its data keys: their ids, never the keys. */
export interface KeyRecord {
  /** Keys under which values may be stored. */
  used: readonly string[]
  /** The key of all keyed hashes: one at a time, so that equal texts have equal hashes. */
  hashes: string
  /** Values were encrypted, and their plain form may still be in the files of the database. */
  remains: boolean
}

const NAME = 'dataKeys'

const locks = { none: sql``, share: sql` for share`, update: sql` for update` }

/** The record of a database; null in one that only releases without encryption have opened. */
export async function findKeyRecord(on: Executor, lock: keyof typeof locks = 'none'): Promise<KeyRecord | null> {
  const { rows } = await on.execute<{ value: KeyRecord }>(
    sql`select value from settings where key = ${NAME}${locks[lock]}`,
  )
  return rows[0]?.value ?? null
}

export async function insertKeyRecord(tx: Tx, record: KeyRecord): Promise<void> {
  await tx.execute(sql`insert into settings (key, value) values (${NAME}, ${JSON.stringify(record)}::jsonb)`)
}

export async function updateKeyRecord(on: Executor, change: Partial<KeyRecord>): Promise<void> {
  await on.execute(
    sql`update settings set value = value || ${JSON.stringify(change)}::jsonb, updated_at = now() where key = ${NAME}`,
  )
}

/** Ids of keys that a database needs and that are not available. */
export function missingKeys({ used, hashes }: KeyRecord, ids: readonly string[]): string[] {
  return [...new Set([...used, hashes])].filter((id) => !ids.includes(id))
}

/**
 * The key of the hashes, for a transaction that stores encrypted values: a change of keys waits for its end. Throws `DecryptError`
 * when the keys were changed since this process started.
 */
export async function keyOfHashes(
  tx: Tx,
  { ids, newest }: DataCipher,
  lock: 'share' | 'update' = 'share',
): Promise<string> {
  const record = await findKeyRecord(tx, lock)
  if (record?.used.includes(newest) && ids.includes(record.hashes)) return record.hashes
  throw new DecryptError('The data keys of this site were changed: start this process again with the newest DATA_KEY.')
}

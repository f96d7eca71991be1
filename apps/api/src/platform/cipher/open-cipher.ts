import { sql } from 'drizzle-orm'
import { type Config, ConfigError } from '../config.ts'
import type { Database } from '../db/database.ts'
import { createCipher, type DataCipher } from './cipher.ts'
import { findKeyRecord, insertKeyRecord, type KeyRecord, missingKeys, updateKeyRecord } from './key-record.ts'
import { findDataKeys, keyFile, newDataKey, storeDataKeys } from './stored-keys.ts'

/**
 * Advisory lock, held while a process compares its keys with the record, so that of two starting processes only one makes a key.
 */
const LOCK = 7_265_632

/** Error sentence: the missing keys of a database, and where to put them. */
export function missingKeysSentence(ids: readonly string[], dataDir: string): string {
  const named = `${ids.length === 1 ? 'the data key' : 'the data keys'} ${ids.join(' and ')}`
  const file = keyFile(dataDir)
  return `Names and documents in this database are encrypted under ${named}, not at hand here: add it to DATA_KEY, or put the file "data-key" that was kept with it at ${file}.`
}

async function keysFor(config: Config, record: KeyRecord | null): Promise<readonly string[]> {
  const keys = await findDataKeys(config)
  if (keys) return keys
  // a database that has keys must not get new ones
  if (record) throw new ConfigError(missingKeysSentence(missingKeys(record, []), config.dataDir))
  const made = [newDataKey()]
  await storeDataKeys(config.dataDir, made)
  return made
}

/** Opens the cipher of a site's database. Throws `ConfigError` when a key is missing that its values need. */
export function openCipher(config: Config, db: Database): Promise<DataCipher> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const record = await findKeyRecord(tx, 'update')
    const cipher = createCipher(await keysFor(config, record))
    const { ids, newest } = cipher
    if (!record) await insertKeyRecord(tx, { used: [newest], hashes: newest, remains: false })
    else {
      const missing = missingKeys(record, ids)
      if (missing.length > 0) throw new ConfigError(missingKeysSentence(missing, config.dataDir))
      if (!record.used.includes(newest)) await updateKeyRecord(tx, { used: [newest, ...record.used] })
    }
    return cipher
  })
}

/**
 * `node apps/api/commands/restore.ts <folder>`: makes a site from a folder of `backup.ts now`, with the environment of the server. Its
 * database and its file store must be empty, so that nothing is overwritten.
 *
 * `node apps/api/commands/restore.ts <backup file> [data folder]`: makes the embedded database of a data folder from a nightly backup.
 * The folder must not contain a database: move the old one away first.
 */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isSiteBackup, restoreSite } from '../src/platform/backup/site-backup.ts'
import { idOfKey } from '../src/platform/cipher/cipher.ts'
import { findKeyRecord, missingKeys } from '../src/platform/cipher/key-record.ts'
import { missingKeysSentence } from '../src/platform/cipher/open-cipher.ts'
import { findDataKeys } from '../src/platform/cipher/stored-keys.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { openEmbedded, openPostgres } from '../src/platform/db/database.ts'
import { openFiles } from '../src/platform/files.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Answers the operator's next steps in plain sentences. Throws an error whose message is one plain sentence. A backup contains no
 * key: where the data key of the database is not available, the answer names the id of the key.
 */
export async function restore(file: string, dataDir: string, dataKeys: Config['dataKeys'] = null): Promise<string> {
  const folder = join(dataDir, 'pg')
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`)
  if (existsSync(folder)) throw new Error(`${folder} holds a database already. Move it away first.`)
  // written beside and then renamed, so that an interrupted run leaves no incomplete database
  const beside = `${folder}.restoring`
  rmSync(beside, { recursive: true, force: true })
  const database = await openEmbedded(beside, file)
  const record = await findKeyRecord(database.db).finally(() => database.close())
  renameSync(beside, folder)
  const keys = (await findDataKeys({ dataKeys, dataDir })) ?? []
  const missing = record ? missingKeys(record, keys.map(idOfKey)) : []
  const next = missing.length > 0 ? missingKeysSentence(missing, dataDir) : 'Start the server as usual.'
  return `Restored ${file}. ${next}`
}

/** Restores a folder of `backup.ts now`. Answers the next step; throws an error whose message is one plain sentence. */
async function restoreFolder(from: string, config: Config): Promise<string> {
  const { databaseUrl, dataDir } = config
  const folder = join(dataDir, 'pg')
  if (!databaseUrl && existsSync(folder)) throw new Error(`${folder} holds a database already. Move it away first.`)
  const files = await openFiles(config)
  // an embedded database is made beside and then renamed, so that an interrupted run leaves no incomplete one
  const beside = `${folder}.restoring`
  if (!databaseUrl) rmSync(beside, { recursive: true, force: true })
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(beside)
  const sentence = await restoreSite(from, config, { db: database.db, files }).finally(async () => {
    files.close()
    await database.close()
  })
  if (!databaseUrl) renameSync(beside, folder)
  return sentence
}

if (import.meta.main) {
  const [, , file, dataDir = process.env.DATA_DIR ?? '.data'] = process.argv
  try {
    if (!file) throw new Error('Say which backup: node apps/api/commands/restore.ts <folder or file> [data folder]')
    const config = readConfig(process.env, root)
    const done = isSiteBackup(resolve(file))
      ? await restoreFolder(resolve(file), { ...config, dataDir: resolve(root, dataDir) })
      : await restore(resolve(file), resolve(root, dataDir), config.dataKeys)
    process.stdout.write(`${done}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

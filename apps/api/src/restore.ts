/**
 * `node apps/api/src/restore.ts <backup file> [data folder]`: makes the embedded database of a data folder out of a backup.
 * The folder must not hold a database: move the old one away first, so that nothing is overwritten.
 */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from './platform/db/database.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Throws an error whose message is one plain sentence. */
export async function restore(file: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pg')
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`)
  if (existsSync(folder)) throw new Error(`${folder} holds a database already. Move it away first.`)
  // whole or absent, also when this is stopped half-way
  const beside = `${folder}.restoring`
  rmSync(beside, { recursive: true, force: true })
  const database = await openEmbedded(beside, file)
  await database.close()
  renameSync(beside, folder)
}

if (import.meta.main) {
  const [, , file, dataDir = process.env.DATA_DIR ?? '.data'] = process.argv
  try {
    if (!file) throw new Error('Say which backup: node apps/api/src/restore.ts <backup file> [data folder]')
    await restore(resolve(file), resolve(root, dataDir))
    process.stdout.write(`Restored ${file}. Start the server as usual.\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

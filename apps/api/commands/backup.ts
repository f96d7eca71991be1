/**
 * Operator command, `node apps/api/commands/backup.ts now <new folder>`: writes database, files and keys of the site into a folder,
 * while it serves. `node apps/api/commands/restore.ts <folder>` makes a site from it.
 *
 * The command uses the environment of the server. A running server with the embedded database writes the backup itself.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askForBackup } from '../src/platform/backup/request.ts'
import { backUpSite } from '../src/platform/backup/site-backup.ts'
import { readConfig } from '../src/platform/config.ts'
import { openEmbedded, openPostgres } from '../src/platform/db/database.ts'
import { FolderInUse } from '../src/platform/db/folder-lock.ts'
import { openFiles } from '../src/platform/files.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

async function backUpNow(target: string): Promise<string> {
  const config = readConfig(process.env, root)
  const { databaseUrl, dataDir } = config
  const folder = join(dataDir, 'pg')
  if (existsSync(target)) throw new Error(`${target} exists already. Name a new folder.`)
  if (!databaseUrl && !existsSync(folder)) throw new Error(`There is no database in ${dataDir}.`)
  try {
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(folder)
    const files = await openFiles(config)
    return await backUpSite({ db: database.db, files, config }, target).finally(async () => {
      files.close()
      await database.close()
    })
  } catch (error) {
    if (error instanceof FolderInUse) return askForBackup(dataDir, target)
    throw error
  }
}

try {
  const [, , action, target, ...more] = process.argv
  if (action !== 'now' || !target || more.length > 0) throw new Error('Say where: backup.ts now <new folder>')
  process.stdout.write(`${await backUpNow(resolve(target))}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { type DatabaseHandle, openEmbedded, openPostgres } from './db/database.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * Runs a command on the site's database, with the environment of the server and the words of the command line. What it answers
 * goes to standard output; an error becomes its message alone, and exit code 1.
 */
export async function siteCommand(
  run: (database: DatabaseHandle, words: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    const { databaseUrl, dataDir } = readConfig(process.env, root)
    const folder = join(dataDir, 'pg')
    // a wrong folder must not become a new, empty site
    if (!databaseUrl && !existsSync(folder)) throw new Error(`There is no database in ${dataDir}.`)
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(folder)
    try {
      process.stdout.write(`${await run(database, process.argv.slice(2))}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DataCipher } from './cipher/cipher.ts'
import { openCipher } from './cipher/open-cipher.ts'
import { type Config, readConfig } from './config.ts'
import { type DatabaseHandle, openEmbedded, openPostgres } from './db/database.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The services that a command uses. */
export interface CommandSite extends DatabaseHandle {
  readonly config: Config
  readonly cipher: DataCipher
}

/**
 * Runs a command on the site's database, with the server's environment and the arguments of the command line. The result goes to
 * standard output; an error prints its message alone, with exit code 1.
 */
export async function siteCommand(
  run: (site: CommandSite, words: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    const config = readConfig(process.env, root)
    const { databaseUrl, dataDir } = config
    const folder = join(dataDir, 'pg')
    // a wrong folder must not become a new, empty site
    if (!databaseUrl && !existsSync(folder)) throw new Error(`There is no database in ${dataDir}.`)
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(folder)
    try {
      const cipher = await openCipher(config, database.db)
      process.stdout.write(`${await run({ ...database, config, cipher }, process.argv.slice(2))}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

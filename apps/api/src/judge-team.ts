/**
 * For those who run the site:
 * `node apps/api/src/judge-team.ts ban <team id> <reason in Chinese> [reason in English]` bans a team and tells its members why;
 * `node apps/api/src/judge-team.ts clear <team id>` ends the ban and tells them so.
 * It uses the environment of the server. With the embedded database stop the server first: one process per data folder.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { banTeam, clearTeam } from './modules/team/ban.service.ts'
import { readConfig } from './platform/config.ts'
import { type DatabaseHandle, openEmbedded, openPostgres } from './platform/db/database.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const usage = 'Say what to do: judge-team.ts ban <team id> <reason in Chinese> [reason in English], or clear <team id>'

/** Does what the words say; answers a sentence about it. Throws an error whose message is one plain sentence. */
export async function judgeTeam(
  database: Pick<DatabaseHandle, 'db'>,
  [verdict, id = '', cn = '', en = '']: readonly string[],
  clock: () => number = Date.now,
): Promise<string> {
  const isBan = verdict === 'ban'
  if (!(isBan || verdict === 'clear') || !/^[1-9]\d{0,14}$/.test(id) || (isBan && cn.trim() === '')) {
    throw new Error(usage)
  }
  const teamId = Number(id)
  const on = { db: database.db, clock }
  const isChanged = isBan ? await banTeam(on, teamId, { cn: cn.trim(), en: en.trim() }) : await clearTeam(on, teamId)
  if (!isChanged) throw new Error(`There is no team ${id} that could be ${isBan ? 'banned' : 'cleared'}.`)
  return `Team ${id} is ${isBan ? 'banned' : 'cleared'}; its members have been told.`
}

if (import.meta.main) {
  try {
    const { databaseUrl, dataDir } = readConfig(process.env, root)
    const folder = join(dataDir, 'pg')
    // a wrong folder must not become a new, empty site
    if (!databaseUrl && !existsSync(folder)) throw new Error(`There is no database in ${dataDir}.`)
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(folder)
    try {
      process.stdout.write(`${await judgeTeam(database, process.argv.slice(2))}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

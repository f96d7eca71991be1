/**
 * Operator command:
 * - `node apps/api/commands/judge-team.ts ban <team id> <reason in Chinese> [reason in English]` bans a team and notifies its
 * members of the reason;
 * - `node apps/api/commands/judge-team.ts clear <team id>` ends the ban and notifies them.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { banTeam, clearTeam } from '../src/modules/team/ban.service.ts'
import type { DatabaseHandle } from '../src/platform/db/database.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = 'Say what to do: judge-team.ts ban <team id> <reason in Chinese> [reason in English], or clear <team id>'

/** Runs the command of the arguments; answers a sentence about the result. Throws an error whose message is one plain sentence. */
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

if (import.meta.main) await siteCommand(judgeTeam)

/**
 * Operator command:
 * - `node apps/api/commands/moderate-team.ts ban <team id> <reason in Chinese> [reason in English] [options]` bans a team and notifies
 * its members of the reason;
 * - `… moderate-team.ts flag <team id> <reason in Chinese> [reason in English] [options]` marks it as suspected, in the same way;
 * - `… moderate-team.ts clear <team id>` ends either and notifies them.
 *
 * Options: `--kind=<severalAccounts|sharedResults|leakedData|handLabels|other>`, `--evidence=<text in Chinese>` and
 * `--evidence-en=<text in English>`. The members read the evidence without mail and network addresses, long numbers and names of
 * other teams and their members.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { type FlagKind, flagKinds } from '@shulei/domain/compete/appeal/appeal.ts'
import { clearTeam, flagTeam } from '../src/modules/compete/team/ban.service.ts'
import type { DatabaseHandle } from '../src/platform/db/database.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = `Say what to do: moderate-team.ts <ban|flag> <team id> <reason in Chinese> [reason in English]
[--kind=<${flagKinds.join('|')}>] [--evidence=<Chinese>] [--evidence-en=<English>],
or clear <team id>`

const optionNames = ['kind', 'evidence', 'evidence-en'] as const
type OptionName = (typeof optionNames)[number]

const option = /^--([a-z-]+)=(.*)$/s

/** The words without options, and the options by name. Throws the usage for an unknown option. */
function parse(all: readonly string[]): { words: string[]; options: Partial<Record<OptionName, string>> } {
  const words: string[] = []
  const options: Partial<Record<OptionName, string>> = {}
  for (const word of all) {
    const [, name, value = ''] = option.exec(word) ?? []
    const known = optionNames.find((one) => one === name)
    if (name !== undefined && !known) throw new Error(usage)
    if (known) options[known] = value.trim()
    else words.push(word)
  }
  return { words, options }
}

const done = { ban: 'banned', flag: 'flagged', clear: 'cleared' } as const

/** Runs the command of the arguments; answers a sentence about the result. Throws an error whose message is one plain sentence. */
export async function moderateTeam(
  database: Pick<DatabaseHandle, 'db'>,
  all: readonly string[],
  clock: () => number = Date.now,
): Promise<string> {
  const { words, options } = parse(all)
  const [verdict = '', id = '', cn = '', en = ''] = words
  const kind = flagKinds.find((one): one is FlagKind => one === (options.kind ?? 'other'))
  const isKnown = verdict === 'ban' || verdict === 'flag' || verdict === 'clear'
  if (!isKnown || !kind || !/^[1-9]\d{0,14}$/.test(id) || (verdict !== 'clear' && cn.trim() === '')) {
    throw new Error(usage)
  }
  const teamId = Number(id)
  const on = { db: database.db, clock }
  const reason = { cn: cn.trim(), en: en.trim() }
  const evidence = { cn: options.evidence ?? '', en: options['evidence-en'] ?? '' }
  const result =
    verdict === 'clear' ? await clearTeam(on, teamId) : await flagTeam(on, teamId, { verdict, kind, reason, evidence })
  if (result === 'openAppeal') {
    throw new Error(`Team ${id} has an appeal that waits for its answer: see appeals.ts.`)
  }
  if (result === 'unchanged') {
    const states = { ban: 'banned already', flag: 'banned or flagged already', clear: 'neither banned nor flagged' }
    throw new Error(`Team ${id} does not exist, or it is ${states[verdict]}.`)
  }
  return `Team ${id} is ${done[verdict]}; its members have been told.`
}

if (import.meta.main) await siteCommand(moderateTeam)

/**
 * Operator command, `node apps/api/commands/source-code.ts` with
 * - `list <competition id>`: the versions that its teams have handed in, newest first;
 * - `show <version id>`: a version with its latest 100 comments; `show <version id> <file>` also writes its file into a new file;
 * - `comment <version id> <text> [--as reviewer] [--name <name>]`: comments as the organisers, or as a reviewer, and notifies the team.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import {
  commentAsOperator,
  findComments,
  findForCompetition,
  findOne,
  type OperatorVersion,
} from '../src/modules/compete/source-code/operator.service.ts'
import type { DatabaseHandle } from '../src/platform/db/database.ts'
import { type Files, openFiles } from '../src/platform/files.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = `Say what to do: source-code.ts list <competition id>, show <version id> [new file],
or comment <version id> <text> [--as reviewer] [--name <name>]`

/** Comments that `show` prints. */
const SHOWN = 100

/** A text without control characters, which a terminal would obey. */
const plain = (text: string) => text.replace(/[^\P{C}\n]/gu, '\ufffd')

const lineOf = ({ id, no, teamId, team, file, createdAt, comments }: OperatorVersion): string =>
  plain(
    [
      String(id),
      createdAt.toISOString(),
      `team ${teamId} ${team}`,
      `version ${no}`,
      `${file.name}, ${file.bytes} bytes, SHA-256 ${file.sha256}`,
      `${comments} comments`,
    ].join('  '),
  )

/** The parts of a site that the command uses. */
interface Site extends Pick<DatabaseHandle, 'db'> {
  clock(): number
  /** Opened for `show` with a file only. */
  openStore(): Promise<Pick<Files, 'read'>>
}

async function show({ db }: Site, version: OperatorVersion): Promise<string> {
  const comments = await findComments(db, { versionId: version.id, offset: 0, limit: SHOWN })
  const lines = comments.map(({ createdAt, by, name, author, content }) => {
    const who = by === 'team' ? (author?.name ?? 'a former member') : [by, name].filter(Boolean).join(' ')
    return `${createdAt.toISOString()}  ${who}: ${content}`
  })
  const { competitionId, competition, note } = version
  return plain([lineOf(version), `competition ${competitionId} ${competition.cn}`, note, ...lines].join('\n'))
}

async function write(site: Site, { file }: OperatorVersion, path: string): Promise<string> {
  const bytes = await (await site.openStore()).read(file.key)
  await pipeline(bytes, createWriteStream(path, { mode: 0o600, flags: 'wx' })).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'EEXIST' ? `${path} is there already.` : `${path} cannot be written.`)
  })
  return `${path} holds the file. It is what a stranger has packed: look into it before you run anything.`
}

function wordsOf(words: readonly string[]) {
  try {
    const options = { as: { type: 'string', default: 'organizer' }, name: { type: 'string', default: '' } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    return { ...values, positionals }
  } catch {
    throw new Error(usage)
  }
}

/** Runs the command of the arguments; answers the result as text. Throws an error whose message is one plain sentence. */
export async function sourceCodeCommand(site: Site, words: readonly string[]): Promise<string> {
  const { as, name, positionals } = wordsOf(words)
  const [command = '', id = '', more = ''] = positionals
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Error(usage)
  if (command === 'list') {
    const lines = (await findForCompetition(site.db, Number(id))).map(lineOf)
    return lines.length > 0 ? lines.join('\n') : `No team of competition ${id} has handed in source code.`
  }
  const version = await findOne(site.db, Number(id))
  if (command === 'comment' && more.trim() !== '' && (as === 'organizer' || as === 'reviewer')) {
    const isDone = version && (await commentAsOperator(site, { versionId: version.id, by: as, name, content: more }))
    if (!isDone) throw new Error(`There is no version ${id}.`)
    return `Done: the members of team ${version.team} have been told.`
  }
  if (command !== 'show') throw new Error(usage)
  if (!version) throw new Error(`There is no version ${id}.`)
  return more === '' ? show(site, version) : write(site, version, resolve(more))
}

if (import.meta.main) {
  await siteCommand(({ db, config }, words) =>
    sourceCodeCommand({ db, clock: Date.now, openStore: () => openFiles(config) }, words),
  )
}

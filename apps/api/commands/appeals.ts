/**
 * Operator command, `node apps/api/commands/appeals.ts` with
 * - `list`: appeals that wait for an answer; `list answered`: the others;
 * - `show <appeal id>`: flag, evidence and content; `show <appeal id> <folder>` also writes them and the file into a new folder;
 * - `answer <appeal id> <accept|reject> <answer in Chinese> [answer in English]`: answers once and notifies the members; `accept` ends
 * the flag.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { appealEndingType, appealFileEndings } from '@shulei/domain/compete/appeal/file.ts'
import { answerAppeal, findForOperator, type OperatorAppeal } from '../src/modules/compete/appeal/answer.service.ts'
import type { DatabaseHandle } from '../src/platform/db/database.ts'
import { type Files, openFiles } from '../src/platform/files.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = `Say what to do: appeals.ts list [answered], show <appeal id> [folder],
or answer <appeal id> <accept|reject> <answer in Chinese> [answer in English]`

/** A text without control characters, which a terminal would obey. */
const plain = (text: string) => text.replace(/[^\P{C}\n]/gu, '\ufffd')

const lineOf = ({ id, competitionId, competition, teamId, team, kind, createdAt, accepted }: OperatorAppeal): string =>
  plain(
    [
      String(id),
      createdAt.toISOString(),
      `competition ${competitionId} ${competition.cn}`,
      `team ${teamId} ${team}`,
      kind,
      ...(accepted === null ? [] : [accepted ? 'accepted' : 'rejected']),
    ].join('  '),
  )

const both = ({ cn, en }: { cn: string; en: string }) => (en === '' ? cn : `${cn} / ${en}`)

const factsOf = (appeal: OperatorAppeal): string =>
  plain(
    [
      lineOf(appeal),
      `${appeal.status === 2 ? 'banned' : 'flagged'}: ${appeal.flaggedAt.toISOString()}`,
      `reason: ${both(appeal.reason)}`,
      `evidence as the team reads it: ${both(appeal.evidence)}`,
      `file: ${appeal.file ? `${appeal.file.name}, ${appeal.file.bytes} bytes, SHA-256 ${appeal.file.sha256}` : 'none'}`,
      ...(appeal.answeredAt && appeal.answer
        ? [`answered: ${appeal.answeredAt.toISOString()}: ${both(appeal.answer)}`]
        : []),
      '',
      appeal.content,
    ].join('\n'),
  )

/** The parts of a site that the command uses. */
interface Site extends Pick<DatabaseHandle, 'db'> {
  /** Opened for `show` with a folder only. */
  openStore(): Promise<Pick<Files, 'read'>>
}

/** Writes an appeal and its file into a new folder that only the operator's account can read. */
async function write(site: Site, appeal: OperatorAppeal, folder: string): Promise<string> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'EEXIST' ? `${folder} is there already.` : `${folder} cannot be made.`)
  })
  const secret = { mode: 0o600, flags: 'wx' }
  await writeFile(join(folder, 'appeal.txt'), `${factsOf(appeal)}\n`, { mode: 0o600, flag: 'wx' })
  if (appeal.file) {
    // the name is the team's own text: only its type becomes part of a path
    const type = appealEndingType(appeal.file.name) ?? 'text'
    const store = await site.openStore()
    await pipeline(
      await store.read(appeal.file.key),
      createWriteStream(join(folder, `file${appealFileEndings[type][0]}`), secret),
    )
  }
  return `${folder} holds the appeal${appeal.file ? ' and its file' : ''}. Delete it when you have decided.`
}

/** Runs the command of the arguments; answers the result as text. Throws an error whose message is one plain sentence. */
export async function appealsCommand(
  site: Site,
  [command = '', id = '', ...more]: readonly string[],
  clock: () => number = Date.now,
): Promise<string> {
  if (command === 'list' && (id === '' || id === 'answered')) {
    const lines = (await findForOperator(site.db, id === '' ? 'open' : 'answered')).map(lineOf)
    return lines.length > 0 ? lines.join('\n') : id === '' ? 'No appeal waits for an answer.' : 'No appeal is answered.'
  }
  const [first = '', cn = '', en = ''] = more
  const isAnswer = command === 'answer' && (first === 'accept' || first === 'reject') && cn.trim() !== ''
  if (!(command === 'show' || isAnswer) || !/^[1-9]\d{0,14}$/.test(id)) throw new Error(usage)
  if (isAnswer) {
    const answer = { cn: cn.trim(), en: en.trim() }
    const isDone = await answerAppeal({ db: site.db, clock }, Number(id), { accepted: first === 'accept', answer })
    if (!isDone) throw new Error(`There is no appeal ${id} that waits for an answer.`)
    return `Appeal ${id} is ${first}ed; the members of its team have been told.`
  }
  const [appeal] = await findForOperator(site.db, { id: Number(id) })
  if (!appeal) throw new Error(`There is no appeal ${id}.`)
  return first === '' ? factsOf(appeal) : write(site, appeal, resolve(first))
}

if (import.meta.main) {
  await siteCommand(({ db, config }, words) => appealsCommand({ db, openStore: () => openFiles(config) }, words))
}

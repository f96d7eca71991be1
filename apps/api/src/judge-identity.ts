/**
 * For those who run the site, `node apps/api/src/judge-identity.ts` with
 * `list`: what waits for a decision;
 * `show <real-name|company> <account id> <folder>`: writes what was sent and its photographs into a new folder;
 * `pass <real-name|company> <account id>`;
 * `refuse <real-name|company> <account id> <reason in Chinese> [reason in English]`.
 * It uses the environment of the server. With the embedded database stop the server first: one process per data folder.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  findWaiting,
  type JudgedKind,
  judge,
  judgedKinds,
  photosOf,
  type Waiting,
} from './modules/identity/judge.service.ts'
import type { DatabaseHandle } from './platform/db/database.ts'
import { siteCommand } from './platform/site-command.ts'

const usage = `Say what to do: judge-identity.ts list,
show <real-name|company> <account id> <folder>, pass <real-name|company> <account id>,
or refuse <real-name|company> <account id> <reason in Chinese> [reason in English]`

/** What people wrote may hold signs that a terminal obeys. */
const plain = (text: string) => text.replace(/[^\P{C}\n]/gu, '\ufffd')

const warningOf = ({ sharedBy }: Waiting) =>
  sharedBy === 0 ? [] : [`the number is used by ${sharedBy} other account${sharedBy === 1 ? '' : 's'}`]

function lineOf(waiting: Waiting): string {
  const { kind, userId, facts } = waiting
  const { sent, region, document, name } = facts
  const parts = [kind, String(userId), sent, region, document, name, ...warningOf(waiting)]
  return parts
    .flatMap((part) => part ?? [])
    .map(plain)
    .join('  ')
}

async function list(db: DatabaseHandle['db']): Promise<string> {
  const lines = (await findWaiting(db)).map(lineOf)
  return lines.length === 0 ? 'Nothing waits for a decision.' : lines.join('\n')
}

/** Writes into a folder of its own, which only this account of the machine may read. */
async function show(db: DatabaseHandle['db'], waiting: Waiting, folder: string): Promise<string> {
  const { kind, userId, facts } = waiting
  const photos = await photosOf(db, kind, userId)
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'EEXIST' ? `${folder} is there already.` : `${folder} cannot be made.`)
  })
  const lines = [`account: ${userId}`, ...Object.entries(facts).map(([name, text]) => `${name}: ${text}`)]
  const text = [...lines, ...warningOf(waiting)].map(plain).join('\n')
  const secret = { mode: 0o600, flag: 'wx' }
  await writeFile(join(folder, 'facts.txt'), `${text}\n`, secret)
  for (const { part, format, bytes } of photos) {
    await writeFile(join(folder, `${part}.${format === 'jpeg' ? 'jpg' : 'png'}`), bytes, secret)
  }
  return `${folder} holds what was sent and ${photos.length} photographs. Delete it when you have decided.`
}

const isKind = (word: string): word is JudgedKind => judgedKinds.some((kind) => kind === word)

/** Whether the words after `list` say what to do: how many a command needs, and that they are what they stand for. */
function isComplete(command: string, words: readonly string[]): boolean {
  const [kind = '', id = '', more = ''] = words
  if (!isKind(kind) || !/^[1-9]\d{0,14}$/.test(id)) return false
  return command === 'pass' || ((command === 'show' || command === 'refuse') && more.trim() !== '')
}

/** Does what the words say; answers a sentence about it. Throws an error whose message is one plain sentence. */
export async function judgeIdentity(
  { db }: Pick<DatabaseHandle, 'db'>,
  [command = '', ...words]: readonly string[],
  clock: () => number = Date.now,
): Promise<string> {
  if (command === 'list') return list(db)
  if (!isComplete(command, words)) throw new Error(usage)
  const [kind, id, more = '', en = ''] = words as [JudgedKind, string, string?, string?]
  const userId = Number(id)
  const nothing = new Error(`There is no ${kind} of account ${id} that waits for a decision.`)
  if (command === 'show') {
    const waiting = (await findWaiting(db, userId)).find((one) => one.kind === kind)
    if (!waiting) throw nothing
    return show(db, waiting, resolve(more))
  }
  const reason = command === 'refuse' ? { cn: more.trim(), en: en.trim() } : null
  if (!(await judge({ db, clock }, kind, userId, reason))) throw nothing
  return `The ${kind} of account ${id} ${reason ? 'is refused' : 'has passed'}; its photographs are deleted.`
}

if (import.meta.main) await siteCommand(judgeIdentity)

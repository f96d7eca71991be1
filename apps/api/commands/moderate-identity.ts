/**
 * Operator command, `node apps/api/commands/moderate-identity.ts` with
 * - `list`: verifications and enterprises that are pending;
 * - `show <real-name|company> <account id> <folder>`: writes the sent fields and photographs into a new folder;
 * - `pass <real-name|company> <account id>`;
 * - `refuse <real-name|company> <account id> <reason in Chinese> [reason in English]`.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  decide,
  findWaiting,
  type ModeratedKind,
  moderatedKinds,
  photosOf,
  type Waiting,
} from '../src/modules/people/identity/moderation.service.ts'
import type { Platform } from '../src/platform/platform.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = `Say what to do: moderate-identity.ts list,
show <real-name|company> <account id> <folder>, pass <real-name|company> <account id>,
or refuse <real-name|company> <account id> <reason in Chinese> [reason in English]`

/** A text without control characters, which a terminal would obey. */
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

/** The parts of a site that the command uses. */
type Site = Pick<Platform, 'db' | 'cipher'>

async function list(site: Site): Promise<string> {
  const lines = (await findWaiting(site)).map(lineOf)
  return lines.length === 0 ? 'Nothing waits for a decision.' : lines.join('\n')
}

/** Writes the fields and photographs into a new folder that only the operator's account can read. */
async function show(site: Site, waiting: Waiting, folder: string): Promise<string> {
  const { kind, userId, facts } = waiting
  const photos = await photosOf(site, kind, userId)
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

const isKind = (word: string): word is ModeratedKind => moderatedKinds.some((kind) => kind === word)

/** Whether a command has the right number of valid arguments. */
function isComplete(command: string, words: readonly string[]): boolean {
  const [kind = '', id = '', more = ''] = words
  if (!isKind(kind) || !/^[1-9]\d{0,14}$/.test(id)) return false
  return command === 'pass' || ((command === 'show' || command === 'refuse') && more.trim() !== '')
}

/** Runs the command of the arguments; answers a sentence about the result. Throws an error whose message is one plain sentence. */
export async function moderateIdentity(
  site: Site,
  [command = '', ...words]: readonly string[],
  clock: () => number = Date.now,
): Promise<string> {
  if (command === 'list') return list(site)
  if (!isComplete(command, words)) throw new Error(usage)
  const [kind, id, more = '', en = ''] = words as [ModeratedKind, string, string?, string?]
  const userId = Number(id)
  const nothing = new Error(`There is no ${kind} of account ${id} that waits for a decision.`)
  if (command === 'show') {
    const waiting = (await findWaiting(site, userId)).find((one) => one.kind === kind)
    if (!waiting) throw nothing
    return show(site, waiting, resolve(more))
  }
  const reason = command === 'refuse' ? { cn: more.trim(), en: en.trim() } : null
  if (!(await decide({ ...site, clock }, kind, userId, reason))) throw nothing
  return `The ${kind} of account ${id} ${reason ? 'is refused' : 'has passed'}; its photographs are deleted.`
}

if (import.meta.main) await siteCommand(moderateIdentity)

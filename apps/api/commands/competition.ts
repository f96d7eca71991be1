/**
 * Operator command for competitions of one's own, `npm run competition --` with
 * - `check <folder>`: names every mistake of a folder, or shows its scores and schedule, and warns of columns that tell the target; it
 *   needs no database;
 * - `import <folder>`: checks a folder and creates its competition, which is published at its instant;
 * - with `--random-ids`, `check` and `import` first write a copy of the folder beside it, whose rows have ids by chance and are shuffled,
 *   and go on with the copy;
 * - `update <folder> [--yes]`: warns like `check`, says what a folder changes for those already in, and with `--yes` writes it;
 * - `export <competition id | slug> <folder>`: gives the folder of an imported competition back;
 * - `signs <competition id> [all]`: lists signs of shared tries, files and devices with their evidence, open ones or all;
 * - `dismiss-sign <sign id> <who> <why>`: marks a sign as no problem;
 * - `schema`: prints the JSON Schema of competition.json.
 *
 * docs/competition-folder.md tells the form of a folder. All but `check` and `schema` use the environment of the server. Stop a server
 * with the embedded database first: only one process can use a data folder.
 */
import { resolve } from 'node:path'
import { overview } from '@shulei/domain/address/competition.ts'
import { type CheckedFolder, checkFolder } from '../competition-folder/check-folder.ts'
import { exportFolder } from '../competition-folder/export-folder.ts'
import { type FolderSite, importFolder } from '../competition-folder/import-folder.ts'
import { leakWarnings } from '../competition-folder/leaks.ts'
import { settingsSchema } from '../competition-folder/read-settings.ts'
import { IDS_FILE, renumberFolder } from '../competition-folder/renumber-folder.ts'
import { checkedLines, findingLines, updateLines, warningLines } from '../competition-folder/report.ts'
import { updateFolder } from '../competition-folder/update-folder.ts'
import { type Files, openFiles } from '../src/platform/files.ts'
import { type CommandSite, siteCommand } from '../src/platform/site-command.ts'
import { dismissCommand, signsCommand } from './signs.ts'

const usage = `Say what to do: npm run competition -- check <folder> [--random-ids], import <folder> [--random-ids],
update <folder> [--yes], export <competition id | slug> <folder>, signs <competition id> [all],
dismiss-sign <sign id> <who> <why>, or schema`

type Site = FolderSite & { files: Files; publicUrl: string; clock(): number }

/** Checks a folder. Throws an error that lists all mistakes. */
async function greenFolder(folder: string): Promise<CheckedFolder> {
  const { findings, checked } = await checkFolder(folder)
  if (!checked) throw new Error(findingLines(findings).join('\n'))
  return checked
}

const warningsOf = (checked: CheckedFolder) => [...leakWarnings(checked), ...checked.doubts]

const RANDOM_IDS = '--random-ids'

/** The folder to go on with: with random ids a new one beside it. */
async function folderOf(folder: string, hasRandomIds: boolean): Promise<{ checked: CheckedFolder; notes: string[] }> {
  const checked = await greenFolder(folder)
  if (!hasRandomIds) return { checked, notes: [] }
  const copy = `${folder}-random-ids`
  renumberFolder(checked, copy)
  const note = `${copy} is the folder with new ids and shuffled rows: publish and update from it. Its ${IDS_FILE} tells the old ids: keep it to yourself.`
  return { checked: await greenFolder(copy), notes: [note] }
}

/** Checks a folder; answers its facts. Throws an error that lists all mistakes. */
export async function checkCommand(folder: string, { hasRandomIds = false } = {}): Promise<string> {
  const { checked, notes } = await folderOf(folder, hasRandomIds)
  const warnings = warningLines(warningsOf(checked))
  return [
    ...notes,
    ...checkedLines(checked),
    ...(warnings.length === 0 ? ['Everything is in order.'] : [...warnings, 'Nothing else is left to correct.']),
  ].join('\n')
}

/** Creates the competition of a folder; answers where to see it. Throws an error that lists all mistakes. */
export async function importCommand(
  site: Pick<Site, 'db' | 'files' | 'publicUrl'>,
  folder: string,
  { hasRandomIds = false } = {},
): Promise<string> {
  const { checked, notes } = await folderOf(folder, hasRandomIds)
  const id = await importFolder(site, checked)
  const address = `${site.publicUrl}${overview({ id })}`
  return [
    ...notes,
    ...checkedLines(checked),
    ...warningLines(warningsOf(checked)),
    `Imported as competition ${id}: ${address}, from ${checked.settings.published} on.`,
  ].join('\n')
}

/** Says what a folder changes, and writes it if `isWanted`. Throws an error that lists all mistakes, or what is refused. */
export async function updateCommand(
  site: Pick<Site, 'db' | 'files' | 'clock'>,
  folder: string,
  { isWanted }: { isWanted: boolean },
): Promise<string> {
  const checked = await greenFolder(folder)
  const update = await updateFolder(site, checked, { isWanted })
  if (update.refusals.length > 0) throw new Error([...update.refusals, 'Nothing was written.'].join('\n'))
  return [...warningLines(warningsOf(checked)), ...updateLines(update, { isWanted })].join('\n')
}

/** Writes the folder of a competition; answers what to do with it. */
export async function exportCommand(
  site: Pick<Site, 'db' | 'files'>,
  competition: string,
  folder: string,
): Promise<string> {
  const slug = await exportFolder(site, competition, folder)
  return `${folder} holds the competition ${slug}, with its solution: keep it where only organisers read it.`
}

/** npm runs a script in the root of the repository, wherever it was called. */
const folderAt = (word: string) => resolve(process.env.INIT_CWD ?? '', word)

/** Numbers of words that commands on a site take. */
const wordsOf = { import: [1, 2], update: [1, 2], export: [2], signs: [1, 2], 'dismiss-sign': [3] } as const
const optionOf: Partial<Record<SiteCommand, string>> = { import: RANDOM_IDS, update: '--yes', signs: 'all' }
type SiteCommand = keyof typeof wordsOf

/** An id from a word. Throws the usage for another word. */
function idOf(word: string): number {
  if (!/^[1-9]\d{0,14}$/.test(word)) throw new Error(usage)
  return Number(word)
}

const isSiteCommand = (word: string | undefined): word is SiteCommand => Object.hasOwn(wordsOf, word ?? '')

async function onSite({ db, config }: CommandSite, [command, ...words]: readonly string[]): Promise<string> {
  const site = { db, files: await openFiles(config), publicUrl: config.publicUrl, clock: Date.now }
  const [first = '', second = '', third = ''] = words
  switch (command as SiteCommand) {
    case 'import':
      return importCommand(site, folderAt(first), { hasRandomIds: second === RANDOM_IDS })
    case 'update':
      return updateCommand(site, folderAt(first), { isWanted: second === '--yes' })
    case 'export':
      return exportCommand(site, first, folderAt(second))
    case 'signs':
      return signsCommand(site, idOf(first), { isAll: second === 'all' })
    case 'dismiss-sign':
      return dismissCommand(site, idOf(first), { by: second.trim(), why: third.trim() })
  }
}

/** Runs a command without a database; answers its result as text. Throws an error whose message is for the operator. */
async function offSite([command, ...words]: readonly string[]): Promise<string> {
  if (command === 'schema' && words.length === 0) return JSON.stringify(settingsSchema, null, 2)
  const [folder = '', option] = words
  if (command === 'check' && folder !== '' && words.length <= 2 && [RANDOM_IDS, undefined].includes(option)) {
    return checkCommand(folderAt(folder), { hasRandomIds: option === RANDOM_IDS })
  }
  throw new Error(usage)
}

const isComplete = ([command, ...words]: readonly string[]) =>
  isSiteCommand(command) &&
  (wordsOf[command] as readonly number[]).includes(words.length) &&
  (optionOf[command] === undefined || [optionOf[command], undefined].includes(words[1])) &&
  words.every((word) => word.trim() !== '')

if (import.meta.main) {
  const words = process.argv.slice(2)
  if (isComplete(words)) await siteCommand(onSite)
  else {
    try {
      process.stdout.write(`${await offSite(words)}\n`)
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`)
      process.exitCode = 1
    }
  }
}

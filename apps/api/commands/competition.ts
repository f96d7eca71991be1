/**
 * Operator command for competitions of one's own, `npm run competition --` with
 * - `check <folder>`: names every mistake of a folder, or shows its scores and schedule; it needs no database;
 * - `import <folder>`: checks a folder and creates its competition, which is published at its instant;
 * - `schema`: prints the JSON Schema of competition.json.
 *
 * docs/competition-folder.md tells the form of a folder. All but `check` and `schema` use the environment of the server. Stop a server
 * with the embedded database first: only one process can use a data folder.
 */
import { resolve } from 'node:path'
import { overview } from '@shulei/domain/address/competition.ts'
import { type CheckedFolder, checkFolder } from '../competition-folder/check-folder.ts'
import { type FolderSite, importFolder } from '../competition-folder/import-folder.ts'
import { settingsSchema } from '../competition-folder/read-settings.ts'
import { checkedLines, findingLines } from '../competition-folder/report.ts'
import { openFiles } from '../src/platform/files.ts'
import { type CommandSite, siteCommand } from '../src/platform/site-command.ts'

const usage = `Say what to do: npm run competition -- check <folder>, import <folder>, or schema`

/** Checks a folder. Throws an error that lists all mistakes. */
async function greenFolder(folder: string): Promise<CheckedFolder> {
  const { findings, checked } = await checkFolder(folder)
  if (!checked) throw new Error(findingLines(findings).join('\n'))
  return checked
}

/** Checks a folder; answers its facts. Throws an error that lists all mistakes. */
export async function checkCommand(folder: string): Promise<string> {
  return [...checkedLines(await greenFolder(folder)), 'Everything is in order.'].join('\n')
}

/** Creates the competition of a folder; answers where to see it. Throws an error that lists all mistakes. */
export async function importCommand(site: FolderSite & { publicUrl: string }, folder: string): Promise<string> {
  const checked = await greenFolder(folder)
  const id = await importFolder(site, checked)
  const address = `${site.publicUrl}${overview({ id })}`
  return [
    ...checkedLines(checked),
    `Imported as competition ${id}: ${address}, from ${checked.settings.published} on.`,
  ].join('\n')
}

/** npm runs a script in the root of the repository, wherever it was called. */
const folderAt = (word: string) => resolve(process.env.INIT_CWD ?? '', word)

async function onSite({ db, config }: CommandSite, [command = '', word = '']: readonly string[]): Promise<string> {
  const site = { db, files: await openFiles(config), publicUrl: config.publicUrl }
  if (command === 'import') return importCommand(site, folderAt(word))
  throw new Error(usage)
}

/** Runs a command without a database; answers its result as text. Throws an error whose message is for the operator. */
async function offSite([command, word = '']: readonly string[]): Promise<string> {
  if (command === 'schema') return JSON.stringify(settingsSchema, null, 2)
  if (command === 'check' && word !== '') return checkCommand(folderAt(word))
  throw new Error(usage)
}

if (import.meta.main) {
  const words = process.argv.slice(2)
  if (words[0] === 'import' && words.length === 2) await siteCommand(onSite)
  else {
    try {
      process.stdout.write(`${await offSite(words)}\n`)
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`)
      process.exitCode = 1
    }
  }
}

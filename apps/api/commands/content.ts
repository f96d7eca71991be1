/**
 * Operator command, `node apps/api/commands/content.ts` with
 * - `check [folder]`: reads a content folder (CONTENT_DIR, else the built-in one) and names every problem; needs no database;
 * - `reload [folder]`: puts its texts and pictures on the site as a new version; refuses a folder with problems;
 * - `versions`: all versions, the one on the site first;
 * - `restore <version>`: puts an older version on the site.
 *
 * Processes show another version within seconds. The command uses the environment of the server. With the embedded database stop the
 * server first for `reload`, `versions` and `restore`: only one process can use a data folder.
 */
import { resolve } from 'node:path'
import { builtInFolder } from '../src/modules/publish/content/read/folder.ts'
import {
  checkFolder,
  findVersions,
  publishFiles,
  restoreVersion,
} from '../src/modules/publish/content/versions.service.ts'
import type { DatabaseHandle } from '../src/platform/db/database.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = 'Say what to do: content.ts check [folder], reload [folder], versions, or restore <version>'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Reads a folder; answers what is in it. Throws an error that lists its problems. */
function checked(folder: string) {
  const { files, problems } = checkFolder(folder)
  if (problems.length > 0)
    throw new Error([`${plural(problems.length, 'problem')} in ${folder}:`, ...problems].join('\n  '))
  const [texts, pictures] = [Object.keys(files.texts).length, Object.keys(files.pictures).length]
  return { files, summary: `${plural(texts, 'text')} and ${plural(pictures, 'picture')}` }
}

async function versions({ db }: Pick<DatabaseHandle, 'db'>): Promise<string> {
  const rows = await findVersions(db)
  if (rows.length === 0) return 'There is no version yet: the first start of the server stores one.'
  return rows
    .map(({ id, source, createdAt, activatedAt, hash }, index) =>
      [
        id,
        source,
        createdAt.toISOString(),
        hash.slice(0, 12),
        index === 0 ? 'on the site since' : 'last on the site',
        activatedAt.toISOString(),
      ].join('  '),
    )
    .join('\n')
}

interface CommandSite extends Pick<DatabaseHandle, 'db'> {
  config: { contentDir: string | null }
}

/** Runs the command of the arguments; answers the result as text. Throws an error whose message says what to change. */
export async function contentCommand(
  { db, config }: CommandSite,
  [command = '', word = '']: readonly string[],
  clock: () => number = Date.now,
): Promise<string> {
  const folder = word ? resolve(word) : (config.contentDir ?? builtInFolder)
  switch (command) {
    case 'check':
      return `${checked(folder).summary} without a problem.`
    case 'reload': {
      const { files, summary } = checked(folder)
      const source = folder === builtInFolder ? 'built-in' : 'operator'
      const id = await publishFiles(db, files, { source, at: new Date(clock()) })
      return `Version ${id} is on the site: ${summary}.`
    }
    case 'versions':
      return versions({ db })
    case 'restore': {
      if (!/^[1-9]\d{0,14}$/.test(word)) throw new Error(usage)
      if (!(await restoreVersion(db, Number(word), new Date(clock())))) throw new Error(`There is no version ${word}.`)
      return `Version ${word} is on the site.`
    }
    default:
      throw new Error(usage)
  }
}

/** `check` runs beside a running server, so it opens no database. */
function checkOnly([, word = '']: readonly string[]): void {
  const folder = word || process.env.CONTENT_DIR || builtInFolder
  try {
    process.stdout.write(`${checked(resolve(folder)).summary} without a problem.\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

if (import.meta.main) {
  const words = process.argv.slice(2)
  if (words[0] === 'check') checkOnly(words)
  else await siteCommand(({ db, config }, given) => contentCommand({ db, config }, given))
}

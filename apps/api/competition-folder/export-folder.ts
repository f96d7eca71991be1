import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../src/platform/files.ts'
import type { FolderSite } from './import-folder.ts'
import { SETTINGS_FILE } from './open-folder.ts'
import { presentSettings } from './present-settings.ts'
import { findStored, type StoredCompetition } from './stored-competition.ts'

/** Keys in the file store by the tables' names in a folder. */
function tablesOf({ row, files, kept }: StoredCompetition): [file: string, key: string][] {
  const baselines = Object.entries(kept?.baselines ?? {}).map(([name, key]) => [`baselines/${name}.csv`, key] as const)
  return [
    ...files.map(({ name, key }) => [name, key] as const),
    ['solution.csv', row.scoring.solutionKey],
    ...baselines,
  ].map(([file, key]) => [file, key])
}

/**
 * Writes the folder of a competition, by id or slug, with its texts as they were written, and settings as they are now. Answers the
 * slug. The new folder is readable by this account alone, as it holds the solution.
 */
export async function exportFolder(
  { db, files }: Pick<FolderSite, 'db'> & { files: Pick<Files, 'read'> },
  what: string,
  folder: string,
): Promise<string> {
  const stored = await findStored(db, what)
  if (!stored) throw new Error(`There is no competition ${what}.`)
  const { kept, row } = stored
  if (!kept) throw new Error(`Competition ${what} was not imported from a folder, so its texts cannot be given back.`)
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'EEXIST' ? `${folder} is there already.` : `${folder} cannot be made.`)
  })
  for (const [file, text] of Object.entries(kept.texts)) {
    const content = file === SETTINGS_FILE ? presentSettings(text, stored) : text
    await writeFile(join(folder, file), content, { mode: 0o600, flag: 'wx' })
  }
  for (const [file, key] of tablesOf(stored)) {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(await files.read(key), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  }
  return row.slug
}

import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { findDataKeys, keyFile, storeKeyFile } from '../cipher/stored-keys.ts'
import { type Config, signingFile } from '../config.ts'
import { dumpDatabase, loadDatabase } from '../db/dump.ts'
import type { Database } from '../db/handle.ts'
import type { Files } from '../files.ts'

/** The parts of a site that a backup reads, and that a restore writes. */
export interface BackupSite {
  db: Database
  files: Pick<Files, 'disk' | 'read'>
  config: Config
}

/** The file that a complete backup has; it is written last. */
const MARK = 'backup.json'
const sessionFile = (dataDir: string) => join(dataDir, 'session-secret')

const linesIn = async (file: string) =>
  existsSync(file) ? (await readFile(file, 'utf8')).split(/\s+/).filter((line) => line !== '') : []

/** The keys of a site, by the names of their files: those of the environment, else of the data folder. */
async function keysOf({ config }: Pick<BackupSite, 'config'>): Promise<Record<string, readonly string[]>> {
  const { dataDir, signingKeys, sessionSecret } = config
  return {
    'data-key': (await findDataKeys(config)) ?? [],
    'signing-key': signingKeys ?? (await linesIn(signingFile(dataDir))),
    'session-secret': sessionSecret ? [sessionSecret] : await linesIn(sessionFile(dataDir)),
  }
}

async function* fileKeys({ disk }: Pick<Files, 'disk'>): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll('', { recursive: true, paginationToken })
    for (const file of page.objects) if (file.isFile) yield file.key
    ;({ paginationToken } = page)
  } while (paginationToken)
}

/** Copies all files of the store into a folder; one that is deleted meanwhile is left out. Answers their number. */
async function copyFiles(files: BackupSite['files'], folder: string): Promise<number> {
  let count = 0
  await mkdir(folder, { mode: 0o700 })
  for await (const key of fileKeys(files)) {
    // a probe of the health check
    if (key.startsWith('.probe-')) continue
    const path = join(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      await pipeline(await files.read(key), createWriteStream(path, { mode: 0o600 }))
      count += 1
    } catch (error) {
      await rm(path, { force: true })
      if (await files.disk.exists(key)) throw error
    }
  }
  return count
}

/**
 * Writes database, files and keys of a site into a new folder, while it serves: the database as it is at one instant, then the files,
 * whose keys are never used again. The folder gets its name when all is there. Answers a sentence.
 */
export async function backUpSite({ db, files, config }: BackupSite, folder: string): Promise<string> {
  if (existsSync(folder)) throw new Error(`${folder} exists already. Name a new folder.`)
  const beside = `${folder}.part`
  await rm(beside, { recursive: true, force: true })
  await mkdir(join(beside, 'keys'), { recursive: true, mode: 0o700 })
  await dumpDatabase(db, join(beside, 'database'))
  const count = await copyFiles(files, join(beside, 'files'))
  for (const [name, lines] of Object.entries(await keysOf({ config }))) {
    if (lines.length > 0) await storeKeyFile(join(beside, 'keys', name), lines)
  }
  await writeFile(join(beside, MARK), JSON.stringify({ version: 1, files: count }), { mode: 0o600 })
  await rename(beside, folder)
  return `Wrote the database, ${count} ${count === 1 ? 'file' : 'files'} and the keys into ${folder}. Keep its folder keys elsewhere than the rest.`
}

/** Whether a folder is a backup by `backUpSite`. */
export const isSiteBackup = (folder: string): boolean => existsSync(join(folder, MARK))

/** Puts the keys of a backup into a data folder, unless it has such keys. */
async function restoreKeys(from: string, { dataDir }: Config): Promise<void> {
  const places = {
    'data-key': keyFile(dataDir),
    'signing-key': signingFile(dataDir),
    'session-secret': sessionFile(dataDir),
  }
  for (const [name, place] of Object.entries(places)) {
    const lines = await linesIn(join(from, name))
    if (lines.length === 0 || existsSync(place)) continue
    // the secret is read as a whole, without the end of a line
    if (name === 'session-secret') await writeFile(place, lines[0] ?? '', { mode: 0o600 })
    else await storeKeyFile(place, lines)
  }
}

/**
 * Restores a backup by `backUpSite` into an empty site: the database, the files, and on the embedded database the keys. Answers a
 * sentence.
 */
export async function restoreSite(
  from: string,
  config: Config,
  { db, files }: Pick<BackupSite, 'db' | 'files'>,
): Promise<string> {
  for await (const key of fileKeys(files)) {
    if (!key.startsWith('.probe-')) throw new Error('The file store has files already. Restore into an empty one.')
  }
  await loadDatabase(db, join(from, 'database'))
  const stored = (await readdir(join(from, 'files'), { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  )
  for (const { parentPath, name } of stored) {
    const path = join(parentPath, name)
    const key = path.slice(join(from, 'files').length + 1).replaceAll('\\', '/')
    await files.disk.putStream(key, createReadStream(path))
  }
  if (!config.databaseUrl) await restoreKeys(join(from, 'keys'), config)
  const secrets = 'SESSION_SECRET, DATA_KEY and SIGNING_KEY must be those of its folder keys.'
  return `Restored ${from}. ${config.databaseUrl ? secrets : 'Start the server as usual.'}`
}

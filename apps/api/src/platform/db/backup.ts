import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import type { Platform } from '../platform.ts'

/** Number of daily backups that stay. */
const maxBackups = 7
const backupName = /^pg-\d{4}-\d\d-\d\d\.tgz$/

/** Folder of the backups of the embedded database. */
const backupFolder = (dataDir: string): string => join(dataDir, 'backups')

/**
 * Writes today's backup of the embedded database and removes old ones. A backup is complete or absent: it is written beside,
 * flushed to disk, then renamed. It is for power cuts, since the database does not flush; a killed process loses nothing.
 * PostgreSQL has backup tools of its own. Answers the file, or null on PostgreSQL.
 */
export async function backUp({ database, config, clock }: Platform): Promise<string | null> {
  if (!('bridge' in database.jobsOn)) return null
  const folder = backupFolder(config.dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `pg-${shanghaiDay(clock())}.tgz`)
  const beside = `${file}.part`
  const handle = await open(beside, 'w', 0o600)
  try {
    await handle.writeFile(await database.jobsOn.bridge.dump())
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(beside, file)
  const old = (await readdir(folder)).filter((name) => backupName.test(name)).sort()
  for (const name of old.slice(0, -maxBackups)) await rm(join(folder, name))
  return file
}

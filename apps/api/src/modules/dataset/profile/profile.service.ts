import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Platform } from '../../../platform/platform.ts'
import { joinUpload } from '../upload/join.service.ts'
import { releaseJoining } from '../upload/upload.repo.ts'
import {
  claimWaiting,
  lockRunning,
  releaseRunning,
  storeProblem,
  updateMainTable,
  type WaitingFile,
  writeProfile,
} from './profile.repo.ts'
import { openProfiler, type Profiled, type Profiler } from './profiler.ts'

/**
 * Enqueues a job that profiles all waiting files. The rows are the queue and the next start makes up for a lost job, so that a
 * failure here must not fail the upload, which is stored already.
 */
export async function enqueueProfiles(platform: Platform): Promise<void> {
  try {
    await platform.jobs.send('profile', {}, { singletonKey: 'profile' })
  } catch (error) {
    platform.log.warn({ err: error }, 'no job could be sent')
  }
}

async function keepSheet({ files }: Platform, sheet: Profiled['sheet']) {
  if (!sheet) return null
  const { path, ...facts } = sheet
  const key = `sheets/${randomUUID()}`
  await files.disk.putStream(key, createReadStream(path))
  return { key, ...facts }
}

/** Stores a finished profile in one transaction; a sheet that nobody needs is removed. */
async function store(
  platform: Platform,
  file: WaitingFile,
  { tables, tableCount, sheet: drawn }: Profiled,
): Promise<void> {
  const { db, files } = platform
  const sheet = await keepSheet(platform, drawn)
  const gone = await db.transaction(async (tx) => {
    if (!(await lockRunning(tx, file.id))) return sheet?.key ?? null
    const old = await writeProfile(tx, file.id, { tables, tableCount, sheet })
    await updateMainTable(tx, file.datasetId)
    return old
  })
  if (gone !== null) await files.disk.delete(gone)
}

/** Profiles the oldest waiting file. False when none waits. */
export async function profileNext(platform: Platform, profiler: Profiler): Promise<boolean> {
  const { db, files, log } = platform
  const file = await db.transaction((tx) => claimWaiting(tx))
  if (!file) return false
  const failed = (error: unknown) => {
    log.error({ err: error, fileId: file.id }, 'a file could not be profiled')
    return { problem: { code: 'failed' as const } }
  }
  const local = await files.local(file.key).catch(failed)
  const found =
    'problem' in local
      ? local
      : await profiler
          .profile({ path: local.path, name: file.name, format: file.format }, (result) =>
            store(platform, file, result),
          )
          .catch(failed)
          .finally(local.done)
  if (!found) return true
  if ('message' in found) log.error({ fileId: file.id, reason: found.message }, 'a profile is broken')
  await db.transaction((tx) => storeProblem(tx, file.id, found.problem))
  return true
}

/** Makes files of uploads whose process ended before it had done so. One that fails waits for the next run of the job. */
async function joinUploads(platform: Platform): Promise<void> {
  try {
    while (await joinUpload(platform, null));
  } catch (error) {
    platform.log.error({ err: error }, 'an upload could not be put together')
  }
}

/** Starts the worker of this process that profiles files, one after another. `stop` ends it; the file in work waits again. */
export async function startProfileWorker(platform: Platform): Promise<{ stop(): Promise<void> }> {
  const { db, files, jobs } = platform
  const profiler = openProfiler({ scratch: files.scratch })
  let stopping = false
  let working: Promise<unknown> = Promise.resolve()
  // an embedded database has one process, so that everything in work was left by a process that has ended
  if (platform.database.engine === 'embedded') {
    await releaseRunning(db)
    await releaseJoining(db)
  }
  await jobs.work('profile', async () => {
    const run = async () => {
      await joinUploads(platform)
      while (!stopping && (await profileNext(platform, profiler)));
    }
    working = run()
    await working
  })
  // files that a command has stored, or whose job was lost
  await jobs.schedule('profile', '*/5 * * * *')
  await enqueueProfiles(platform)
  return {
    async stop() {
      stopping = true
      profiler.close()
      await working.catch(() => {})
      if (platform.database.engine === 'embedded') await releaseRunning(db)
    },
  }
}

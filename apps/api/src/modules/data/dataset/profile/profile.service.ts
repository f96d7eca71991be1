import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { LANE_TIME, type ProfileLane } from '@shulei/domain/data/dataset/profile-queue.ts'
import { openWorker, startLanes, type Worker } from '../../../../platform/jobs/lanes.ts'
import { leaseEnd, underLease } from '../../../../platform/jobs/lease.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { leasedUploads, removeFromStore } from '../../../base/resumable/resumable.service.ts'
import { datasetFiles, type StoredCopy } from '../tables.ts'
import { joinUpload } from '../upload/join.service.ts'
import {
  type ClaimedFile,
  claimNext,
  lockRunning,
  release,
  storeProblem,
  updateMainTable,
  writeProfile,
} from './profile.repo.ts'
import type { TableProfile } from './profile-task.ts'
import { openProfiler, type Profiled, type Profiler, type ProfilerOptions } from './profiler.ts'

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

/** Puts the copies of tables into the file store. */
async function keepCopies({ files }: Platform, tables: Profiled['tables']) {
  const kept: (TableProfile & { copy: StoredCopy })[] = []
  for (const { copy, ...table } of tables) {
    const { path, ...facts } = copy ?? { path: null, kinds: [], hasKeys: false, emptyTexts: [] }
    const key = path === null ? null : `tables/${randomUUID()}`
    if (path !== null && key !== null) await files.disk.putStream(key, createReadStream(path))
    kept.push({ ...table, copy: { key, ...facts } })
  }
  return kept
}

/** Stores a finished profile in one transaction; copies and a sheet that nobody needs any more are removed. */
async function store(
  platform: Platform,
  file: ClaimedFile,
  { tables: found, tableCount, sheet: drawn }: Profiled,
): Promise<void> {
  const { db } = platform
  const tables = await keepCopies(platform, found)
  const sheet = await keepSheet(platform, drawn)
  const gone = await db.transaction(async (tx) => {
    if (!(await lockRunning(tx, file)))
      return [...tables.map(({ copy }) => copy.key), sheet?.key].filter((key) => typeof key === 'string')
    const old = await writeProfile(tx, file.id, { tables, tableCount, sheet })
    await updateMainTable(tx, file.datasetId)
    return old
  })
  await removeFromStore(platform, { keys: gone, uploads: [] })
}

/** The problem of an error that the server is to blame for. */
function failed({ log }: Platform, file: ClaimedFile, error: unknown) {
  log.error({ err: error, fileId: file.id }, 'a file could not be profiled')
  return { problem: { code: 'failed' as const }, died: undefined }
}

/** Profiles a claimed file and stores the result; answers the problem instead if there is one. */
async function profile(platform: Platform, profiler: Profiler, file: ClaimedFile) {
  const local = await platform.files.local(file.key)
  return profiler
    .profile(
      { path: local.path, name: file.name, format: file.format, readings: file.readings, copies: true },
      (result) => store(platform, file, result),
    )
    .finally(local.done)
}

/** Opens the worker of a lane. Its stop ends the child at once; the file in work waits again, and nothing is stored about it. */
export function openProfileWorker(
  platform: Platform,
  lane: ProfileLane,
  options: Partial<ProfilerOptions> = {},
): Worker {
  const { db, files, clock, log } = platform
  const profiler = openProfiler({ scratch: files.scratch, timeoutMs: LANE_TIME[lane], ...options })

  async function conclude(file: ClaimedFile, found: Awaited<ReturnType<typeof profile>>, stopping: AbortSignal) {
    if (!found) return
    const isSlow = lane === 'short' && found.problem.code === 'tooLong'
    // somebody may have ended the child by hand or to get memory for another program, so that the file is tried once more
    const isFirstDeath = found.died && file.attempt < 2
    if (stopping.aborted || isSlow || isFirstDeath) return release(db, file, { isSlow })
    if ('message' in found) log.error({ fileId: file.id, reason: found.message }, 'a profile is broken')
    await db.transaction((tx) => storeProblem(tx, file, found.problem))
  }

  const worker = openWorker(async (stopping) => {
    const now = new Date(clock())
    const file = await db.transaction((tx) => claimNext(tx, lane, { now, leaseUntil: leaseEnd(platform) }))
    if (!file) return false
    await underLease(platform, datasetFiles, file, async (lost) => {
      lost.addEventListener('abort', profiler.drop)
      const found = await profile(platform, profiler, file).catch((error) => failed(platform, file, error))
      await conclude(file, found, stopping)
    })
    return true
  })
  return {
    drain: worker.drain,
    async stop() {
      const stopped = worker.stop()
      profiler.close()
      await stopped
    },
  }
}

/** Opens the worker that makes files of uploads whose process ended before it had done so. */
const openJoinWorker = (platform: Platform): Worker =>
  openWorker(async (stopping) => {
    const isJoined = await joinUpload(platform, null, stopping)
    if (isJoined) await enqueueProfiles(platform)
    return isJoined
  })

/** Starts all workers of data sets, which look at their rows every `sweepMs`. */
export const startDatasetWorkers = (platform: Platform, sweepMs?: number) =>
  startLanes(
    platform,
    {
      job: 'profile',
      tables: [datasetFiles, leasedUploads],
      workers: [openJoinWorker(platform), openProfileWorker(platform, 'short'), openProfileWorker(platform, 'long')],
    },
    sweepMs,
  )

import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataIn } from '@shulei/contract/call.ts'
import type { myData } from '@shulei/contract/house/account/calls.ts'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import {
  EXPORT_EVERY,
  EXPORT_KEPT,
  EXPORT_PATIENCE,
  exportState,
  nextExportAt,
  type StoredExport,
} from '@shulei/domain/house/account/export.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { uploadFolder } from '../../../platform/http/form-call.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import { openWorker, startLanes } from '../../../platform/jobs/lanes.ts'
import { type Held, leaseEnd, underLease } from '../../../platform/jobs/lease.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeArchive } from './archive.service.ts'
import {
  claimRequest,
  type ExportRecord,
  findExport,
  findOldFiles,
  forgetFile,
  insertRequest,
  releaseRequest,
  saveResult,
} from './export.repo.ts'
import { dataExports } from './tables.ts'

type OnWire = DataIn<typeof myData>

const stored = (row: ExportRecord | null): StoredExport | null =>
  row && { requestedAt: row.requestedAt.getTime(), builtAt: row.builtAt?.getTime() ?? null, failed: row.failed }

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function onWire(row: ExportRecord | null, now: number): OnWire {
  const known = stored(row)
  const state = exportState(known, now)
  const nextAt = iso(nextExportAt(known, now))
  const builtAt = known?.builtAt ?? null
  if (state !== 'ready' || builtAt === null) return { state, builtAt: null, bytes: null, expiresAt: null, nextAt }
  return { state, builtAt: iso(builtAt), bytes: row?.bytes ?? null, expiresAt: iso(builtAt + EXPORT_KEPT), nextAt }
}

/** The state of the caller's last export (X055). */
export async function readExport({ db, clock }: Platform, userId: number): Promise<OnWire> {
  return onWire(await findExport(db, userId), clock())
}

/** Has the caller's export built by a job (X055). Throws `exportTooSoon` while the last one is less than a day old. */
export async function requestExport(platform: Platform, userId: number): Promise<OnWire> {
  const { db, clock, jobs, log } = platform
  const now = clock()
  const before = { built: new Date(now - EXPORT_EVERY), lost: new Date(now - EXPORT_PATIENCE) }
  if (!(await db.transaction((tx) => insertRequest(tx, userId, new Date(now), before)))) {
    throw new ApiError('exportTooSoon')
  }
  // the row is the queue: a lost job is made up for
  await jobs
    .send('my-data', {}, { singletonKey: 'my-data' })
    .catch((error) => log.warn({ err: error }, 'no job could be sent'))
  return onWire(await findExport(db, userId), now)
}

/** Builds the file of a claimed request. When the signal fires, an error says nothing about the request, which waits again. */
async function build(platform: Platform, row: ExportRecord & Held, signal: AbortSignal): Promise<void> {
  const { db, files, clock, log } = platform
  const { userId } = row
  if (row.key) await removeFile(platform, { userId, key: row.key })
  const id = randomUUID()
  const path = join(uploadFolder(platform), id)
  try {
    await mkdir(uploadFolder(platform), { recursive: true })
    const { bytes, sha256 } = await writeArchive(platform, userId, { path, signal })
    const key = `exports/${id}.zip`
    await files.disk.moveFromFs(path, key, { contentLength: bytes })
    const result = { builtAt: new Date(clock()), key, bytes, sha256 }
    if (!(await saveResult(db, row, result))) await files.disk.delete(key)
  } catch (error) {
    if (signal.aborted) return releaseRequest(db, row)
    log.error({ err: error, userId }, 'an export of data could not be built')
    await saveResult(db, row, { failed: true })
  } finally {
    await rm(path, { force: true })
  }
}

/** Builds the file of a person's open request, or of the oldest one. Answers false when there is none. */
export async function buildExport(
  platform: Platform,
  { userId }: { userId: number | null },
  stopping?: AbortSignal,
): Promise<boolean> {
  const now = platform.clock()
  const row = await claimRequest(platform.db, {
    ...{ userId, now: new Date(now), lost: new Date(now - EXPORT_PATIENCE), leaseUntil: leaseEnd(platform) },
  })
  if (!row) return false
  await underLease(platform, dataExports, row, (lost) =>
    build(platform, row, AbortSignal.any([lost, ...(stopping ? [stopping] : [])])),
  )
  return true
}

/** Starts the worker that builds the files of open requests, which looks at them every `sweepMs`. */
export const startExportWorker = (platform: Platform, sweepMs?: number) =>
  startLanes(
    platform,
    {
      job: 'my-data',
      tables: [dataExports],
      workers: [openWorker((stopping) => buildExport(platform, { userId: null }, stopping))],
    },
    sweepMs,
  )

async function removeFile({ db, files, log }: Platform, { userId, key }: { userId: number; key: string }) {
  try {
    if (await files.disk.exists(key)) await files.disk.delete(key)
    await db.transaction((tx) => forgetFile(tx, { userId, key }))
  } catch (error) {
    // the next run of the sweeper tries again
    log.warn({ err: error, key }, 'the file of an export could not be removed')
  }
}

/** Removes the file of a person's export, if there is one. */
export async function removeExport(platform: Platform, userId: number): Promise<void> {
  const row = await findExport(platform.db, userId)
  if (row?.key) await removeFile(platform, { userId, key: row.key })
}

/** Removes files of exports that have been stored long enough. */
export async function sweepExports(platform: Platform): Promise<void> {
  const before = new Date(platform.clock() - EXPORT_KEPT)
  for (const { userId, key } of await findOldFiles(platform.db, before)) {
    if (key !== null) await removeFile(platform, { userId, key })
  }
}

/** Sends the file of the caller's own export (X055). Throws `notFound` when none is ready. */
export async function sendExport(platform: Platform, c: Context, userId: number): Promise<Response> {
  const row = await findExport(platform.db, userId)
  if (!row?.key || !row.sha256 || row.bytes === null) throw new ApiError('notFound')
  if (exportState(stored(row), platform.clock()) !== 'ready') throw new ApiError('notFound')
  if (!(await platform.files.disk.exists(row.key))) throw new ApiError('notFound')
  c.header('cache-control', 'private, no-store')
  const day = shanghaiDay((row.builtAt ?? row.requestedAt).getTime())
  const file = { key: row.key, name: `shulei-my-data-${day}.zip`, bytes: row.bytes, sha256: row.sha256 }
  return sendFile(c, platform.files, { ...file, contentType: 'application/zip', isText: false })
}

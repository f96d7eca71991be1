import { createHash, randomUUID } from 'node:crypto'
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
import Papa from 'papaparse'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import { openWorker, startLanes } from '../../../platform/lanes.ts'
import { type Held, leaseEnd, underLease } from '../../../platform/lease.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ZipEntry, zipOf } from '../../../platform/zip.ts'
import { reachableEmail } from '../../base/session/user.service.ts'
import { companyState, realNameState } from '../../people/identity/identity.service.ts'
import {
  claimRequest,
  type ExportRecord,
  findExport,
  findOldFiles,
  forgetFile,
  insertRequest,
  otherParts,
  releaseRequest,
  saveResult,
} from './export.repo.ts'
import { type ExportPart, type ExportRow, tableParts } from './export-parts.repo.ts'
import { dataExports } from './tables.ts'

type OnWire = DataIn<typeof myData>

/** The verification of a person and of their enterprise, decrypted. */
const verificationParts = (platform: Platform): readonly ExportPart[] => [
  {
    file: 'verification',
    covers: ['real_names.user_id'],
    read: async (_, userId) => [{ ...(await realNameState(platform, userId, { lang: 'zh-CN', whole: true })) }],
  },
  {
    file: 'enterprise',
    covers: ['companies.user_id'],
    read: async (_, userId) => [{ ...(await companyState(platform, userId, 'zh-CN')) }],
  },
]

/** Every part of an export, in the order of the archive. */
export const exportParts = (platform: Platform): readonly ExportPart[] => [
  ...otherParts,
  ...tableParts,
  ...verificationParts(platform),
]

const cell = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

/** Rows as CSV (RFC 4180) with the byte order mark that spreadsheets need; a text that would be a formula is escaped. */
function csvOf(rows: readonly ExportRow[]): string {
  const flat = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : cell(value)]),
    ),
  )
  return `\ufeff${Papa.unparse(flat, { escapeFormulae: true })}\n`
}

/** A placeholder of the mail column is no data of the person. */
const withoutPlaceholder = (row: ExportRow): ExportRow =>
  typeof row.email === 'string' ? { ...row, email: reachableEmail(row.email) } : row

/** The archive of everything that the site stores about a person. */
export async function archiveOf(platform: Platform, userId: number): Promise<Buffer> {
  const now = new Date(platform.clock())
  const bytes = (text: string) => Buffer.from(text, 'utf8')
  async function* entries(): AsyncGenerator<ZipEntry> {
    const files: { file: string; rows: number }[] = []
    for (const { file, read } of exportParts(platform)) {
      const rows = (await read(platform.db, userId, now)).map(withoutPlaceholder)
      files.push({ file, rows: rows.length })
      yield { name: `${file}.json`, bytes: bytes(`${JSON.stringify(rows, null, 2)}\n`) }
      yield { name: `${file}.csv`, bytes: bytes(csvOf(rows)) }
    }
    const about = { site: platform.config.publicUrl, user: userId, builtAt: now.toISOString(), files }
    yield { name: 'contents.json', bytes: bytes(`${JSON.stringify(about, null, 2)}\n`) }
  }
  return zipOf(entries(), now)
}

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

/** Builds the file of a claimed request. While the process stops, an error says nothing about the request, which waits again. */
async function build(platform: Platform, row: ExportRecord & Held, isStopping: () => boolean): Promise<void> {
  const { db, files, clock, log } = platform
  const { userId } = row
  if (row.key) await removeFile(platform, { userId, key: row.key })
  try {
    const bytes = await archiveOf(platform, userId)
    const key = `exports/${randomUUID()}.zip`
    await files.disk.put(key, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const result = { builtAt: new Date(clock()), key, bytes: bytes.length, sha256 }
    if (!(await saveResult(db, row, result))) await files.disk.delete(key)
  } catch (error) {
    if (isStopping()) return releaseRequest(db, row)
    log.error({ err: error, userId }, 'an export of data could not be built')
    await saveResult(db, row, { failed: true })
  }
}

/** Builds the file of a person's open request, or of the oldest one. Answers false when there is none. */
export async function buildExport(
  platform: Platform,
  { userId }: { userId: number | null },
  isStopping = () => false,
): Promise<boolean> {
  const now = platform.clock()
  const row = await claimRequest(platform.db, {
    ...{ userId, now: new Date(now), lost: new Date(now - EXPORT_PATIENCE), leaseUntil: leaseEnd(platform) },
  })
  if (!row) return false
  await underLease(platform, dataExports, row, () => build(platform, row, isStopping))
  return true
}

/** Starts the worker that builds the files of open requests, which looks at them every `sweepMs`. */
export const startExportWorker = (platform: Platform, sweepMs?: number) =>
  startLanes(
    platform,
    {
      job: 'my-data',
      tables: [dataExports],
      workers: [openWorker((stopping) => buildExport(platform, { userId: null }, () => stopping.aborted))],
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

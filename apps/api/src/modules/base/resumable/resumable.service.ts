import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FINISHED_KNOWN, PART_TYPE, UPLOAD_LIFE } from '@shulei/domain/base/upload/resumable.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { openBody } from '../../../platform/http/body-reader.ts'
import { uploadFolder } from '../../../platform/http/form-call.ts'
import type { ReceivedFile } from '../../../platform/http/receive-form.ts'
import { type LeasedTable, leaseEnd, underLease } from '../../../platform/jobs/lease.ts'
import type { Platform } from '../../../platform/platform.ts'
import { partsFolder, removeFromStore } from './parts.ts'
import { receivePart } from './receive-part.ts'
import {
  addPart,
  claimWhole,
  deleteUpload,
  findExpired,
  findFinished,
  findUpload,
  forgetFinished,
  isOpen,
  releaseWhole,
  type UploadOf,
  type WholeUpload,
} from './resumable.repo.ts'
import { uploads } from './tables.ts'
import { bytesOf, capabilities, checksumOf, metadataOf, speakTus } from './tus.ts'

export { removeFromStore } from './parts.ts'
export {
  deleteUpload,
  findOpen,
  finishUpload,
  insertUpload,
  isOpen,
  lockPerson,
  type Purpose,
  type UploadOf,
  type WholeUpload,
} from './resumable.repo.ts'

/** The table whose leases the joining of parts takes. */
export const leasedUploads: LeasedTable = uploads

/** `Upload-Expires`: when the stored bytes are removed, unless another part arrives. */
const expires = (from: number) => ({ 'upload-expires': new Date(from + UPLOAD_LIFE).toUTCString() })

/** Answers what the server can do (`OPTIONS`), for files of at most `maxBytes` where each has the same limit. */
export const describe = (c: Context, maxBytes?: number): Response =>
  c.body(null, 204, { ...capabilities, ...(maxBytes === undefined ? {} : { 'tus-max-size': String(maxBytes) }) })

/** A file as the request that begins its upload names it; `modified` is 0 where the client does not say. */
export interface Announced {
  name: string
  length: number
  modified: number
}

/** Reads the headers of a request that begins an upload. Throws `tusVersion`, `uploadConcatUnknown`, `uploadLengthMissing`. */
export function readAnnounced(c: Context): Announced {
  speakTus(c)
  if (c.req.header('upload-concat') !== undefined) throw new ApiError('uploadConcatUnknown')
  const length = bytesOf(c.req.header('upload-length'))
  if (length === null) throw new ApiError('uploadLengthMissing')
  const metadata = metadataOf(c.req.header('upload-metadata'))
  return { name: metadata.get('filename') ?? '', length, modified: bytesOf(metadata.get('modified')) ?? 0 }
}

/** The answer to a request that has begun an upload, or that has found it begun with `offset` bytes. */
export const answerBegun = (c: Context, { location, offset, at }: { location: string; offset: number; at: number }) =>
  c.body(null, 201, { location, 'upload-offset': String(offset), ...expires(at) })

const isId = (upload: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(upload)

/** A person's upload that is not a file yet; null when it is missing or another person's. */
export const findOpenUpload = async ({ db }: Pick<Platform, 'db'>, of: UploadOf) =>
  isId(of.upload) ? findUpload(db, of) : null

/** A person's upload that has become a file within the last hour; null without one. */
export const findFinishedUpload = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>, of: UploadOf) =>
  isId(of.upload) ? findFinished(db, of, new Date(clock() - FINISHED_KNOWN)) : null

/** An upload, or for an hour one that has become a file: a client whose last answer was lost learns that all bytes are there. */
async function find(platform: Platform, of: UploadOf) {
  const row = await findOpenUpload(platform, of)
  if (row) return row
  const finished = await findFinishedUpload(platform, of)
  if (!finished) throw new ApiError('notFound')
  const { length, finishedAt } = finished
  return { id: of.upload, length, offset: length, updatedAt: finishedAt }
}

/** Tells how many bytes are stored. Throws `tusVersion`, `notFound`. */
export async function tell(platform: Platform, c: Context, of: UploadOf): Promise<Response> {
  speakTus(c)
  const { offset, length, updatedAt } = await find(platform, of)
  return c.body(null, 200, {
    'upload-offset': String(offset),
    'upload-length': String(length),
    ...expires(updatedAt.getTime()),
  })
}

/** Reads the rest of a refused body, so that the answer arrives; else the connection ends with it. */
async function refuseBody(c: Context, error: ApiError): Promise<never> {
  const { body } = c.req.raw
  if (body && !body.locked && !(await openBody(body).readOn())) c.header('connection', 'close')
  throw error
}

/**
 * Stores a part at the end of an upload, and calls `onWhole` when it was the last one. With a checksum the part is stored whole or not
 * at all; without one, the bytes before a cut of the connection are stored. Throws `uploadOffsetWrong`, `uploadChecksumWrong`,
 * `uploadChecksumUnknown`, `uploadBroken`, `tooLarge`, `unsupportedType`, `tusVersion`, `notFound`.
 */
export async function take(
  platform: Platform,
  c: Context,
  of: UploadOf,
  onWhole: (upload: string) => Promise<void> = async () => {},
): Promise<Response> {
  const { db, files, clock } = platform
  const check = async () => {
    speakTus(c)
    const type = c.req.header('content-type') ?? ''
    if (type.split(';')[0]?.trim().toLowerCase() !== PART_TYPE) {
      throw new ApiError('unsupportedType', { facts: { expected: PART_TYPE } })
    }
    const row = await find(platform, of)
    if (bytesOf(c.req.header('upload-offset')) !== row.offset) {
      throw new ApiError('uploadOffsetWrong', { facts: { offset: row.offset }, data: { offset: row.offset } })
    }
    const left = row.length - row.offset
    if (Number(c.req.header('content-length')) > left) throw new ApiError('tooLarge', { facts: { limit: `${left} B` } })
    return { row, left, checksum: checksumOf(c.req.header('upload-checksum')) }
  }
  const { row, left, checksum } = await check().catch((error) => refuseBody(c, error))
  let offset = row.offset
  const append = async ({ path, bytes }: { path: string; bytes: number }) => {
    const key = `${partsFolder(row.id)}/${offset}-${randomUUID()}`
    await files.disk.moveFromFs(path, key, { contentLength: bytes })
    const stored = { upload: row.id, start: offset, bytes, key, at: new Date(clock()) }
    if (!(await db.transaction((tx) => addPart(tx, stored)))) {
      await removeFromStore(platform, { keys: [key], uploads: [] })
      throw new ApiError('uploadOffsetWrong', { facts: { offset } })
    }
    offset += bytes
  }
  const part = await receivePart(c.req.raw, {
    folder: uploadFolder(platform),
    maxBytes: left,
    algorithm: checksum?.algorithm ?? null,
    onPiece: checksum ? null : append,
  })
  try {
    if (checksum && !part.isWhole) throw new ApiError('uploadBroken')
    if (checksum && checksum.value !== part.digest) throw new ApiError('uploadChecksumWrong')
    if (part.bytes > 0) await append(part)
  } finally {
    await rm(part.path, { force: true })
  }
  if (offset === row.length) await onWhole(row.id)
  return c.body(null, 204, { 'upload-offset': String(offset), ...expires(clock()) })
}

/** Gives an upload up and removes its bytes. Throws `tusVersion`, `notFound`. */
export async function end(platform: Platform, c: Context, of: UploadOf): Promise<Response> {
  speakTus(c)
  const row = await findOpenUpload(platform, of)
  if (!row) throw new ApiError('notFound')
  await removeUploads(platform, [row.id])
  return c.body(null, 204)
}

/** Removes uploads with their bytes. */
export async function removeUploads(platform: Platform, gone: readonly string[]): Promise<void> {
  for (const upload of gone) await platform.db.transaction((tx) => deleteUpload(tx, upload))
  await removeFromStore(platform, { keys: [], uploads: gone })
}

/** Copies the parts into one local file; answers its SHA-256 and its bytes. */
async function copyParts({ files }: Platform, { parts }: WholeUpload, path: string, signal: AbortSignal) {
  const hash = createHash('sha256')
  let bytes = 0
  async function* whole() {
    for (const key of parts) {
      for await (const chunk of (await files.read(key)) as AsyncIterable<Buffer>) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
  }
  await pipeline(whole, createWriteStream(path, { mode: 0o600 }), { signal })
  return { sha256: hash.digest('hex'), bytes }
}

/**
 * Puts the parts of an upload together whose bytes are all there: of the given upload, or of the oldest one for a data set. `use` gets
 * the file and the claim of this process, and ends the upload by `finishUpload`. Answers null when there is no such upload, or another
 * process holds it. When it throws, or `stopping` fires, the upload stays as it is, for the next attempt.
 */
export async function withWholeFile<T>(
  platform: Platform,
  { upload, stopping }: { upload: string | null; stopping?: AbortSignal | undefined },
  use: (whole: WholeUpload, file: ReceivedFile) => Promise<T>,
): Promise<T | null> {
  const { db, clock } = platform
  const claim = { upload, now: new Date(clock()), leaseUntil: leaseEnd(platform) }
  const whole = await db.transaction((tx) => claimWhole(tx, claim))
  if (!whole) return null
  return underLease(platform, uploads, whole, async (lost) => {
    const signal = AbortSignal.any([lost, ...(stopping ? [stopping] : [])])
    const path = resolve(uploadFolder(platform), randomUUID())
    try {
      await mkdir(uploadFolder(platform), { recursive: true })
      const { sha256, bytes } = await copyParts(platform, whole, path, signal)
      if (bytes !== whole.length) throw new Error(`the parts have ${bytes} bytes instead of ${whole.length}`)
      return await use(whole, { path, name: whole.name, bytes, sha256 })
    } catch (error) {
      await releaseWhole(db, whole)
      // another process has it, or the person has given it up
      if (signal.aborted || !(await isOpen(db, whole.id))) return null
      throw error
    } finally {
      await rm(path, { force: true })
    }
  })
}

/**
 * Removes uploads that have waited for their person for seven days, with their bytes, and forgets those that have become files.
 */
export async function sweepUploads(platform: Platform): Promise<void> {
  await forgetFinished(platform.db, new Date(platform.clock() - FINISHED_KNOWN))
  await removeUploads(platform, await findExpired(platform.db, new Date(platform.clock() - UPLOAD_LIFE)))
}

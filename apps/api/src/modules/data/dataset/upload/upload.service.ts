import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { sendDatasetPart } from '@shulei/contract/data/dataset-edit/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import {
  datasetFileName,
  FINISHED_KNOWN,
  gigabytes,
  MAX_DATASET_FILE,
  MAX_OPEN_UPLOADS,
  MAX_OWN_BYTES,
  MAX_VERSION_FILES,
  PART_TYPE,
  UPLOAD_LIFE,
  uploadProblem,
} from '@shulei/domain/data/dataset/upload.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Context } from '../../../../platform/context.ts'
import { openBody } from '../../../../platform/http/body-reader.ts'
import { uploadFolder } from '../../../../platform/http/form-call.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findContents, findUse, lockEditable, lockPerson } from '../edit/draft.repo.ts'
import { enqueueProfiles } from '../profile/profile.service.ts'
import { partsFolder, removeFromStore } from './file-store.ts'
import { joinUpload } from './join.service.ts'
import { receivePart } from './receive-part.ts'
import { bytesOf, capabilities, checksumOf, metadataOf, speakTus } from './tus.ts'
import {
  addPart,
  deleteUpload,
  findExpired,
  findFinished,
  findUpload,
  forgetFinished,
  insertUpload,
} from './upload.repo.ts'

/** The person who uploads, the data set, and the upload. */
export interface UploadOf {
  userId: number
  datasetId: number
  upload: string
}

/** `Upload-Expires`: when the stored bytes are removed, unless another part arrives. */
const expires = (from: number) => ({ 'upload-expires': new Date(from + UPLOAD_LIFE).toUTCString() })

const facts = {
  datasetFileTooLarge: { max: gigabytes(MAX_DATASET_FILE) },
  datasetFilesFull: { max: MAX_VERSION_FILES },
  datasetSpaceFull: { max: gigabytes(MAX_OWN_BYTES) },
  datasetUploadsFull: { max: MAX_OPEN_UPLOADS },
} as const

/** Answers what the server can do (`OPTIONS`). */
export const describe = (c: Context): Response => c.body(null, 204, capabilities)

/** Begins the upload of a file. Throws a problem of the file or of the person's space, `uploadConcatUnknown`, `tusVersion`, `notFound`. */
export async function begin(
  platform: Platform,
  c: Context,
  { userId, datasetId }: Omit<UploadOf, 'upload'>,
): Promise<Response> {
  const { db, clock, limits } = platform
  speakTus(c)
  if (c.req.header('upload-concat') !== undefined) throw new ApiError('uploadConcatUnknown')
  const length = bytesOf(c.req.header('upload-length'))
  if (length === null) throw new ApiError('uploadLengthMissing')
  const metadata = metadataOf(c.req.header('upload-metadata'))
  const name = datasetFileName(metadata.get('filename') ?? '')
  const modified = bytesOf(metadata.get('modified')) ?? 0
  await limits.take('datasetUpload', userId)
  const id = randomUUID()
  const at = new Date(clock())
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const row = await lockEditable(tx, { userId, id: datasetId })
    if (!row) throw new ApiError('notFound')
    const [{ files, uploads }, use] = [await findContents(tx, datasetId), await findUse(tx, userId)]
    const names = [...new Set([...files, ...uploads].map((one) => one.name))]
    const problem = uploadProblem({ name: name ?? '', bytes: length }, { ...use, names })
    if (problem !== null)
      throw new ApiError(problem, { facts: problem in facts ? facts[problem as keyof typeof facts] : {} })
    await insertUpload(tx, { id, datasetId, name: name ?? '', length, modified, at })
  })
  return c.body(null, 201, {
    location: pathOf(sendDatasetPart, { id: datasetId, upload: id }),
    'upload-offset': '0',
    ...expires(at.getTime()),
  })
}

const isId = ({ upload }: UploadOf) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(upload)

async function findOpen({ db }: Platform, of: UploadOf) {
  const row = isId(of) ? await findUpload(db, of) : null
  if (!row) throw new ApiError('notFound')
  return row
}

/** An upload, or for an hour one that has become a file: a client whose last answer was lost learns that all bytes are there. */
async function find(platform: Platform, of: UploadOf) {
  const { db, clock } = platform
  const row = isId(of) ? await findUpload(db, of) : null
  if (row) return row
  const finished = isId(of) ? await findFinished(db, of, new Date(clock() - FINISHED_KNOWN)) : null
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
 * Makes the file of an upload whose last part has arrived. A failure is no failure of the part, whose bytes are stored: the job
 * tries again.
 */
async function finish(platform: Platform, upload: string): Promise<void> {
  try {
    await joinUpload(platform, upload)
  } catch (error) {
    platform.log.error({ err: error, upload }, 'an upload could not be put together')
  }
  await enqueueProfiles(platform)
}

/**
 * Stores a part at the end of an upload. With a checksum the part is stored whole or not at all; without one, the bytes before a cut
 * of the connection are stored. Throws `uploadOffsetWrong`, `uploadChecksumWrong`, `uploadChecksumUnknown`, `uploadBroken`,
 * `tooLarge`, `unsupportedType`, `tusVersion`, `notFound`.
 */
export async function take(platform: Platform, c: Context, of: UploadOf): Promise<Response> {
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
  if (offset === row.length) await finish(platform, row.id)
  return c.body(null, 204, { 'upload-offset': String(offset), ...expires(clock()) })
}

/** Gives an upload up and removes its bytes. Throws `tusVersion`, `notFound`. */
export async function end(platform: Platform, c: Context, of: UploadOf): Promise<Response> {
  speakTus(c)
  const { id } = await findOpen(platform, of)
  await platform.db.transaction((tx) => deleteUpload(tx, id))
  await removeFromStore(platform, { keys: [], uploads: [id] })
  return c.body(null, 204)
}

/** Removes unfinished uploads without a part for seven days, with their bytes, and forgets finished ones. */
export async function sweepDatasetUploads(platform: Platform): Promise<void> {
  await forgetFinished(platform.db, new Date(platform.clock() - FINISHED_KNOWN))
  for (const upload of await findExpired(platform.db, new Date(platform.clock() - UPLOAD_LIFE))) {
    await platform.db.transaction((tx) => deleteUpload(tx, upload))
    await removeFromStore(platform, { keys: [], uploads: [upload] })
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { formatOf } from '@shulei/domain/data/dataset/profile.ts'
import { uploadFolder } from '../../../../platform/http/form-call.ts'
import { leaseEnd, underLease } from '../../../../platform/jobs/lease.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { deleteUnused } from '../edit/draft.repo.ts'
import { findNamed, linkFile, openVersion, unlinkFile } from '../edit/version.repo.ts'
import { datasetUploads } from '../tables.ts'
import { removeFromStore } from './file-store.ts'
import {
  claimWhole,
  finishUpload,
  insertFile,
  isOpen,
  lockDatasetOf,
  releaseWhole,
  type WholeUpload,
} from './upload.repo.ts'

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

/** Makes an upload a file of the version in work, in place of a file with its name. Answers what the file store no longer needs. */
async function store(platform: Platform, upload: WholeUpload, file: { key: string; sha256: string; bytes: number }) {
  const { db, clock } = platform
  return db.transaction(async (tx) => {
    const dataset = await lockDatasetOf(tx, upload.id)
    if (!dataset || !(await finishUpload(tx, upload, new Date(clock())))) return { keys: [file.key], isStored: false }
    const versionId = await openVersion(tx, dataset)
    const keys: string[] = []
    for (const old of await findNamed(tx, versionId, upload.name)) {
      await unlinkFile(tx, versionId, old)
      keys.push(...(await deleteUnused(tx, old)))
    }
    const format = formatOf(upload.name)
    const fileId = await insertFile(tx, {
      ...file,
      ...{ datasetId: dataset.id, name: upload.name, format, at: new Date(clock()) },
    })
    await linkFile(tx, versionId, fileId)
    return { keys, isStored: true }
  })
}

/**
 * Puts the parts of an upload together whose bytes are all there: the given upload, or the oldest one. Answers whether a file was
 * stored. When it throws, or `stopping` fires, the upload stays as it is, for the next attempt.
 */
export async function joinUpload(platform: Platform, upload: string | null, stopping?: AbortSignal): Promise<boolean> {
  const { db, clock } = platform
  const claim = { upload, now: new Date(clock()), leaseUntil: leaseEnd(platform) }
  const claimed = await db.transaction((tx) => claimWhole(tx, claim))
  if (!claimed) return false
  return underLease(platform, datasetUploads, claimed, (lost) =>
    join(platform, claimed, AbortSignal.any([lost, ...(stopping ? [stopping] : [])])),
  )
}

async function join(platform: Platform, upload: WholeUpload, signal: AbortSignal): Promise<boolean> {
  const { db, files } = platform
  const path = resolve(uploadFolder(platform), randomUUID())
  const key = `datasets/${randomUUID()}`
  try {
    await mkdir(uploadFolder(platform), { recursive: true })
    const { sha256, bytes } = await copyParts(platform, upload, path, signal)
    if (bytes !== upload.length) throw new Error(`the parts have ${bytes} bytes instead of ${upload.length}`)
    await files.disk.moveFromFs(path, key, { contentLength: bytes })
    const { keys, isStored } = await store(platform, upload, { key, sha256, bytes })
    // another process that has taken the upload over still reads its parts
    await removeFromStore(platform, { keys, uploads: isStored || !(await isOpen(db, upload.id)) ? [upload.id] : [] })
    return isStored
  } catch (error) {
    await removeFromStore(platform, { keys: [key], uploads: [] })
    await releaseWhole(db, upload)
    if (signal.aborted) return false
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

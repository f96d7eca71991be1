import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { formatOf, isProfiled } from '@shulei/domain/dataset/profile.ts'
import { HOUR } from '@shulei/domain/time/instant.ts'
import { uploadFolder } from '../../../platform/http/form-call.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteUnused } from '../edit/draft.repo.ts'
import { findNamed, linkFile, openVersion, unlinkFile } from '../edit/version.repo.ts'
import { removeFromStore } from './file-store.ts'
import { claimWhole, deleteUpload, insertFile, lockDatasetOf, releaseWhole, type WholeUpload } from './upload.repo.ts'

/** A process that has worked on a file for longer has ended. */
const CLAIM_LASTS = HOUR

/** Copies the parts into one local file; answers its SHA-256 and its bytes. */
async function copyParts({ files }: Platform, { parts }: WholeUpload, path: string) {
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
  await pipeline(whole, createWriteStream(path, { mode: 0o600 }))
  return { sha256: hash.digest('hex'), bytes }
}

/** Makes an upload a file of the version in work, in place of a file with its name. Answers what the file store no longer needs. */
async function store(platform: Platform, upload: WholeUpload, file: { key: string; sha256: string; bytes: number }) {
  const { db, clock } = platform
  return db.transaction(async (tx) => {
    const dataset = await lockDatasetOf(tx, upload.id)
    if (!dataset || !(await deleteUpload(tx, upload.id))) return { keys: [file.key], isStored: false }
    const versionId = await openVersion(tx, dataset)
    const keys: string[] = []
    for (const old of await findNamed(tx, versionId, upload.name)) {
      await unlinkFile(tx, versionId, old)
      keys.push(...(await deleteUnused(tx, old)))
    }
    const format = formatOf(upload.name)
    const fileId = await insertFile(tx, {
      ...file,
      ...{ datasetId: dataset.id, name: upload.name, format, isProfiled: isProfiled(format), at: new Date(clock()) },
    })
    await linkFile(tx, versionId, fileId)
    return { keys, isStored: true }
  })
}

/**
 * Puts the parts of an upload together whose bytes are all there: the given upload, or the oldest one. Answers whether a file was
 * stored. When it throws, the upload stays as it is, for the next attempt.
 */
export async function joinUpload(platform: Platform, upload: string | null): Promise<boolean> {
  const { db, files, clock } = platform
  const now = clock()
  const claimed = await db.transaction((tx) =>
    claimWhole(tx, { upload, now: new Date(now), staleBefore: new Date(now - CLAIM_LASTS) }),
  )
  if (!claimed) return false
  const path = join(uploadFolder(platform), randomUUID())
  const key = `datasets/${randomUUID()}`
  try {
    await mkdir(uploadFolder(platform), { recursive: true })
    const { sha256, bytes } = await copyParts(platform, claimed, path)
    if (bytes !== claimed.length) throw new Error(`the parts have ${bytes} bytes instead of ${claimed.length}`)
    await files.disk.moveFromFs(path, key, { contentLength: bytes })
    const { keys, isStored } = await store(platform, claimed, { key, sha256, bytes })
    await removeFromStore(platform, { keys, uploads: [claimed.id] })
    return isStored
  } catch (error) {
    await removeFromStore(platform, { keys: [key], uploads: [] })
    await releaseWhole(db, claimed.id)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

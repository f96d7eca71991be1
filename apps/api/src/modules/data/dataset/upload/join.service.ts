import { randomUUID } from 'node:crypto'
import { formatOf } from '@shulei/domain/data/dataset/profile.ts'
import type { ReceivedFile } from '../../../../platform/http/receive-form.ts'
import type { Platform } from '../../../../platform/platform.ts'
import {
  finishUpload,
  isOpen,
  removeFromStore,
  type WholeUpload,
  withWholeFile,
} from '../../../base/resumable/resumable.service.ts'
import { deleteUnused } from '../edit/draft.repo.ts'
import { findNamed, linkFile, openVersion, unlinkFile } from '../edit/version.repo.ts'
import { insertFile, lockDatasetOf } from './file.repo.ts'

/** Makes an upload a file of the version in work, in place of a file with its name. Answers what the file store no longer needs. */
async function store(platform: Platform, upload: WholeUpload, file: { key: string; sha256: string; bytes: number }) {
  const { db, clock } = platform
  const at = new Date(clock())
  return db.transaction(async (tx) => {
    const dataset = await lockDatasetOf(tx, upload.id)
    if (!dataset || !(await finishUpload(tx, upload, { at }))) return { keys: [file.key], isStored: false }
    const versionId = await openVersion(tx, dataset)
    const keys: string[] = []
    for (const old of await findNamed(tx, versionId, upload.name)) {
      await unlinkFile(tx, versionId, old)
      keys.push(...(await deleteUnused(tx, old)))
    }
    const format = formatOf(upload.name)
    const fileId = await insertFile(tx, { ...file, datasetId: dataset.id, name: upload.name, format, at })
    await linkFile(tx, versionId, fileId)
    return { keys, isStored: true }
  })
}

/** Moves the file of an upload into the store and makes it one of its data set. False when the upload is another process's. */
async function join(platform: Platform, upload: WholeUpload, { path, sha256, bytes }: ReceivedFile): Promise<boolean> {
  const { db, files } = platform
  const key = `datasets/${randomUUID()}`
  try {
    await files.disk.moveFromFs(path, key, { contentLength: bytes })
    const { keys, isStored } = await store(platform, upload, { key, sha256, bytes })
    // another process that has taken the upload over still reads its parts
    await removeFromStore(platform, { keys, uploads: isStored || !(await isOpen(db, upload.id)) ? [upload.id] : [] })
    return isStored
  } catch (error) {
    await removeFromStore(platform, { keys: [key], uploads: [] })
    throw error
  }
}

/**
 * Puts the parts of an upload together whose bytes are all there: the given upload, or the oldest one. Answers whether a file was
 * stored. When it throws, or `stopping` fires, the upload stays as it is, for the next attempt.
 */
export async function joinUpload(platform: Platform, upload: string | null, stopping?: AbortSignal): Promise<boolean> {
  return (await withWholeFile(platform, { upload, stopping }, (...whole) => join(platform, ...whole))) ?? false
}

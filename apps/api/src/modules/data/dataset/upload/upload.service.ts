import { randomUUID } from 'node:crypto'
import { sendDatasetPart } from '@shulei/contract/data/dataset-edit/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import {
  datasetFileName,
  gigabytes,
  MAX_DATASET_FILE,
  MAX_OPEN_UPLOADS,
  MAX_OWN_BYTES,
  MAX_VERSION_FILES,
  uploadProblem,
} from '@shulei/domain/data/dataset/upload.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { answerBegun, insertUpload, lockPerson, readAnnounced } from '../../../base/resumable/resumable.service.ts'
import { findContents, findUse, lockEditable } from '../edit/draft.repo.ts'
import { enqueueProfiles } from '../profile/profile.service.ts'
import { joinUpload } from './join.service.ts'

const facts = {
  datasetFileTooLarge: { max: gigabytes(MAX_DATASET_FILE) },
  datasetFilesFull: { max: MAX_VERSION_FILES },
  datasetSpaceFull: { max: gigabytes(MAX_OWN_BYTES) },
  datasetUploadsFull: { max: MAX_OPEN_UPLOADS },
} as const

/** Begins the upload of a file. Throws a problem of the file or of the person's space, `uploadConcatUnknown`, `tusVersion`, `notFound`. */
export async function begin(
  platform: Platform,
  c: Context,
  { userId, datasetId }: { userId: number; datasetId: number },
): Promise<Response> {
  const { db, clock, limits } = platform
  const { name: announced, length, modified } = readAnnounced(c)
  const name = datasetFileName(announced)
  await limits.take('datasetUpload', userId)
  const id = randomUUID()
  const at = clock()
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const row = await lockEditable(tx, { userId, id: datasetId })
    if (!row) throw new ApiError('notFound')
    const [{ files, uploads }, use] = [await findContents(tx, datasetId), await findUse(tx, userId)]
    const names = [...new Set([...files, ...uploads].map((one) => one.name))]
    const problem = uploadProblem({ name: name ?? '', bytes: length }, { ...use, names })
    if (problem !== null)
      throw new ApiError(problem, { facts: problem in facts ? facts[problem as keyof typeof facts] : {} })
    const upload = { id, userId, purpose: { datasetId }, name: name ?? '', length, modified }
    await insertUpload(tx, { ...upload, at: new Date(at) })
  })
  return answerBegun(c, { location: pathOf(sendDatasetPart, { id: datasetId, upload: id }), offset: 0, at })
}

/**
 * Makes the file of an upload whose last part has arrived. A failure is no failure of the part, whose bytes are stored: the job
 * tries again.
 */
export async function finish(platform: Platform, upload: string): Promise<void> {
  try {
    await joinUpload(platform, upload)
  } catch (error) {
    platform.log.error({ err: error, upload }, 'an upload could not be put together')
  }
  await enqueueProfiles(platform)
}

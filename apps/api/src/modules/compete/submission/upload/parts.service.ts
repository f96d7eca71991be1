import { randomUUID } from 'node:crypto'
import { sendResultPart } from '@shulei/contract/compete/submission/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { hasEnding, resultEndings } from '@shulei/domain/compete/submission/endings.ts'
import { MAX_OPEN_RESULTS } from '@shulei/domain/compete/submission/gate.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Context } from '../../../../platform/context.ts'
import { plainName, tooLarge, wrongEnding } from '../../../../platform/http/receive-form.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { completionOf } from '../../../base/completion/completion.service.ts'
import {
  answerBegun,
  deleteUpload,
  findFinishedUpload,
  findOpen,
  findOpenUpload,
  finishUpload,
  insertUpload,
  lockPerson,
  readAnnounced,
  removeFromStore,
  removeUploads,
  withWholeFile,
} from '../../../base/resumable/resumable.service.ts'
import { findReaderCompetition } from '../reader-competition.repo.ts'
import { acceptUpload, pass, type Upload } from './accept.service.ts'
import { releaseStored, removeFiles } from './file-store.service.ts'

interface Place {
  userId: number
  competitionId: number
}

/**
 * Checks before the first byte whether the person may hand in such a file now. Throws the gate's reason, `unsupportedFile`, `tooLarge`,
 * `notFound`.
 */
async function check(
  { db, clock }: Platform,
  { userId, competitionId }: Place,
  file: { name: string; length: number },
) {
  const now = clock()
  const competition = await findReaderCompetition(db, { competitionId, userId, now })
  if (!competition || competition.metric === 'review') throw new ApiError('notFound')
  if (!hasEnding(file.name, resultEndings)) throw wrongEnding(file.name, resultEndings)
  if (file.length > competition.scoring.maxBytes) throw tooLarge(competition.scoring.maxBytes)
  pass(competition, { upload: {}, completion: await completionOf(db, userId, competition), now })
}

/**
 * Begins the upload of a result file in parts, or answers the one that the person has begun for the same file. Few uploads of a person
 * wait in a competition: one more gives up that which has waited longest. Throws as `check` does, and `tooMany`, `tusVersion`,
 * `uploadConcatUnknown`, `uploadLengthMissing`.
 */
export async function beginResult(platform: Platform, c: Context, place: Place): Promise<Response> {
  const { db, clock, limits } = platform
  const { userId, competitionId } = place
  const announced = readAnnounced(c)
  const file = { ...announced, name: plainName(announced.name) }
  await limits.take('resultFile', userId)
  await check(platform, place, file)
  const at = clock()
  const of = { userId, purpose: { competitionId } }
  const { upload, surplus } = await db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const open = await findOpen(tx, of)
    // without its time of change, another file of the same name and size would be taken for it
    const begun = open.find(
      ({ name, length, modified }) =>
        modified > 0 && modified === file.modified && name === file.name && length === file.length,
    )
    if (begun) return { upload: begun, surplus: [] }
    const surplus = open.slice(MAX_OPEN_RESULTS - 1).map(({ id }) => id)
    for (const id of surplus) await deleteUpload(tx, id)
    const upload = { id: randomUUID(), offset: 0 }
    await insertUpload(tx, { ...of, ...file, id: upload.id, at: new Date(at) })
    return { upload, surplus }
  })
  await removeFromStore(platform, { keys: [], uploads: surplus })
  const location = pathOf(sendResultPart, { id: competitionId, upload: upload.id })
  return answerBegun(c, { location, offset: upload.offset, at })
}

/**
 * Makes the submission of an upload whose parts are all stored, by the same rules as of a file that came at once; a repeat answers the
 * submission that the upload has made. When it throws, the parts stay for another attempt. Throws as `acceptUpload` does, and
 * `uploadGone`, `uploadUnfinished`, `uploadRunning`.
 */
export async function handIn(
  platform: Platform,
  upload: string,
  { files, ...values }: Omit<Upload, 'files' | 'use'> & { files: Omit<Upload['files'], 'resultFile'> },
): Promise<{ id: number }> {
  const { userId, competitionId } = values
  const of = { userId, purpose: { competitionId }, upload }
  const open = await findOpenUpload(platform, of)
  if (open && open.offset < open.length) throw new ApiError('uploadUnfinished')
  const accepted =
    open &&
    (await withWholeFile(platform, { upload }, async (whole, resultFile) => {
      let stubs: Awaited<ReturnType<typeof releaseStored>> = []
      const made = await acceptUpload(platform, {
        ...values,
        files: { ...files, resultFile },
        async use(tx, { submissionId, at }) {
          stubs = await releaseStored(
            tx,
            whole.parts.map((key) => ({ key, bytes: 0 })),
            at,
          )
          return finishUpload(tx, whole, { at, submissionId })
        },
      })
      if (made.repeated) await removeUploads(platform, [upload])
      else {
        await removeFromStore(platform, { keys: [], uploads: [upload] })
        await removeFiles(platform, stubs)
      }
      return made
    }))
  if (accepted) return accepted
  // the finished upload is looked for last, because another request may be making the submission
  const isHeld = (await findOpenUpload(platform, of)) !== null
  const finished = await findFinishedUpload(platform, of)
  if (finished?.submissionId) return { id: finished.submissionId }
  throw new ApiError(isHeld ? 'uploadRunning' : 'uploadGone')
}

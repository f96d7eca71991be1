import type { DataIn } from '@shulei/contract/call.ts'
import { uploadSource } from '@shulei/contract/compete/source-code/calls.ts'
import {
  type AskingSchedule,
  askingSchedules,
  MAX_VERSIONS,
  type SourceRefusal,
} from '@shulei/domain/compete/source-code/ask.ts'
import {
  allSourceEndings,
  MAX_ARCHIVE_FILES,
  MAX_SOURCE_BYTES,
  MAX_UNPACKED_BYTES,
  maxBytesOf,
  type SourceProblem,
  sourceProblem,
} from '@shulei/domain/compete/source-code/file.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fileSource } from '../../../platform/http/file-source.ts'
import { fieldsOf, keyOf, uploadFolder } from '../../../platform/http/form-call.ts'
import { type ReceivedFile, type ReceivedForm, receiveForm } from '../../../platform/http/receive-form.ts'
import { megabytes } from '../../../platform/megabytes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stillSignedIn } from '../../base/session/session.service.ts'
import { lockTeamOf } from '../submission/team-lock.service.ts'
import { dropStored, keepStored, storeFiles } from '../submission/upload/file-store.service.ts'
import { findEntry, findVersion } from './read.repo.ts'
import { handInVerdict } from './read.service.ts'
import { versionOut } from './wire.ts'
import { findByKey, insertVersion, type SourceFile } from './write.repo.ts'

/** The error of a file, with its limit. */
function fileError(problem: SourceProblem, name: string): ApiError {
  const max = {
    sourceTooBig: megabytes(maxBytesOf(name)),
    archiveTooBig: megabytes(MAX_UNPACKED_BYTES),
    archiveTooMany: MAX_ARCHIVE_FILES,
  }[problem as string]
  const facts = { types: allSourceEndings.join(' '), max: max ?? '' }
  return new ApiError(problem, { facts, data: { fields: ['file'] } })
}

const refusalError = (refusal: SourceRefusal, schedule: AskingSchedule | null) =>
  new ApiError(refusal, { facts: { places: schedule?.source.places ?? 0, max: MAX_VERSIONS } })

/** A version that was received completely. */
interface Received {
  competitionId: number
  scheduleId: number
  userId: number
  idempotencyKey: string
  note: string
  file: ReceivedFile
}

/** Stores a version under the team's lock; answers the id of it, or of the one that an earlier upload with the key has made. */
async function write(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  received: Received,
  stored: SourceFile,
): Promise<{ id: number; isNew: boolean }> {
  const { competitionId, scheduleId, userId, idempotencyKey, note, file } = received
  const team = await lockTeamOf(tx, competitionId, userId)
  // read after the lock, so that the upload is judged by the present time and by what others stored while it waited
  const now = clock()
  const entry = await findEntry(tx, { competitionId, userId, now })
  if (!entry) throw new ApiError('notFound')
  const made = await findByKey(tx, userId, idempotencyKey)
  if (made) {
    if (made.scheduleId !== scheduleId || made.file.sha256 !== file.sha256) throw new ApiError('keyReused')
    return { id: made.id, isNew: false }
  }
  if (!team) throw new ApiError('notSignedUp')
  const schedule = askingSchedules(entry.schedules).find(({ id }) => id === scheduleId)
  if (!schedule) throw refusalError('sourceNotAsked', null)
  const { refusal } = await handInVerdict(tx, schedule, team.id, now)
  if (refusal) throw refusalError(refusal, schedule)
  const id = await insertVersion(tx, {
    ...{ competitionId, scheduleId, teamId: team.id, userId, idempotencyKey, note },
    file: stored,
    createdAt: new Date(now),
  })
  return { id, isNew: true }
}

/** Stores a version: the file into the store, then its row. When it throws, nothing of the version is left. */
async function store(platform: Platform, received: Received): Promise<number> {
  const { path, name, bytes } = received.file
  const problem = await sourceProblem(name, fileSource(path, bytes))
  if (problem) throw fileError(problem, name)
  const stored = await storeFiles(platform, { file: received.file }, 'sources')
  try {
    const { id, isNew } = await platform.db.transaction(async (tx) => {
      const written = await write(tx, platform, received, stored.files.file as SourceFile)
      if (written.isNew) await keepStored(tx, stored)
      return written
    })
    if (!isNew) await dropStored(platform, stored)
    return id
  } catch (error) {
    await dropStored(platform, stored)
    throw error
  }
}

async function receive(platform: Platform, c: Context): Promise<ReceivedForm> {
  try {
    return await receiveForm(c.req.raw, {
      files: uploadSource.form?.files ?? [],
      fields: ['cmptId', 'scheduleId', 'note'],
      // the parser counts a file of exactly its limit as too large
      maxBytes: MAX_SOURCE_BYTES + 1,
      folder: uploadFolder(platform),
      onUnread: () => c.header('connection', 'close'),
    })
  } catch (error) {
    throw error instanceof ApiError && error.reason === 'tooLarge' ? fileError('sourceTooBig', '.zip') : error
  }
}

/**
 * Receives a version of source code as a form and answers it. Throws the refusals of `sourceRefusal`, the problems of the file,
 * `sourceMissing`, `notSignedUp`, `keyReused`, `notFound`.
 */
export async function receiveSource(
  platform: Platform,
  c: Context,
  user: SessionUser,
): Promise<DataIn<typeof uploadSource>> {
  const idempotencyKey = keyOf(c)
  await platform.limits.take('sourceCode', user.id)
  const form = await receive(platform, c)
  try {
    // the session may have ended while the file arrived
    if (!(await stillSignedIn(platform, c, user))) throw new ApiError('loginFirst')
    const { cmptId, scheduleId, note } = fieldsOf(uploadSource, form)
    const { file } = form.files
    if (!file) throw new ApiError('sourceMissing', { data: { fields: ['file'] } })
    const received = { competitionId: cmptId, scheduleId, userId: user.id, idempotencyKey, note, file }
    const version = await findVersion(platform.db, await store(platform, received))
    if (!version) throw new ApiError('notFound')
    return versionOut(version)
  } finally {
    await form.discard()
  }
}

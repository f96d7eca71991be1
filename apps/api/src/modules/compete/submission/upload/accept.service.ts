import type { CompletionGap } from '@shulei/domain/base/completion/completion.ts'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { ReceivedFile } from '../../../../platform/http/receive-form.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { completionOf } from '../../../base/completion/completion.service.ts'
import { enqueueScoring } from '../evaluate/enqueue.ts'
import { logLine } from '../evaluate/log-lines.ts'
import { gateOf, verdictOnWire } from '../gate.ts'
import { addLines } from '../ledger.repo.ts'
import { findReaderCompetition, type ReaderCompetition } from '../reader-competition.repo.ts'
import type { StoredFile } from '../tables.ts'
import { lockTeamOf } from '../team-lock.repo.ts'
import { type Before, findBefore, insertSubmission, isKeyTaken } from './accept.repo.ts'
import { removeStored, type Stored, storeFiles } from './stored-files.ts'
import { deleteStubs } from './stub.repo.ts'

/** An upload that was received completely. */
export interface Upload {
  competitionId: number
  userId: number
  idempotencyKey: string
  files: { resultFile: ReceivedFile; processFile?: ReceivedFile }
  description: string
  share: boolean
  /** The team and schedule that the page showed; the upload is refused when they are wrong. */
  teamId?: number | undefined
  scheduleId?: number | undefined
  /** Ends what brought the file, in the transaction of the submission. False when something else has used it: nothing is stored. */
  use?: (tx: Tx, made: { submissionId: number; at: Date }) => Promise<boolean>
}

interface Accepted {
  id: number
  competition: ReaderCompetition
  /** An earlier upload with the same key made this submission. */
  repeated: boolean
  queued: boolean
}

const clockText = (instant: number) =>
  `${new Date(instant + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')} (UTC+8)`

/** Checks the gate and the claims of the page. Throws the reason by its name, with the verdict as data. */
export function pass(
  competition: ReaderCompetition,
  { upload, completion, now }: Pick<Writing, 'completion' | 'now'> & { upload: Pick<Upload, 'teamId' | 'scheduleId'> },
) {
  const { verdict, schedule, list } = gateOf(competition, completion, now)
  const data = verdictOnWire(verdict, now)
  if (upload.teamId !== undefined && upload.teamId !== competition.team?.id) throw new ApiError('notYourTeam', { data })
  if (verdict.reason) {
    const resetsAt = verdict.checks.find(({ rule }) => rule === 'quota')?.facts.resetsAt
    throw new ApiError(verdict.reason, {
      data,
      facts: typeof resetsAt === 'number' ? { resetsAt: clockText(resetsAt) } : {},
    })
  }
  if (!competition.team || !schedule || !list) throw new ApiError('notSignedUp', { data })
  if (upload.scheduleId !== undefined && upload.scheduleId !== schedule.id) {
    throw new ApiError('scheduleMismatch', { data })
  }
  return { team: competition.team, schedule, list }
}

interface Writing {
  upload: Upload
  stored: Stored<'resultFile' | 'processFile'>
  before: Before
  completion: CompletionGap | null
  now: number
}

async function write(tx: Tx, competition: ReaderCompetition, writing: Writing): Promise<Accepted> {
  const { team, schedule, list } = pass(competition, writing)
  const { upload, stored, now } = writing
  const { no, busy } = writing.before
  const at = new Date(now)
  const resultFile = stored.files.resultFile as StoredFile
  const { name: file, bytes } = resultFile
  const id = await insertSubmission(tx, {
    competitionId: competition.id,
    scheduleId: schedule.id,
    teamId: team.id,
    userId: upload.userId,
    no,
    idempotencyKey: upload.idempotencyKey,
    list,
    // one submission of a team is evaluated at a time; the next one is queued when it has ended
    status: busy ? 'uploaded' : 'queued',
    resultFile,
    processFile: stored.files.processFile ?? null,
    description: upload.description,
    share: upload.share,
    logs: [logLine.accepted(now, { file, bytes }), busy ? logLine.waiting(now) : logLine.queued(now)],
    createdAt: at,
  })
  const day = shanghaiDay(now)
  const owner = { submissionId: id, teamId: team.id, scheduleId: schedule.id }
  await addLines(tx, owner, [{ kind: 'use', day, userId: upload.userId }], { at })
  if (upload.use && !(await upload.use(tx, { submissionId: id, at }))) throw new ApiError('uploadGone')
  await deleteStubs(tx, stored.stubIds)
  return { id, competition, repeated: false, queued: !busy }
}

/**
 * Makes a submission of an upload: files into the store; then gate, quota line, row and running number in one transaction under the
 * team's lock (B§4); then the job. A repeat of the key answers the first submission. When it throws, nothing of the upload is left.
 * Throws the gate's reason, `notYourTeam`, `scheduleMismatch`, `keyReused`, `uploadGone`, `notFound`.
 */
export async function acceptUpload(
  platform: Platform,
  upload: Upload,
): Promise<Pick<Accepted, 'id' | 'competition' | 'repeated'>> {
  const { competitionId, userId, idempotencyKey, files } = upload
  const stored = await storeFiles(platform, { ...files })
  const drop = () =>
    removeStored(
      platform,
      Object.values(stored.files).map(({ key }, index) => ({ key, id: stored.stubIds[index] as string })),
    )
  let accepted: Accepted
  try {
    accepted = await platform.db.transaction(async (tx) => {
      await lockTeamOf(tx, competitionId, userId)
      // read after the lock, so that the upload sees what others committed while it waited, and the present time
      const now = platform.clock()
      const competition = await findReaderCompetition(tx, { competitionId, userId, now })
      if (!competition || competition.metric === 'review') throw new ApiError('notFound')
      const before = await findBefore(tx, { teamId: competition.team?.id ?? null, userId, key: idempotencyKey })
      const { made } = before
      if (!made) {
        const completion = await completionOf(tx, userId, competition)
        return write(tx, competition, { upload, stored, before, completion, now })
      }
      const isSame = made.competitionId === competitionId && made.sha256 === files.resultFile.sha256
      if (!isSame) throw new ApiError('keyReused')
      return { id: made.id, competition, repeated: true, queued: false }
    })
  } catch (error) {
    await drop()
    throw isKeyTaken(error) ? new ApiError('keyReused') : error
  }
  if (accepted.repeated) await drop()
  else if (accepted.queued) await enqueueScoring(platform, accepted.id)
  return accepted
}

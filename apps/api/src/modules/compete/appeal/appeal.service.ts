import { readFile } from 'node:fs/promises'
import type { DataIn } from '@shulei/contract/call.ts'
import { type appealCase, appealFile, type cheatType, sendAppeal } from '@shulei/contract/compete/appeal/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import {
  appealProblem,
  appealRefusal,
  appealText,
  type FlagKind,
  MAX_APPEAL_FILE,
} from '@shulei/domain/compete/appeal/appeal.ts'
import { appealFileType } from '@shulei/domain/compete/appeal/file.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { fieldsOf, keyOf, uploadFolder } from '../../../platform/http/form-call.ts'
import { type ReceivedFile, type ReceivedForm, receiveForm } from '../../../platform/http/receive-form.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import { loadTexts } from '../../../platform/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stillSignedIn } from '../../base/session/session.service.ts'
import { dropStored, keepStored, storeFiles } from '../submission/upload/file-store.service.ts'
import {
  type CaseRow,
  findAppealFile,
  findByKey,
  findCase,
  insertAppeal,
  isTaken,
  lockOwnTeam,
  type OwnTeamRef,
} from './appeal.repo.ts'

type Case = DataIn<typeof appealCase>

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Whether a case takes an appeal now, and otherwise why not. */
const refusalOf = ({ cheatStatus, flag, appeal }: Pick<CaseRow, 'cheatStatus' | 'flag' | 'appeal'>) =>
  appealRefusal({ flagged: cheatStatus !== 0 && flag !== null && flag.endedAt === null, appealed: appeal !== null })

/** A case in the form of the contract. */
function caseOut(competitionId: number, row: CaseRow): Case {
  const { teamId, cheatStatus, flag, appeal, sender } = row
  return {
    teamId,
    cheatStatus,
    flag: flag && {
      type: flag.kind,
      status: flag.status,
      reason: flag.reason,
      evidence: flag.evidence,
      at: flag.createdAt.toISOString(),
      endedAt: iso(flag.endedAt),
    },
    appeal: appeal && {
      id: appeal.id,
      content: appeal.content,
      file: appeal.file && {
        name: appeal.file.name,
        bytes: appeal.file.bytes,
        url: pathOf(appealFile, { id: competitionId, appealId: appeal.id }),
      },
      sender,
      sentAt: appeal.createdAt.toISOString(),
      answeredAt: iso(appeal.answeredAt),
      accepted: appeal.accepted,
      answer: appeal.answer ?? { cn: '', en: '' },
    },
    canAppeal: refusalOf(row) === null,
  }
}

async function ownCase(on: Executor, team: OwnTeamRef): Promise<CaseRow> {
  const row = await findCase(on, team)
  if (!row) throw new ApiError('notFound')
  return row
}

/** Why a person's team is flagged, its appeal and the answer (C066). Throws `notFound` for a team that is not theirs. */
export const readCase = async ({ db }: Pick<Platform, 'db'>, team: OwnTeamRef): Promise<Case> =>
  caseOut(team.competitionId, await ownCase(db, team))

const kindTexts = loadTexts('appeal') as unknown as Record<'zh-CN' | 'en-US', { kind: Record<FlagKind, string> }>

/** Code and name of the flag that is in force (C068, Q186); none for a clean team. Throws `notFound` as `readCase`. */
export async function readCheatType({ db }: Pick<Platform, 'db'>, team: OwnTeamRef): Promise<DataIn<typeof cheatType>> {
  const { cheatStatus, flag } = await ownCase(db, team)
  if (cheatStatus === 0 || !flag || flag.endedAt !== null) return { list: [] }
  const name = { cn: kindTexts['zh-CN'].kind[flag.kind], en: kindTexts['en-US'].kind[flag.kind] }
  return { list: [{ type: flag.kind, name }] }
}

const refusedField = (field: 'content' | 'file', problem: ConstructorParameters<typeof ApiError>[0]) =>
  new ApiError(problem, { data: { fields: [field] } })

/** Throws `appealFileTooBig`, and `appealFileInvalid` where name and content do not agree on an accepted type. */
async function checkFile({ path, name, bytes }: ReceivedFile): Promise<void> {
  if (bytes > MAX_APPEAL_FILE) throw refusedField('file', 'appealFileTooBig')
  if (appealFileType(name, await readFile(path)) === null) throw refusedField('file', 'appealFileInvalid')
}

/** An appeal that was received completely. */
interface Received extends OwnTeamRef {
  idempotencyKey: string
  content: string
  file: ReceivedFile | undefined
}

/**
 * Stores an appeal against the team's flag: the file into the store, then the row under the team's lock. A repeat of the key answers
 * the first appeal. When it throws, nothing of the appeal is left. Throws `notFound`, `nothingToAppeal`, `appealSent`, `keyReused`
 * and the problems of content and file.
 */
async function store(platform: Platform, { idempotencyKey, content, file, ...team }: Received): Promise<void> {
  const problem = appealProblem(content)
  if (problem) throw refusedField('content', problem)
  if (file) await checkFile(file)
  const stored = await storeFiles(platform, file ? { file } : {}, 'appeals')
  let isNew: boolean
  try {
    isNew = await platform.db.transaction(async (tx) => {
      if (!(await lockOwnTeam(tx, team))) throw new ApiError('notFound')
      const text = appealText(content)
      const before = await findByKey(tx, team.userId, idempotencyKey)
      if (before) {
        const isSame = before.teamId === team.teamId && before.content === text && before.file?.sha256 === file?.sha256
        if (!isSame) throw new ApiError('keyReused')
        return false
      }
      const row = await ownCase(tx, team)
      const refusal = refusalOf(row)
      if (refusal || !row.flag) throw new ApiError(refusal ?? 'nothingToAppeal')
      await insertAppeal(tx, {
        flagId: row.flag.id,
        openTeamId: team.teamId,
        userId: team.userId,
        idempotencyKey,
        content: text,
        file: stored.files.file ?? null,
        createdAt: new Date(platform.clock()),
      })
      await keepStored(tx, stored)
      return true
    })
  } catch (error) {
    await dropStored(platform, stored)
    throw isTaken(error) ? new ApiError('appealSent') : error
  }
  if (!isNew) await dropStored(platform, stored)
}

async function receive(platform: Platform, c: Context): Promise<ReceivedForm> {
  try {
    return await receiveForm(c.req.raw, {
      files: sendAppeal.form?.files ?? [],
      fields: ['teamId', 'content'],
      tooLong: { content: 'appealTooLong' },
      // the parser counts a file of exactly its limit as too large
      maxBytes: MAX_APPEAL_FILE + 1,
      folder: uploadFolder(platform),
      onUnread: () => c.header('connection', 'close'),
    })
  } catch (error) {
    throw error instanceof ApiError && error.reason === 'tooLarge' ? refusedField('file', 'appealFileTooBig') : error
  }
}

/** Receives an appeal as a form (C067) and answers the case. */
export async function receiveAppeal(
  platform: Platform,
  c: Context,
  { competitionId, user }: { competitionId: number; user: SessionUser },
): Promise<Case> {
  const idempotencyKey = keyOf(c)
  await platform.limits.take('appeal', user.id)
  const form = await receive(platform, c)
  try {
    // the session may have ended while the file arrived
    if (!(await stillSignedIn(platform, c, user))) throw new ApiError('loginFirst')
    const { teamId, content } = fieldsOf(sendAppeal, form)
    const team = { competitionId, teamId, userId: user.id }
    await store(platform, { ...team, idempotencyKey, content, file: form.files.file })
    return await readCase(platform, team)
  } finally {
    await form.discard()
  }
}

/**
 * Sends the file of an appeal of the reader's own team as a download, never as a page. Throws `fileNotDownloadable` for any other
 * appeal, and `downloadFailed` when the store has lost the file.
 */
export async function sendAppealFile(
  platform: Platform,
  c: Context,
  question: { competitionId: number; appealId: number; userId: number },
): Promise<Response> {
  const file = await findAppealFile(platform.db, question)
  if (!file) throw new ApiError('fileNotDownloadable')
  if (!(await platform.files.disk.exists(file.key))) {
    platform.log.error({ key: file.key }, 'the file of an appeal is missing')
    throw new ApiError('downloadFailed')
  }
  return sendFile(c, platform.files, { ...file, isText: false, contentType: 'application/octet-stream' })
}

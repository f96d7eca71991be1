import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { submitResult } from '@shulei/contract/submission/calls.ts'
import { getCookie } from 'hono/cookie'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../platform/context.ts'
import { type ReceivedForm, receiveForm } from '../../../platform/http/receive-form.ts'
import type { Platform } from '../../../platform/platform.ts'
import { cookieNameOf, sessionsOf } from '../../session/session.service.ts'
import { findContest } from '../contest.repo.ts'
import type { Submit } from '../submits/submit-wire.ts'
import { readSubmit } from '../submits/submits.service.ts'
import { acceptUpload } from './accept.service.ts'

/** What may be sent (Q128). */
export const EXTENSIONS = ['.csv', '.zip', '.json', '.txt']

/** Where files lie while they arrive. */
export const uploadFolder = (platform: Platform) => join(platform.files.scratch, 'uploads')

/** The person's key for this action, or a new one: then a repeat is another submission. */
function keyOf(c: Context): string {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return randomUUID()
  if (!/^[\w.:-]{1,64}$/.test(key)) throw new ApiError('invalid', { facts: { fields: 'idempotency-key' } })
  return key
}

function fieldsOf(form: ReceivedForm) {
  const result = submitResult.body?.safeParse(form.fields)
  if (result?.success) return result.data
  const fields = result?.error.issues.map((issue) => issue.path.join('.')) ?? []
  throw new ApiError('invalid', { facts: { fields: fields.join(', ') }, data: { where: 'body', fields } })
}

async function isStillSignedIn(platform: Platform, c: Context, user: SessionUser): Promise<boolean> {
  const session = await sessionsOf(platform).read(getCookie(c, cookieNameOf(platform)), true)
  return session?.user.id === user.id
}

/** The upload call (C071, X002): the form as a stream, then the submission. */
export async function handleUpload(
  platform: Platform,
  { competitionId, user, c }: { competitionId: number; user: SessionUser; c: Context },
): Promise<Submit> {
  const idempotencyKey = keyOf(c)
  await platform.limits.take('upload', user.id)
  const contest = await findContest(platform.db, { competitionId, userId: user.id, now: platform.clock() })
  if (!contest) throw new ApiError('notFound')
  const form = await receiveForm(c.req.raw, {
    files: submitResult.form?.files ?? [],
    fields: ['description', 'share', 'teamId', 'scheduleId'],
    maxBytes: contest.scoring.maxBytes,
    extensions: EXTENSIONS,
    folder: uploadFolder(platform),
    onUnread: () => c.header('connection', 'close'),
  })
  try {
    // the session may have ended while the file was on its way
    if (!(await isStillSignedIn(platform, c, user))) throw new ApiError('loginFirst')
    const { resultFile, processFile } = form.files
    if (!resultFile) throw new ApiError('fileMissing')
    const fields = fieldsOf(form)
    const accepted = await acceptUpload(platform, {
      competitionId,
      userId: user.id,
      idempotencyKey,
      files: { resultFile, ...(processFile ? { processFile } : {}) },
      description: fields.description,
      share: fields.share === '1' || fields.share === 'true' || fields.share === 'on',
      teamId: fields.teamId,
      scheduleId: fields.scheduleId,
    })
    return await readSubmit(platform, accepted.contest, accepted.id)
  } finally {
    await form.discard()
  }
}

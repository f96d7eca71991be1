import { submitResult } from '@shulei/contract/compete/submission/calls.ts'
import { processEndings, resultEndings } from '@shulei/domain/compete/submission/endings.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../../platform/context.ts'
import { fieldsOf, keyOf, uploadFolder } from '../../../../platform/http/form-call.ts'
import { receiveForm } from '../../../../platform/http/receive-form.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { stillSignedIn } from '../../../base/session/session.service.ts'
import { findReaderCompetition } from '../reader-competition.repo.ts'
import type { Submit } from '../submits/submit-wire.ts'
import { readSubmit } from '../submits/submits.service.ts'
import { acceptUpload } from './accept.service.ts'
import { handIn } from './parts.service.ts'

/** The upload call (C071, X002): receives the form as a stream, then makes the submission. */
export async function handleUpload(
  platform: Platform,
  { competitionId, user, c }: { competitionId: number; user: SessionUser; c: Context },
): Promise<Submit> {
  const idempotencyKey = keyOf(c)
  await platform.limits.take('resultFile', user.id)
  const competition = await findReaderCompetition(platform.db, {
    competitionId,
    userId: user.id,
    now: platform.clock(),
  })
  if (!competition || competition.metric === 'review') throw new ApiError('notFound')
  const form = await receiveForm(c.req.raw, {
    files: submitResult.form?.files ?? [],
    fields: ['description', 'share', 'teamId', 'scheduleId', 'upload'],
    maxBytes: competition.scoring.maxBytes,
    endings: { resultFile: resultEndings, processFile: processEndings },
    folder: uploadFolder(platform),
    onUnread: () => c.header('connection', 'close'),
  })
  try {
    // the session may have ended while the file arrived
    if (!(await stillSignedIn(platform, c, user))) throw new ApiError('loginFirst')
    const { resultFile, processFile } = form.files
    const { upload, share, ...fields } = fieldsOf(submitResult, form)
    const values = {
      ...fields,
      competitionId,
      userId: user.id,
      idempotencyKey,
      files: processFile ? { processFile } : {},
      share: share === '1' || share === 'true' || share === 'on',
    }
    if (upload !== undefined) {
      if (resultFile) throw new ApiError('badForm')
      const { id } = await handIn(platform, upload, values)
      return await readSubmit(platform, competition, id)
    }
    if (!resultFile) throw new ApiError('fileMissing')
    const accepted = await acceptUpload(platform, { ...values, files: { ...values.files, resultFile } })
    return await readSubmit(platform, accepted.competition, accepted.id)
  } finally {
    await form.discard()
  }
}

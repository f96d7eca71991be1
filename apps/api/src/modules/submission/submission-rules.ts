import type { DataIn } from '@shulei/contract/call.ts'
import type { submissionRules } from '@shulei/contract/submission/calls.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { findContest } from './contest.repo.ts'
import { fileRulesOf } from './file-rules.ts'
import { expectedIds } from './solutions.ts'

/**
 * What a result file must look like (own call): the very rules of the evaluation, so that the page's check and the server's
 * agree. The ids are those of the test set, which every participant has. Throws `signUpFirst`, `notFound`.
 */
export async function readSubmissionRules(
  platform: Platform,
  { competitionId, userId }: { competitionId: number; userId: number },
): Promise<DataIn<typeof submissionRules>> {
  const contest = await findContest(platform.db, { competitionId, userId, now: platform.clock() })
  if (!contest) throw new ApiError('notFound')
  if (contest.signupState < 3) throw new ApiError('signUpFirst')
  const { scoring, metric } = contest
  const ids = await expectedIds(platform, scoring.solutionKey)
  const {
    idColumn,
    predictionColumns,
    prediction,
    labels = [],
    maxBytes,
    maxRows,
  } = fileRulesOf({ ...scoring, metric }, ids)
  return { idColumn, predictionColumns, prediction, labels, ids: [...ids], maxBytes, maxRows }
}

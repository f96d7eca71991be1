import type { Tx } from '../../../../platform/db/database.ts'
import { notify } from '../../../talk/notice/notice.service.ts'
import { findEnded } from './notify-submitter.repo.ts'
import { shownResult } from './shown-result.ts'

/** Notifies of an ended evaluation, inside the transaction that ends it. */
export type NotifyEnd = (tx: Tx, submissionId: number, now: number) => Promise<void>

/** Notifies the submitter of a submission's result. A score of list B is left out while the list is hidden. */
export const notifySubmitter: NotifyEnd = async (tx, submissionId, now) => {
  const ended = await findEnded(tx, submissionId)
  if (!ended) return
  const { userId: recipientId, competitionId, competition, no, status } = ended
  const about = { competitionId, competition, no }
  const common = { recipientId, subject: `submission:${submissionId}`, at: now }
  if (status === 'scored') {
    await notify(tx, { ...common, kind: 'scored', facts: { ...about, ...shownResult(ended) } })
  } else if (status === 'failed') await notify(tx, { ...common, kind: 'failed', facts: about })
}

/** Notifies nobody: for built-in submissions, which lie in the past. */
export const notifyNobody: NotifyEnd = async () => {}

import type { Tx } from '../../../platform/db/database.ts'
import { notify } from '../../notice/notice.service.ts'
import { findEnded } from './tell.repo.ts'

/** Tells somebody that an evaluation has ended, inside the transaction that ends it. */
export type Tell = (tx: Tx, submissionId: number, now: number) => Promise<void>

/** Tells whoever submitted an entry what became of it. The score of list B is not told: it stays hidden until the list opens. */
export const tellSubmitter: Tell = async (tx, submissionId, now) => {
  const ended = await findEnded(tx, submissionId)
  if (!ended) return
  const { userId: recipientId, competitionId, competition, no, status, list, scoreA } = ended
  const about = { competitionId, competition, no }
  const common = { recipientId, subject: `submission:${submissionId}`, at: now }
  if (status === 'scored') {
    await notify(tx, { ...common, kind: 'scored', facts: { ...about, score: list === 'A' ? scoreA : null } })
  } else if (status === 'failed') await notify(tx, { ...common, kind: 'failed', facts: about })
}

/** For built-in entries: nobody waits for news of the past. */
export const tellNobody: Tell = async () => {}

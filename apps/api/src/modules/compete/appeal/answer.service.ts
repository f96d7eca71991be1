import type { Platform } from '../../../platform/platform.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import { liftFlag, lockForDecision } from '../team/ban.service.ts'
import { answerOpen, findForOperator } from './appeal.repo.ts'

interface Bilingual {
  cn: string
  en: string
}

export type { OperatorAppeal } from './appeal.repo.ts'
export { findForOperator } from './appeal.repo.ts'

/**
 * Answers an open appeal, once: an accepted one ends the team's flag, and all members are notified. False, and without a notice,
 * when there is no open appeal of this id.
 */
export async function answerAppeal(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: number,
  { accepted, answer }: { accepted: boolean; answer: Bilingual },
): Promise<boolean> {
  const at = clock()
  const now = new Date(at)
  return db.transaction(async (tx) => {
    const [appeal] = await findForOperator(tx, { id })
    if (!appeal) return false
    const team = await lockForDecision(tx, appeal.teamId)
    if (!team || !(await answerOpen(tx, id, { accepted, answer, at: now }))) return false
    if (accepted) await liftFlag(tx, appeal.teamId, now)
    const { competitionId, competition, memberIds } = team
    await notify(
      tx,
      memberIds.map((recipientId) => ({
        recipientId,
        kind: 'appealAnswered' as const,
        subject: `appeal:${id}`,
        facts: { competitionId, competition, accepted },
        at,
      })),
    )
    return true
  })
}

import { topicDecisions } from '@shulei/domain/publish/discussion/discussion.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { type DecidedTopic, updateTopic } from './operator.repo.ts'
import { clearPost } from './write.repo.ts'

export { findForOperator, findReports } from './operator.repo.ts'

/** An operator's decision about a topic, who alone removes one of somebody else. */
export const operatorDecisions = [...topicDecisions, 'remove'] as const
export type OperatorDecision = (typeof operatorDecisions)[number]

/** Carries out a decision about a topic; null when there is no such topic, or it has been removed. */
export function carryOut(tx: Tx, topicId: number, decision: OperatorDecision, at: Date): Promise<DecidedTopic | null> {
  const values = {
    pin: { pinnedAt: at },
    unpin: { pinnedAt: null },
    lock: { lockedAt: at },
    unlock: { lockedAt: null },
    remove: { removedAt: at },
  }[decision]
  return updateTopic(tx, topicId, values)
}

/** Removes the text of a post as the operator; false when there is no such post, or it has been removed. */
export const removeAsOperator = (db: Database, postId: number, at: Date): Promise<boolean> =>
  db.transaction((tx) => clearPost(tx, postId, { removedBy: 'operator', at }))

import type { Database } from '../../platform/db/database.ts'
import { updateTopic } from './operator.repo.ts'
import { clearPost } from './write.repo.ts'

export { findForOperator, findReports } from './operator.repo.ts'

/** An operator's decision about a topic. */
export const topicDecisions = ['pin', 'unpin', 'lock', 'unlock', 'remove'] as const
export type TopicDecision = (typeof topicDecisions)[number]

/** Carries out a decision about a topic; false when there is no such topic, or it has been removed. */
export function decideTopic(db: Database, topicId: number, decision: TopicDecision, at: Date): Promise<boolean> {
  const values = {
    pin: { pinnedAt: at },
    unpin: { pinnedAt: null },
    lock: { lockedAt: at },
    unlock: { lockedAt: null },
    remove: { removedAt: at },
  }[decision]
  return db.transaction((tx) => updateTopic(tx, topicId, values))
}

/** Removes the text of a post as the operator; false when there is no such post, or it has been removed. */
export const removeAsOperator = (db: Database, postId: number, at: Date): Promise<boolean> =>
  db.transaction((tx) => clearPost(tx, postId, { removedBy: 'operator', at }))

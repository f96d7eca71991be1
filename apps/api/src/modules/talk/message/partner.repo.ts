import { and, eq, or } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { follows } from '../../people/follow/tables.ts'
import { messageReports, messages } from './tables.ts'

/** Whether one person wrote a message to the other. */
export async function wroteTo(
  db: Executor,
  { id, senderId, receiverId }: { id: number; senderId: number; receiverId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.senderId, senderId), eq(messages.receiverId, receiverId)))
  return row !== undefined
}

/** Stores a report; another report of the same person about the same subject replaces it. */
export async function saveReport(db: Executor, report: typeof messageReports.$inferInsert): Promise<void> {
  const { reason, note, createdAt } = report
  await db
    .insert(messageReports)
    .values(report)
    .onConflictDoUpdate({
      target: [messageReports.reporterId, messageReports.personId, messageReports.messageId],
      set: { reason, note, createdAt },
    })
}

/** Ends the follows between two people, in both directions. */
export async function endFollows(tx: Tx, userId: number, partnerId: number): Promise<void> {
  const one = and(eq(follows.sponsorId, userId), eq(follows.followedId, partnerId))
  const other = and(eq(follows.sponsorId, partnerId), eq(follows.followedId, userId))
  await tx.delete(follows).where(or(one, other))
}

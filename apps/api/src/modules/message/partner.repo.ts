import { and, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { messageReports, messageSessions, messages } from './tables.ts'

/** Mutes a partner, or no longer with null; the session is made when there is none. */
export async function setMuted(tx: Tx, userId: number, partnerId: number, mutedAt: Date | null): Promise<void> {
  await tx
    .insert(messageSessions)
    .values({ userId, partnerId, mutedAt })
    .onConflictDoUpdate({ target: [messageSessions.userId, messageSessions.partnerId], set: { mutedAt } })
}

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

/** Stores a report; a second one of the same person about the same takes the place of the first. */
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

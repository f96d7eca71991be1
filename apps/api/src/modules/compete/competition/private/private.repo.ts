import { and, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { released } from '../list.repo.ts'
import { competitions, privateUnlocks } from '../tables.ts'

/** Ids of all competitions, and whether each is private. */
export function findPrivacy(on: Executor): Promise<{ id: number; codeHash: string | null }[]> {
  return on.select({ id: competitions.id, codeHash: competitions.codeHash }).from(competitions)
}

/** The hash of a published competition's code, null for a public one; undefined when there is no such competition. */
export async function findCodeHash(on: Executor, id: number, now: Date): Promise<string | null | undefined> {
  const [row] = await on
    .select({ codeHash: competitions.codeHash })
    .from(competitions)
    .where(and(eq(competitions.id, id), released(now)))
  return row?.codeHash
}

/** Whether a private competition is published, and the person has entered its code. */
export async function findUnlock(
  on: Executor,
  id: number,
  { userId, now }: { userId: number | null; now: Date },
): Promise<{ isReleased: boolean; isUnlocked: boolean }> {
  const [row] = await on
    .select({ userId: privateUnlocks.userId })
    .from(competitions)
    .leftJoin(
      privateUnlocks,
      and(eq(privateUnlocks.competitionId, competitions.id), eq(privateUnlocks.userId, userId ?? 0)),
    )
    .where(and(eq(competitions.id, id), released(now)))
  return { isReleased: row !== undefined, isUnlocked: row !== undefined && row.userId !== null }
}

/** Makes a competition private: only those who enter the code of this hash open it. */
export async function setCodeHash(tx: Tx, competitionId: number, codeHash: string): Promise<void> {
  await tx.update(competitions).set({ codeHash }).where(eq(competitions.id, competitionId))
}

/** Remembers that a person has entered the code; an earlier unlock keeps its time. */
export async function insertUnlock(tx: Tx, competitionId: number, userId: number, createdAt: Date): Promise<void> {
  await tx.insert(privateUnlocks).values({ competitionId, userId, createdAt }).onConflictDoNothing()
}

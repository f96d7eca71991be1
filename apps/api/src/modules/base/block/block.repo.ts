import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { users } from '../session/tables.ts'
import { blocks } from './tables.ts'

/** Adds a block. The unique pair decides between calls that arrive at the same moment. */
export async function insertBlock(tx: Tx, blockerId: number, blockedId: number, createdAt: Date): Promise<void> {
  await tx.insert(blocks).values({ blockerId, blockedId, createdAt }).onConflictDoNothing()
}

export async function deleteBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
  await tx.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
}

/** Whether one of two people blocks the other. */
export async function isBlockedBetween(on: Executor, a: number, b: number): Promise<boolean> {
  const between = (blockerId: number, blockedId: number) =>
    and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId))
  const rows = await on
    .select({ id: blocks.id })
    .from(blocks)
    .where(or(between(a, b), between(b, a)))
    .limit(1)
  return rows.length > 0
}

/** A page of the people whom a person blocks: the newest blocks that are older than the row `before`. */
export async function blockedBy(
  on: Executor,
  userId: number,
  { limit, before }: { limit: number; before: number | undefined },
) {
  return on
    .select({
      blockId: blocks.id,
      blockedAt: blocks.createdAt,
      id: users.id,
      name: users.name,
      avatar: users.image,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, userId), before === undefined ? undefined : lt(blocks.id, before)))
    .orderBy(desc(blocks.id))
    .limit(limit)
}

import { and, desc, eq, lt } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { users } from '../session/tables.ts'
import { blocks } from './tables.ts'

/** Adds a block. The unique pair decides between calls that arrive at the same moment. */
export async function insertBlock(tx: Tx, blockerId: number, blockedId: number, createdAt: Date): Promise<void> {
  await tx.insert(blocks).values({ blockerId, blockedId, createdAt }).onConflictDoNothing()
}

export async function deleteBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
  await tx.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
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

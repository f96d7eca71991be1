import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { proofs } from '../../compete/proof/tables.ts'
import { signingKeys } from './tables.ts'

export type SigningKey = typeof signingKeys.$inferSelect

/** All public keys, the newest first. */
export const findKeys = (on: Executor): Promise<SigningKey[]> =>
  on.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), desc(signingKeys.id))

/** Stores a public key; a known one stays as it is. */
export async function addKey(on: Executor, key: Pick<SigningKey, 'id' | 'publicKey' | 'createdAt'>): Promise<void> {
  await on.insert(signingKeys).values(key).onConflictDoNothing()
}

/**
 * Takes the trust from a key, and marks all proofs and certificates as due, so that those of the key are made again; false where
 * there is no such key or it is not trusted already.
 */
export async function revokeKey(tx: Tx, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(signingKeys)
    .set({ revokedAt: at })
    .where(and(eq(signingKeys.id, id), isNull(signingKeys.revokedAt)))
    .returning({ id: signingKeys.id })
  if (rows.length === 0) return false
  // no list has a negative number of changes
  await tx.update(proofs).set({ changes: -1, certifiedChanges: null })
  return true
}

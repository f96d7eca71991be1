import { asc, inArray, lt } from 'drizzle-orm'
import type { Executor } from '../../../../platform/db/database.ts'
import { uploadStubs } from '../tables.ts'

export interface Stub {
  id: string
  key: string
  bytes: number
}

/**
 * Records files before they are stored: a crash between store and transaction leaves a stub, by which the sweeper finds the file.
 */
export async function insertStubs(db: Executor, stubs: readonly Stub[], at: Date): Promise<void> {
  await db.insert(uploadStubs).values(stubs.map((stub) => ({ ...stub, createdAt: at })))
}

export async function deleteStubs(db: Executor, ids: readonly string[]): Promise<void> {
  await db.delete(uploadStubs).where(inArray(uploadStubs.id, [...ids]))
}

/** Stubs whose upload ended long ago without a submission, which would have deleted them. */
export function staleStubs(db: Executor, before: Date): Promise<Stub[]> {
  return db
    .select({ id: uploadStubs.id, key: uploadStubs.key, bytes: uploadStubs.bytes })
    .from(uploadStubs)
    .where(lt(uploadStubs.createdAt, before))
    .orderBy(asc(uploadStubs.createdAt))
    .limit(500)
}

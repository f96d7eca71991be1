import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { images } from './tables.ts'

export type ImageRow = typeof images.$inferSelect

export async function insertImage(on: Executor, row: typeof images.$inferInsert): Promise<void> {
  await on.insert(images).values(row)
}

/** Marks that the file of a picture is stored. */
export async function markStored(on: Executor, id: string, at: Date): Promise<void> {
  await on.update(images).set({ storedAt: at }).where(eq(images.id, id))
}

/** A picture whose file is stored, or null. */
export async function findImage(on: Executor, id: string): Promise<ImageRow | null> {
  const [row] = await on
    .select()
    .from(images)
    .where(and(eq(images.id, id), isNotNull(images.storedAt)))
  return row ?? null
}

/** The stored pictures of a person, newest first. */
export function findImagesOf(on: Executor, userId: number): Promise<ImageRow[]> {
  return on
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), isNotNull(images.storedAt)))
    .orderBy(desc(images.createdAt), images.id)
}

/** Pictures whose upload ended long ago and whose file was never stored. */
export function findHalfStored(on: Executor, before: Date): Promise<ImageRow[]> {
  return on
    .select()
    .from(images)
    .where(and(isNull(images.storedAt), lt(images.createdAt, before)))
    .limit(500)
}

export async function deleteImage(on: Executor, id: string): Promise<void> {
  await on.delete(images).where(eq(images.id, id))
}

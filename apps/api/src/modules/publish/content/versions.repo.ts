import { desc, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { BUILT_IN, settings } from '../../base/site/tables.ts'
import type { ContentFiles } from './read/folder.ts'
import { contentPictures, contentVersions } from './tables.ts'

const head = {
  id: contentVersions.id,
  hash: contentVersions.hash,
  source: contentVersions.source,
  createdAt: contentVersions.createdAt,
  activatedAt: contentVersions.activatedAt,
}

export type VersionHead = Pick<typeof contentVersions.$inferSelect, keyof typeof head>

export interface ActiveVersion extends VersionHead {
  /** Whether the site has the built-in competitions and their people. */
  isDemonstration: boolean
}

const isDemonstration = sql<boolean>`exists (select 1 from ${settings} where ${settings.key} = ${BUILT_IN})`

/** The version that is on the site, without its texts; null before the first. */
export async function findActive(on: Executor): Promise<ActiveVersion | null> {
  const [row] = await on
    .select({ ...head, isDemonstration })
    .from(contentVersions)
    .orderBy(desc(contentVersions.activatedAt), desc(contentVersions.id))
    .limit(1)
  return row ?? null
}

/** After every earlier activation, whatever the clocks of two computers say. */
const following = (at: Date) =>
  sql<Date>`greatest(${at.toISOString()}::timestamptz, (select max(activated_at) + interval '1 millisecond' from content_versions))`

/** Texts of a version, and the hashes of its pictures by their names. */
export async function findFiles(on: Executor, id: number) {
  const [row] = await on
    .select({ files: contentVersions.files, pictures: contentVersions.pictures })
    .from(contentVersions)
    .where(eq(contentVersions.id, id))
  return row ?? null
}

/** All versions, the one on the site first. */
export const findVersions = (on: Executor): Promise<VersionHead[]> =>
  on.select(head).from(contentVersions).orderBy(desc(contentVersions.activatedAt), desc(contentVersions.id)).limit(200)

/** Stores a folder as the version on the site; files that are a version already become that version again. Answers its id. */
export async function saveVersion(
  tx: Tx,
  { texts, pictures, hash }: ContentFiles,
  { source, at }: { source: VersionHead['source']; at: Date },
): Promise<number> {
  const found = Object.values(pictures)
  if (found.length > 0) {
    await tx
      .insert(contentPictures)
      .values(found.map((picture) => ({ hash: picture.hash, type: picture.type, bytes: picture.bytes })))
      .onConflictDoNothing()
  }
  const names = Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, picture.hash]))
  const [row] = await tx
    .insert(contentVersions)
    .values({ hash, source, files: texts, pictures: names, createdAt: at, activatedAt: following(at) })
    .onConflictDoUpdate({ target: contentVersions.hash, set: { activatedAt: following(at), source } })
    .returning({ id: contentVersions.id })
  return row?.id ?? 0
}

/** Puts an older version on the site; false when there is none of this id. */
export async function activateVersion(tx: Tx, id: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(contentVersions)
    // an operator who goes back to the built-in texts keeps them through an update of the software
    .set({ activatedAt: following(at), source: 'operator' })
    .where(eq(contentVersions.id, id))
    .returning({ id: sql`1` })
  return rows.length > 0
}

/** A picture by its hash. */
export async function findPicture(on: Executor, hash: string) {
  const [row] = await on.select().from(contentPictures).where(eq(contentPictures.hash, hash))
  return row ?? null
}

import { eq } from 'drizzle-orm'
import { datasetFiles, datasetVersionFiles, datasetVersions } from '../../../src/modules/data/dataset/tables.ts'
import type { Database } from '../../../src/platform/db/database.ts'

/** Publishes all files of a data set as its first version; files that are in it already stay. */
export async function publishFiles(db: Database, datasetId: number, at = new Date()): Promise<void> {
  const [version] = await db
    .insert(datasetVersions)
    .values({ datasetId, no: 1, changes: { cn: '', en: '' }, publishedAt: at })
    .onConflictDoUpdate({ target: [datasetVersions.datasetId, datasetVersions.no], set: { publishedAt: at } })
    .returning({ id: datasetVersions.id })
  const files = await db.select({ id: datasetFiles.id }).from(datasetFiles).where(eq(datasetFiles.datasetId, datasetId))
  const versionId = version?.id ?? 0
  if (files.length === 0) return
  await db
    .insert(datasetVersionFiles)
    .values(files.map(({ id: fileId }) => ({ versionId, fileId })))
    .onConflictDoNothing()
}

import { randomUUID } from 'node:crypto'
import {
  datasetFiles,
  datasets,
  datasetVersionFiles,
  datasetVersions,
} from '../../../src/modules/data/dataset/tables.ts'
import type { Database } from '../../../src/platform/db/database.ts'

const both = (text: string) => ({ cn: text, en: text })

/** Adds a data set that a person edits, with all texts and one file: a draft that can be published, or a published one. */
export async function addOwnDataset(
  db: Database,
  ownerId: number,
  state: 'draft' | 'published',
): Promise<{ id: number; file: number }> {
  const isDraft = state === 'draft'
  const [dataset] = await db
    .insert(datasets)
    .values({
      ...{ ownerId, state, version: isDraft ? 0 : 1, categoryId: 1, columns: [] },
      name: both('潮汐表'),
      summary: both('三个港口的潮位'),
      description: both('<p>每小时一行</p>'),
      licence: { id: 'CC0-1.0', name: both('CC0 1.0'), note: both('') },
      source: { name: both('潮汐站'), version: '', attribution: both('') },
      changes: both(''),
      protocol: both('<p>协议</p>'),
      publishedAt: isDraft ? null : new Date(),
    })
    .returning({ id: datasets.id })
  const datasetId = dataset?.id ?? 0
  const [version] = await db
    .insert(datasetVersions)
    .values({ datasetId, no: 1, changes: both(''), publishedAt: isDraft ? null : new Date() })
    .returning({ id: datasetVersions.id })
  const [file] = await db
    .insert(datasetFiles)
    .values({ datasetId, name: 'train.csv', key: randomUUID(), bytes: 1, sha256: '', description: both('') })
    .returning({ id: datasetFiles.id })
  await db.insert(datasetVersionFiles).values({ versionId: version?.id ?? 0, fileId: file?.id ?? 0 })
  return { id: datasetId, file: file?.id ?? 0 }
}

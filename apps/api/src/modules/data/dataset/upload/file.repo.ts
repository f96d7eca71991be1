import type { FileFormat } from '@shulei/domain/data/dataset/profile.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db/database.ts'
import { datasetFiles } from '../tables.ts'

export async function insertFile(
  tx: Tx,
  file: { datasetId: number; name: string; key: string; bytes: number; sha256: string; format: FileFormat } & {
    at: Date
  },
): Promise<number> {
  const { at, ...rest } = file
  const [row] = await tx
    .insert(datasetFiles)
    .values({
      ...rest,
      description: { cn: '', en: '' },
      profileState: 'waiting',
      createdAt: at,
    })
    .returning({ id: datasetFiles.id })
  if (!row) throw new Error('the file was not stored')
  return row.id
}

/** The data set of an upload, locked until the transaction ends; null when either is gone. */
export async function lockDatasetOf(tx: Tx, upload: string): Promise<{ id: number; version: number } | null> {
  const { rows } = await tx.execute<{ id: number; version: number }>(sql`
    select d.id::float8 as id, d.version from datasets d
    where d.id = (select u.dataset_id from uploads u where u.id = ${upload}::uuid) for no key update`)
  return rows[0] ?? null
}

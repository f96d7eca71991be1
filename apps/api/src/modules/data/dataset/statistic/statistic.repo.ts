import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { datasetViews } from '../tables.ts'
import { downloadsOf, readableDataset, viewsOf } from '../visible.repo.ts'

/** Stores a view of a readable data set; one of the same viewer and day is there already and stays. */
export async function insertView(
  tx: Tx,
  view: { datasetId: number; day: string; viewer: string; reader: number | null; now: Date },
): Promise<void> {
  const { datasetId, day, viewer, reader, now } = view
  await tx.execute(sql`
    insert into ${datasetViews} (dataset_id, day, viewer)
    select d.id, ${day}::date, ${viewer} from datasets d where d.id = ${datasetId} and ${readableDataset(now, reader)}
    on conflict do nothing`)
}

/** Views and downloads of a readable data set, or null. */
export async function findCounts(
  on: Executor,
  datasetId: number,
  { reader, now }: { reader: number | null; now: Date },
): Promise<{ views: number; downloads: number } | null> {
  const { rows } = await on.execute<{ views: number; downloads: number }>(sql`
    select ${viewsOf} as views, ${downloadsOf} as downloads from datasets d
    where d.id = ${datasetId} and ${readableDataset(now, reader)}`)
  return rows[0] ?? null
}

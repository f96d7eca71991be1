import { and, asc, eq, isNull } from 'drizzle-orm'
import { competitionFolders, competitions, schedules } from '../src/modules/compete/competition/tables.ts'
import { proofs } from '../src/modules/compete/proof/tables.ts'
import { datasetFiles, datasets } from '../src/modules/data/dataset/tables.ts'
import type { Executor } from '../src/platform/db/database.ts'

/** A competition of the site with everything that a folder can change. */
export interface StoredCompetition {
  row: typeof competitions.$inferSelect
  /** The planned schedules in order, without monthly seasons. */
  schedules: (typeof schedules.$inferSelect)[]
  /** Null for a competition without data. */
  dataset: typeof datasets.$inferSelect | null
  files: (typeof datasetFiles.$inferSelect)[]
  /** Null for a competition that was never imported. */
  kept: typeof competitionFolders.$inferSelect | null
  /** When the solution was published, the last time; null while it is secret. */
  solutionPublishedAt: Date | null
}

/** Finds a competition by its id or slug; null where there is none. `lock` keeps others from writing to it and from entering it. */
export async function findStored(on: Executor, what: string, { lock = false } = {}): Promise<StoredCompetition | null> {
  const isId = /^[1-9]\d{0,14}$/.test(what)
  const wanted = on
    .select()
    .from(competitions)
    .where(isId ? eq(competitions.id, Number(what)) : eq(competitions.slug, what))
  const [row] = await (lock ? wanted.for('update') : wanted)
  if (!row) return null
  const planned = await on
    .select()
    .from(schedules)
    .where(and(eq(schedules.competitionId, row.id), isNull(schedules.season)))
    .orderBy(asc(schedules.sort))
  const [dataset = null] = await on
    .select()
    .from(datasets)
    .where(eq(datasets.competitionId, row.id))
    .orderBy(asc(datasets.id))
    .limit(1)
  const files = dataset
    ? await on.select().from(datasetFiles).where(eq(datasetFiles.datasetId, dataset.id)).orderBy(asc(datasetFiles.sort))
    : []
  const [kept = null] = await on.select().from(competitionFolders).where(eq(competitionFolders.competitionId, row.id))
  const [proof] = await on.select().from(proofs).where(eq(proofs.competitionId, row.id))
  return { row, schedules: planned, dataset, files, kept, solutionPublishedAt: proof?.publishedAt ?? null }
}

import { type SQL, sql } from 'drizzle-orm'
import { visibleTo } from '../../compete/competition/tables.ts'

/** SQL: a data set of the outer row `d` that everybody may see: published, and of a public competition or of none. */
export const publicDataset = (now: Date): SQL<boolean> =>
  sql`(d.state = 'published' and ${ofOpenCompetition(now, null)})`

/** SQL: the data set of the outer row `d` belongs to no competition, or to one that the reader may open. */
export const ofOpenCompetition = (
  now: Date,
  reader: number | null,
): SQL<boolean> => sql`(d.competition_id is null or exists (
  select 1 from competitions c where c.id = d.competition_id
    and ${visibleTo(reader, now)}))`

/** SQL: a data set of the outer row `d` that a reader may open; its owner also as a draft or withdrawn. */
export const readableDataset = (now: Date, reader: number | null): SQL<boolean> =>
  sql`((d.state = 'published' or d.owner_id = ${reader}) and ${ofOpenCompetition(now, reader)})`

/** SQL: the file of the outer row `f` is in a published version of the data set of the outer row `d`, or its owner reads it. */
export const readableFile = (reader: number | null): SQL<boolean> => sql`(d.owner_id = ${reader} or exists (
  select 1 from dataset_version_files o join dataset_versions p on p.id = o.version_id
  where o.file_id = f.id and p.published_at is not null))`

/** SQL: the files `f` of the current version of the data set of the outer row `d`. */
export const currentFiles: SQL = sql`dataset_versions v join dataset_version_files l on l.version_id = v.id
  join dataset_files f on f.id = l.file_id and v.dataset_id = d.id and v.no = d.version`

/** SQL: number of finished downloads of all files that the data set of the outer row `d` ever had. */
export const downloadsOf: SQL<number> = sql`(select count(*)::int from dataset_downloads w join dataset_files f on f.id = w.file_id
  where f.dataset_id = d.id and w.used_at is not null)`

/** SQL: number of views of the data set of the outer row `d`. */
export const viewsOf: SQL<number> = sql`(select count(*)::int from dataset_views w where w.dataset_id = d.id)`

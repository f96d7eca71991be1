import { downloadSteps } from '@shulei/domain/data/dataset/access.ts'
import { downloaders } from '@shulei/domain/data/dataset/downloaders.ts'
import { otherKinds } from '@shulei/domain/data/dataset/file-kind.ts'
import { fileFormats, profileProblems } from '@shulei/domain/data/dataset/profile.ts'
import { keyKinds } from '@shulei/domain/data/dataset/slice/compare.ts'
import { sliceProblems } from '@shulei/domain/data/dataset/slice/problems.ts'
import { conditionKinds } from '@shulei/domain/data/dataset/slice/slice.ts'
import { datasetStates } from '@shulei/domain/data/dataset/state.ts'
import * as z from 'zod'
import { SignaturePicture } from '../../base/signature/schemas.ts'
import { bilingual, id, instant, person } from '../../fields.ts'
import { ColumnProfile, DatasetFile, Reading } from './table-schemas.ts'

/** B§3 DatasetCategory. `count`: published data sets of the category that everybody may see. */
export const DatasetCategory = z.object({ id, sort: z.int().min(0), name: bilingual, count: z.int().min(0) })

/** Step that a caller must still take before a download. */
export const DownloadBlock = z.enum(downloadSteps)

/** The competition that a data set belongs to. */
export const DatasetCompetition = z.object({ id, title: bilingual })

/** A data set as a row of a list. Sizes are those of the files of its current version. */
export const DatasetBrief = z.object({
  id,
  name: bilingual,
  summary: bilingual,
  category: DatasetCategory.pick({ id: true, name: true }).nullable(),
  tags: z.array(bilingual),
  licence: z.object({ id: z.string(), name: bilingual }),
  /** Null: the data set belongs to the site. */
  owner: person.nullable(),
  competition: DatasetCompetition.nullable(),
  cover: z.string().nullable(),
  picture: SignaturePicture.nullable(),
  formats: z.array(z.enum(fileFormats)),
  files: z.int().min(0),
  /** Rows of the largest table; null while no table is counted. */
  rows: z.int().min(0).nullable(),
  bytes: z.int().min(0),
  /** Columns of the main table. */
  columns: z.int().min(0),
  views: z.int().min(0),
  downloads: z.int().min(0),
  version: z.int().min(0),
  updatedAt: instant,
})

/** Reason why a file has no profile. */
export const ProfileProblem = z.object({
  code: z.enum(profileProblems),
  part: z.string().optional(),
  /** The kind of a file that is not read (`otherKind`). */
  kind: z.enum(otherKinds).optional(),
  line: z.int().optional(),
  count: z.number().optional(),
  limit: z.number().optional(),
  column: z.string().optional(),
  cell: z.string().optional(),
})

/** A file of a data set's page. */
export const PublishedFile = DatasetFile.extend({
  format: z.enum(fileFormats),
  profileState: z.enum(['none', 'waiting', 'running', 'done', 'failed']),
  profileProblem: ProfileProblem.nullable(),
  /** Tables in the file, counted with its profile; more than `tables` in an archive with more than are profiled. */
  tableCount: z.int().min(0),
  /** The tables with a profile, in their order; `part` is '' for the file itself. */
  tables: z.array(
    z.object({
      part: z.string(),
      rows: z.int(),
      columns: z.int(),
      isPartial: z.boolean(),
      /** A sheet that its workbook does not show. */
      isHidden: z.boolean().default(false),
    }),
  ),
  /** Contact sheet of a file or archive of pictures. */
  sheet: z
    .object({
      url: z.string(),
      width: z.int(),
      height: z.int(),
      count: z.int(),
      pictures: z.array(z.object({ name: z.string(), width: z.int(), height: z.int() })),
    })
    .nullable(),
  downloads: z.int().min(0),
})

export const DatasetVersion = z.object({
  no: z.int().min(1),
  changes: bilingual,
  publishedAt: instant,
  files: z.int().min(0),
  bytes: z.int().min(0),
})

/** A data set (B§3 Dataset). `isAgree` and `downloadBlocks` apply to the caller. */
export const Dataset = DatasetBrief.omit({ files: true, formats: true, columns: true, licence: true }).extend({
  /** Sanitised HTML. */
  description: bilingual,
  licence: z.object({ id: z.string(), name: bilingual, note: bilingual, url: z.string().optional() }),
  source: z.object({ name: bilingual, version: z.string(), attribution: bilingual, url: z.string().optional() }),
  /** Plain text, one change of the platform against the source per line. */
  changes: bilingual,
  /** Sanitised HTML. */
  protocol: bilingual,
  isAgree: z.boolean(),
  /** The people who may download, by the owner's choice or the licence. */
  downloaders: z.enum(downloaders),
  downloadBlocks: z.array(DownloadBlock),
  state: z.enum(datasetStates),
  isOwn: z.boolean(),
  /** The caller runs the competition of the data, and so does not sign up for it; left out for everybody else. */
  isOrganizer: z.literal(true).optional(),
  publishedAt: instant.nullable(),
  /** Published versions, the newest first. */
  versions: z.array(DatasetVersion),
  /** Files of the version that is shown. */
  files: z.array(PublishedFile),
  /** The version that is shown: the current one, or that of the query. */
  shownVersion: z.int().min(0),
  /** The last 30 days in Shanghai, oldest first, days without a view or download included. */
  days: z.array(z.object({ day: z.iso.date(), views: z.int(), downloads: z.int() })),
  /** Competitions that use the data and that the caller may open. */
  usedIn: z.array(DatasetCompetition),
})

/** A table of a file: its column profiles, and one page of the rows that a slice has. */
export const DatasetTable = z.object({
  fileId: id,
  part: z.string(),
  /** How the file was read; null for a table that was profiled before readings were kept. */
  reading: Reading.nullable(),
  rows: z.int(),
  isPartial: z.boolean(),
  /** All columns of the table, and those that the search finds. */
  columnCount: z.int().min(0),
  foundCount: z.int().min(0),
  /** The first 60 columns that the search finds. */
  columns: z.array(ColumnProfile),
  /** Of each of these columns: its place in the table, from 1, and how its cells are compared. */
  places: z.array(z.int().min(1)),
  kinds: z.array(z.enum(keyKinds)),
  /** At most 100 rows of these columns, cells as text; null is a missing cell, and a long one ends with an ellipsis. */
  preview: z.array(z.array(z.string().nullable())),
  /** Of each of these rows: its place in the table, from 1. */
  rowNumbers: z.array(z.int().min(1)),
  /** Rows that the conditions and the search leave; null where a problem keeps them from being sliced for. */
  rowsFound: z.int().min(0).nullable(),
  problem: z.enum(sliceProblems).nullable(),
  /** The conditions with the names of their columns; `fits` is false for one that does not fit its column. */
  conditions: z.array(
    z.object({
      column: z.int().min(1),
      name: z.string(),
      by: z.enum(conditionKinds),
      text: z.string(),
      fits: z.boolean(),
    }),
  ),
  /** Name of the column that the rows are sorted by. */
  sortName: z.string().nullable(),
})

import type { Description, StoredSignature } from '@shulei/domain/base/signature/signature.ts'
import type { Column, ColumnProfile } from '../competition-folder/profile.ts'
import type { MetricId } from '../make-content/metrics.ts'

/** A text in both languages of the site. */
export interface Localized {
  'zh-CN': string
  'en-US': string
}

/** The three example solutions every competition is delivered with, in rising quality. */
export const levels = ['weak', 'middle', 'better'] as const
export type Level = (typeof levels)[number]

/** Names of the produced tables, without `.csv.gz`. */
export const tableNames = [
  'train',
  'test',
  'sample_submission',
  'solution',
  'baselines/weak',
  'baselines/middle',
  'baselines/better',
] as const
export type TableName = (typeof tableNames)[number]

/** One column of the train or test table, described for the data page. */
export interface ColumnCard extends Column {
  description: Localized
}

/** A column that a submission must have besides the id. `min` and `max` are the bounds of its values, if any. */
export interface PredictionColumn {
  name: string
  type: 'number' | 'probability' | 'label'
  min?: number
  max?: number
}

/** Origin of the data; `sha256` is that of the source file (of the sorted checksum list when there are many). */
export interface SourceCard {
  name: Localized
  package: string
  version: string
  file: string
  url: string
  sha256: string
}

/** Terms of the data. `attribution` is the sentence to show with the data and in any re-use. */
export interface LicenceCard {
  id: string
  name: Localized
  url: string
  note: Localized
  attribution: Localized
}

/** Checksum, size and number of data rows of a table, all of the uncompressed CSV. */
export interface FileCard {
  sha256: string
  bytes: number
  rows: number
}

/** A baseline's method, and the scores that the pipeline must give it (to 1e-6). */
export interface BaselineCard {
  A: number
  B: number
  method: Localized
}

/** The texts of a card: everything that is not computed from the data. */
export interface CardWords {
  source: Omit<SourceCard, 'sha256'>
  licence: LicenceCard
  changes: { 'zh-CN': string[]; 'en-US': string[] }
  metric: MetricId
  idColumn: string
  targetColumn: string
  predictionColumns: PredictionColumn[]
  /** The classes; for log-loss in the order of the prediction columns; empty for numeric targets. */
  labels: string[]
  columns: ColumnCard[]
  /** Form and columns of the signature picture; without it they are chosen by the types of the columns. */
  signature?: Description
  baselines: Record<Level, BaselineCard>
}

/** `card.json` of a built-in competition. */
export interface Card extends Omit<CardWords, 'source'> {
  slug: string
  source: SourceCard
  files: Record<TableName, FileCard>
  profile: Record<string, ColumnProfile>
  /** The signature picture, reduced from the train table; null where there is nothing to draw. */
  picture: StoredSignature | null
}

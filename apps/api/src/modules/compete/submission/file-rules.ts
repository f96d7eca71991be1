import type { FileRules } from '@shulei/domain/compete/submission/file.ts'
import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import type { Scoring } from './reader-competition.repo.ts'

/** The form of a competition's result files, without the ids, which come from its solution. */
export type FileShape = Pick<Scoring, 'idColumn' | 'predictionColumns' | 'labels' | 'maxBytes'> & { metric: MetricId }

/** Most rows that are read of a file: beyond them, further problems are not worth reporting. */
const maxRowsFor = (ids: number) => 2 * ids + 1000

/** The rules by which both the page and the evaluation check a file (B§4). */
export function fileRulesOf(shape: FileShape, ids: FileRules['ids']): FileRules {
  const { idColumn, predictionColumns, labels, maxBytes, metric } = shape
  const { prediction } = metrics[metric]
  return {
    idColumn,
    predictionColumns,
    prediction,
    ...(prediction === 'label' && labels.length > 0 ? { labels } : {}),
    ids,
    maxBytes,
    maxRows: maxRowsFor(ids.size),
  }
}

import type { FileRules } from '@shulei/domain/submission/file.ts'
import { type MetricId, metrics } from '@shulei/domain/submission/metric.ts'
import type { Scoring } from './contest.repo.ts'

/** What a competition's files look like, without the ids: these come from its solution. */
export type FileShape = Pick<Scoring, 'idColumn' | 'predictionColumns' | 'labels' | 'maxBytes'> & { metric: MetricId }

/** Rows read of one file: far beyond what is expected there is nothing left to tell about each of them. */
const maxRowsFor = (ids: number) => 2 * ids + 1000

/** The rules by which the page and the evaluation check the same file (B§4). */
export function fileRulesOf(shape: FileShape, ids: ReadonlyMap<string, number> | ReadonlySet<string>): FileRules {
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

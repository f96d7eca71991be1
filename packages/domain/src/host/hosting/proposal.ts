import type { ScoredMetricId } from '../../compete/submission/metric.ts'

/** A column of a table that becomes a competition, as its profile tells it. */
export interface HostedColumn {
  name: string
  /** One of `columnTypes`, or a type that only holds nested values. */
  type: string
  /** Number of different values; null where they were not counted. */
  unique: number | null
  /** Share of missing cells, from 0 to 1. */
  missing: number
  /** Every filled cell is a whole number. */
  isWhole: boolean
  /** The two values of a column with two are 0 and 1. */
  isBit: boolean
}

/** Most different values of a target whose rows are told apart by labels. */
export const MAX_LABELS = 100

/** A target has a value in at least this share of the rows. */
const LEAST_FILLED = 0.5

/** Names that people give to what is to be predicted. */
const targetNames =
  /^(?:target|label|class|outcome|response|y|survived|species|diagnosis|price|目标|标签|类别|分类|结果|是否.+|.+(?:价格|销量|产量|得分))$/i

/** The metrics by which a prediction of a column can be scored, the usual one first; none for a column that cannot be predicted. */
export function metricsFor({ type, unique, missing, isBit }: HostedColumn): readonly ScoredMetricId[] {
  if (unique === null || unique < 2 || 1 - missing < LEAST_FILLED) return []
  if (type === 'binary') return isBit ? ['auc', 'accuracy', 'macro-f1', 'average-precision'] : ['accuracy', 'macro-f1']
  if (type === 'number') return unique <= 10 ? ['rmse', 'mae', 'accuracy', 'macro-f1'] : ['rmse', 'mae']
  return type === 'category' && unique <= MAX_LABELS ? ['accuracy', 'macro-f1'] : []
}

/** Whether a column can be the one that names the rows: each value once, and nothing missing. */
export const canNameRows = ({ unique, missing }: Pick<HostedColumn, 'unique' | 'missing'>, rows: number): boolean =>
  missing === 0 && unique === rows

/** What a table is proposed to ask for. */
export interface Proposal {
  /** The column that names the rows, which takes no part; null where none does. */
  idColumn: string | null
  /** The column to predict; null where none can be. */
  targetColumn: string | null
  metric: ScoredMetricId | null
}

/** Proposes the id, the target and the metric of a table: a column named like a target, else the last one that can be predicted. */
export function proposalFor(columns: readonly HostedColumn[], rows: number): Proposal {
  const id = columns.find((column) => column.type === 'id' && canNameRows(column, rows)) ?? null
  const able = columns.filter((column) => column !== id && metricsFor(column).length > 0)
  const target = able.findLast(({ name }) => targetNames.test(name.trim())) ?? able.at(-1) ?? null
  const isTold = columns.some((column) => column !== id && column !== target && column.unique !== 1)
  return {
    // ids that would leave nothing to learn from are what the target follows from, as hours or days
    idColumn: isTold || target === null ? (id?.name ?? null) : null,
    targetColumn: target?.name ?? null,
    metric: target ? (metricsFor(target)[0] ?? null) : null,
  }
}

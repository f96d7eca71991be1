import type { Gate } from '@shulei/domain/base/completion/gate.ts'
import type { ScoredMetricId } from '@shulei/domain/compete/submission/metric.ts'
import type { ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'
import type { HostedColumn } from '@shulei/domain/host/hosting/proposal.ts'

/** The choices of a host, by which a table becomes the folder of a competition. */
export interface HostingChoice {
  title: string
  summary: string
  /** The column that names the rows, which is left out; null where none does. */
  idColumn: string | null
  targetColumn: string
  metric: ScoredMetricId
  gate: Gate
  /** Epoch milliseconds of the start and of the end. */
  start: number
  end: number
  slug: string
  /** Decides which rows are for learning, and their ids. */
  seed: string
}

/** A table of a stranger that becomes a competition. Paths are local; the child reads `file` and writes into `scratch` alone. */
export interface HostingTask {
  file: string
  name: string
  scratch: string
  /** Null: the table is only described. */
  choice: HostingChoice | null
}

/** A column with the first of its filled cells. */
export interface DescribedColumn extends HostedColumn {
  examples: string[]
}

/** A reason why a table cannot become a competition, by the name of its error, with the values of its sentence. */
export interface Unfit {
  reason: 'tableTooSmall' | 'tableTooLarge' | 'hostedTarget'
  facts: Record<string, string | number>
}

/**
 * The answer of the child. `made`: the plan
 * of an import lies at a path in the scratch folder, see `plan-file.ts`. `refused`: the file is not
 * read as a table. `broken`: the server is at fault.
 */
export type HostingAnswer =
  | { kind: 'described'; rows: number; columns: DescribedColumn[] }
  | { kind: 'made'; plan: string }
  | { kind: 'refused'; problem: ProfileProblem }
  | ({ kind: 'unfit' } & Unfit)
  | { kind: 'broken'; message: string }

import { type Gate, gates } from '@shulei/domain/base/completion/gate.ts'
import { hostedDays } from '@shulei/domain/host/hosting/limits.ts'
import { canNameRows } from '@shulei/domain/host/hosting/proposal.ts'
import type { TableColumn, TableProposal } from '../hosting.ts'
import type { HostingFields } from '../useHostingDraft.ts'

/** Key of a column among the options of a field, which is stored in the draft. No column has that of none. */
export const columnKey = (name: string): string => `=${name}`
export const noColumn = 'none'

/** What a host has chosen, by keys of columns; empty where the proposal stands. */
export interface TypedChoices {
  id: string
  target: string
  metric: string
}

/** The columns and the metric in force, with what else could be chosen. */
export interface Choices {
  id: TableColumn | null
  ids: readonly TableColumn[]
  target: TableColumn | null
  targets: readonly TableColumn[]
  metric: TableColumn['metrics'][number] | null
}

/**
 * The choices of a host as far as they fit the table, and otherwise what the server proposes. The draft may come from another table, and
 * one column is never both id and target.
 */
export function choicesOf({ rows, columns, proposal }: TableProposal, typed: TypedChoices): Choices {
  const ids = columns.filter((column) => canNameRows(column, rows))
  const named = (list: readonly TableColumn[], key: string, proposed: string | null) =>
    list.find(({ name }) => columnKey(name) === key) ?? list.find(({ name }) => name === proposed) ?? null
  const id = typed.id === noColumn ? null : named(ids, typed.id, proposal.idColumn)
  const targets = columns.filter((column) => column !== id && column.metrics.length > 0)
  const target = named(targets, typed.target, proposal.targetColumn) ?? targets.at(-1) ?? null
  const metrics = target?.metrics ?? []
  return { id, ids, target, targets, metric: metrics.find((one) => one === typed.metric) ?? metrics[0] ?? null }
}

export const daysOf = ({ days }: HostingFields): (typeof hostedDays)[number] =>
  hostedDays.find((one) => String(one) === days) ?? 7

export const gateOf = ({ gate }: HostingFields): Gate => gates.find((one) => one === gate) ?? 'none'

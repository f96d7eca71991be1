import { formatOf, isTable } from '../../data/dataset/profile.ts'

/** Largest table of which somebody makes a competition in the browser, in bytes. */
export const MAX_TABLE_BYTES = 20 * 1024 ** 2

/** Fewest and most rows with a target of such a table, and most columns. */
export const tableLimits = { fewestRows: 40, mostRows: 200_000, mostColumns: 200 } as const

/** Why a file cannot be the table of a competition. */
export type HostedTableProblem = 'wrongType' | 'empty' | 'tooLarge'

/** The problem of a file as far as its name and its size in bytes tell; null where they tell none. A packed file may hold a table. */
export function hostedTableProblem({ name, size }: { name: string; size: number }): HostedTableProblem | null {
  const format = formatOf(name)
  if (!isTable(format) && format !== 'gzip' && format !== 'zip') return 'wrongType'
  if (size === 0) return 'empty'
  return size > MAX_TABLE_BYTES ? 'tooLarge' : null
}

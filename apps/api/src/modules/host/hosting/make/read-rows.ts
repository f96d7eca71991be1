import { join } from 'node:path'
import { tableLimits } from '@shulei/domain/host/hosting/table.ts'
import { type FirstTable, readFirstTable } from '../../../data/dataset/slice/first-table.service.ts'
import type { DescribedColumn, HostingTask, Unfit } from './hosting-task.ts'

/** Most cells of a table that becomes a competition, all of which are in memory. */
const MOST_CELLS = 5_000_000
/** Longest example in code points, and examples of a column. */
const EXAMPLE = { length: 40, count: 3 } as const

/** Thrown for a table that is read, and cannot become a competition. */
export class UnfitTable extends Error {
  readonly unfit: Unfit
  constructor(reason: Unfit['reason'], facts: Unfit['facts']) {
    super(reason)
    this.unfit = { reason, facts }
  }
}

/** The rows of a table, cells as text on one line; '' is a missing cell. */
export interface HostedTable {
  columns: DescribedColumn[]
  rows: string[][]
}

/** Cells of one line without the white space around them, as the tables of a competition have them. */
const cellOf = (cell: unknown, missing: ReadonlySet<string>): string => {
  const text = String(cell ?? '')
    .replace(/[\s\0]+/g, ' ')
    .trim()
  return missing.has(text) ? '' : text
}

function described(profile: FirstTable['profile'], rows: readonly (readonly string[])[]): DescribedColumn[] {
  return profile.columns.map(({ name, type, unique, isWhole = false }, place) => {
    const filled = rows.flatMap((row) => (row[place] ? [row[place]] : []))
    const values = type === 'binary' ? new Set(filled) : null
    const examples = [...new Set(filled.slice(0, 100))].slice(0, EXAMPLE.count)
    return {
      ...{ name, type, unique, isWhole },
      missing: rows.length === 0 ? 0 : 1 - filled.length / rows.length,
      isBit: values !== null && values.size === 2 && values.has('0') && values.has('1'),
      examples: examples.map((example) => [...example].slice(0, EXAMPLE.length).join('')),
    }
  })
}

function mustFit({ columns, rows }: FirstTable['profile']) {
  const { mostColumns, mostRows } = tableLimits
  const width = columns.length
  if (width <= mostColumns && rows <= mostRows && width * rows <= MOST_CELLS) return
  const fitting = Math.min(mostRows, Math.floor(MOST_CELLS / Math.max(width, 1)))
  throw new UnfitTable('tableTooLarge', { rows: width > mostColumns ? mostRows : fitting, columns: mostColumns })
}

/** Reads the one table of a file, or the first of several. Throws `Refusal` and `UnfitTable`. */
export async function readRows(task: HostingTask): Promise<HostedTable> {
  const { profile, rows: found } = await readFirstTable(task, mustFit)
  const missing = new Set(profile.reading.missing)
  const marks = profile.columns.map((column) => new Set([...missing, ...(column.marks ?? [])]))
  const rows = found.map((row) => row.map((cell, place) => cellOf(cell, marks[place] ?? missing)))
  return { columns: described(profile, rows), rows }
}

/** The folder of a competition inside the scratch folder of a task. */
export const folderIn = (scratch: string) => join(scratch, 'competition')

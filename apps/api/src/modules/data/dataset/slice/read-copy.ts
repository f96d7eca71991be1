import { trimBlanks } from '@shulei/domain/data/dataset/slice/compare.ts'
import { count, openReader } from '../profile/engine.ts'
import { Refusal } from '../profile/refusal.ts'
import { cellsQuery, hitsQuery, numbersInOrder } from './slice-query.ts'
import type { SliceAnswer, SliceColumn, SliceTask } from './slice-task.ts'

/** A cell as it is shown: one of white space alone is nothing, unless an empty text is a value. */
function shownCell(cell: unknown, { missing }: SliceColumn): string | null {
  if (typeof cell !== 'string') return null
  return missing.includes('') && trimBlanks(cell) === '' ? null : cell
}

/** Milliseconds between two glances at the clock. */
const LATE_MS = 50

/** Reads one page of the copy of a table. A query that lasts too long is interrupted, so that the process can take the next slice. */
export async function readCopy(task: SliceTask): Promise<SliceAnswer> {
  const reader = await openReader(task.file)
  const end = performance.now() + task.deadlineMs
  const isLate = () => performance.now() >= end
  // a query that has just begun may miss an interrupt, and a second one follows the first
  const timer = setInterval(() => isLate() && reader.interrupt(), LATE_MS)
  try {
    const query = hitsQuery(task)
    const hits = query && (await reader.run(query.sql, query.values))
    const numbers = hits ? hits.flatMap(({ no }) => (no === null ? [] : [Number(no)])) : numbersInOrder(task)
    const found = hits ? count(hits[0], 'found') : task.rows
    if (numbers.length === 0 || task.shown.length === 0) return { kind: 'page', found, rows: [] }
    const cells = new Map((await reader.run(cellsQuery(task, numbers))).map((row) => [Number(row.no), row]))
    const rows = numbers.map((no) => {
      const row = cells.get(no)
      return { no, cells: task.shown.map((column) => shownCell(row?.[`c${column.place}`], column)) }
    })
    return { kind: 'page', found, rows }
  } catch (error) {
    if (isLate() || (error instanceof Refusal && error.problem.code === 'tooMuchMemory')) return { kind: 'slow' }
    return { kind: 'broken', message: error instanceof Error ? error.message : String(error) }
  } finally {
    clearInterval(timer)
    reader.close()
  }
}

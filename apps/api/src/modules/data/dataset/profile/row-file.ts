import { rm } from 'node:fs/promises'
import { MAX_CELLS, MAX_COLUMNS, MAX_LINE_BYTES, MAX_UNPACKED_BYTES } from '@shulei/domain/data/dataset/profile.ts'
import { MAX_SKIPPED_LINES } from '@shulei/domain/data/dataset/reading/chosen.ts'
import { refuse } from './refusal.ts'
import { linesOf, openWriter } from './text-file.ts'

export type Cell = string | null

/** Characters that are written at once. */
const BATCH = 1 << 16

/** Cells that are shown as one: the first one's value holds for those below it. Rows and columns count from 0, the last ones included. */
export interface Merge {
  rows: readonly [number, number]
  column: number
}

/** Where the first rows of a source stand in its file of rows, which has no blank ones; rows may have breaks in their cells. */
export interface RowPlaces {
  /** Lines of the file that the first `rows` rows of the source take. */
  linesOf(rows: number): number
  /** Rows of the source in front of that which begins after `lines` lines of the file. */
  rowsBefore(lines: number): number
}

function placesOf(starts: readonly { no: number; line: number }[], end: number): RowPlaces {
  return {
    linesOf: (rows) => starts.find(({ no }) => no >= rows)?.line ?? end,
    // blank rows above all others are not skipped: there is nothing in them
    rowsBefore: (lines) => (lines === 0 ? 0 : (starts.find(({ line }) => line >= lines)?.no ?? lines)),
  }
}

const breaksIn = (cell: Cell) => cell?.match(/\r\n|\r|\n/g)?.length ?? 0

const written = (cell: Cell | undefined) => {
  if (cell == null) return ''
  return cell === '' || /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** How a file of rows is read: everything but header and missing values is known. */
export const ROWS = { encoding: 'utf-8', separator: ',', quote: '"', escape: '"', comment: '' } as const

/**
 * Writes cells as a text table without blank rows, and without blank columns at its sides, all rows of one width. Throws `tooManyColumns`,
 * `tooManyCells`, `lineTooLong`, and `zipBomb` where they become more than `most` characters: a text that is stored once may stand in many
 * cells.
 */
export function openRowFile(path: string, most = MAX_UNPACKED_BYTES) {
  const raw = `${path}.raw`
  const writer = openWriter(raw)
  let [first, width, count, batch] = [Number.POSITIVE_INFINITY, 0, 0, '']
  let size = 0
  // lines of the rows with one filled cell that stand before all others, as titles do
  let [titles, hasWide] = [0, false]
  const starts: { no: number; line: number }[] = []
  let lines = 0

  async function pad(merges: readonly Merge[]) {
    const inOrder = merges.toSorted((a, b) => a.rows[0] - b.rows[0])
    const open = new Map<number, { until: number; cell: Cell }>()
    const out = openWriter(path)
    let [next, rows] = [0, '']
    try {
      for await (const line of linesOf(raw)) {
        if (line === '') continue
        const [no, cells] = JSON.parse(line) as [number, Cell[]]
        for (let merge = inOrder[next]; merge && merge.rows[0] <= no; merge = inOrder[++next])
          if (merge.rows[0] === no) open.set(merge.column, { until: merge.rows[1], cell: cells[merge.column] ?? null })
        for (const [column, { until, cell }] of open) {
          if (until < no) open.delete(column)
          else cells[column] ??= cell
        }
        let row = ''
        for (let at = first; at < width; at++) row += (at === first ? '' : ',') + written(cells[at])
        rows += row === '' ? '""\n' : `${row}\n`
        if (rows.length < BATCH) continue
        await out.write(rows)
        rows = ''
      }
      await out.write(rows)
    } finally {
      await out.end()
    }
  }

  return {
    /** Adds a row; `no` counts the rows of the source from 0. */
    async row(no: number, cells: readonly Cell[]) {
      const from = cells.findIndex((cell) => cell != null && cell !== '')
      if (from === -1) return
      first = Math.min(first, from)
      width = Math.max(width, cells.findLastIndex((cell) => cell != null && cell !== '') + 1)
      count++
      const filled = cells.filter((cell) => cell != null && cell !== '')
      if (filled.length > 1) hasWide = true
      else if (!hasWide) titles += 1 + breaksIn(filled[0] ?? null)
      if (starts.length <= MAX_SKIPPED_LINES) {
        starts.push({ no, line: lines })
        for (const cell of filled) lines += breaksIn(cell)
        lines++
      }
      if (width - first > MAX_COLUMNS) refuse('tooManyColumns', { count: width - first, limit: MAX_COLUMNS })
      if (count * (width - first) > MAX_CELLS)
        refuse('tooManyCells', { count: count * (width - first), limit: MAX_CELLS })
      const line = JSON.stringify([no, cells])
      if (line.length > MAX_LINE_BYTES) refuse('lineTooLong', { line: no + 1, limit: MAX_LINE_BYTES })
      size += line.length
      if (size > most) refuse('zipBomb', { count: size, limit: most })
      batch += `${line}\n`
      if (batch.length < BATCH) return
      await writer.write(batch)
      batch = ''
    },
    /** Ends the rows; answers how many there are, how many lines are titles above the table, and where the rows of the source stand. */
    async end(merges: readonly Merge[] = []): Promise<{ count: number; titles: number; places: RowPlaces }> {
      await writer.write(batch)
      await writer.end()
      if (count > 0) await pad(merges)
      await rm(raw)
      return { count, titles: hasWide ? titles : 0, places: placesOf(starts, lines) }
    },
  }
}

import type { DataIn } from '@shulei/contract/call.ts'
import type { datasetCell, datasetTable } from '@shulei/contract/data/dataset/calls.ts'
import { COLUMNS_SHOWN, describedBy, findColumns } from '@shulei/domain/data/dataset/columns.ts'
import { kindOfType, testOf } from '@shulei/domain/data/dataset/slice/compare.ts'
import { cutText, fitCells, MAX_COPIED_CELL, mayBeCut } from '@shulei/domain/data/dataset/slice/cut.ts'
import { isFirstSlice, type Slice } from '@shulei/domain/data/dataset/slice/slice.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { blocksOf } from '../dataset.service.ts'
import { cellOf, readSlice, type SliceRows } from '../slice/slice.service.ts'
import { findTable, type TableRow } from './detail.repo.ts'

interface Question {
  datasetId: number
  fileId: number
  part: string
}

async function tableOf({ db, clock }: Platform, question: Question & { reader: number | null }): Promise<TableRow> {
  const row = await findTable(db, { ...question, now: new Date(clock()) })
  if (!row) throw new ApiError('notFound')
  return row
}

/** The stored first rows, which everybody may see and which need no search. */
function firstRows({ preview, rows }: TableRow, shown: readonly number[]): SliceRows {
  const cells = fitCells(preview.map((row) => shown.map((place) => row[place] ?? null)))
  return { problem: null, found: rows, rowNumbers: preview.map((_, place) => place + 1), preview: cells }
}

/** The rows of a slice for those who may download the data; everybody else has the first rows alone. */
async function rowsOf(
  platform: Platform,
  row: TableRow,
  {
    slice,
    shown,
    datasetId,
    reader,
  }: { slice: Slice; shown: readonly number[]; datasetId: number; reader: number | null },
): Promise<SliceRows> {
  if (isFirstSlice(slice)) return firstRows(row, shown)
  const blocks = await blocksOf(platform, datasetId, reader)
  return reader === null || blocks.length > 0
    ? { problem: 'gated' }
    : readSlice(platform, row, { slice, shown, reader })
}

/**
 * Column profiles of a table of a data set, and one page of the rows that a slice has; one statement, one more for any other slice than
 * the first one, and another for the first of a table of an older release. Throws `notFound`, `tooMany`.
 */
export async function readTable(
  platform: Platform,
  { column, slice, ...question }: Question & { reader: number | null; column: string; slice: Slice },
): Promise<DataIn<typeof datasetTable>> {
  const row = await tableOf(platform, question)
  const { texts, columns, fileId, part, reading, rows, isPartial, copy } = row
  const described = describedBy(columns, texts)
  const found = findColumns(described, column)
  const shown = found.slice(0, COLUMNS_SHOWN)
  const sliced = await rowsOf(platform, row, { slice, shown, ...question })
  const kindAt = (place: number) => copy?.kinds[place] ?? kindOfType(columns[place]?.type ?? '')
  return {
    ...{ fileId, part, reading, rows, isPartial },
    columnCount: columns.length,
    foundCount: found.length,
    columns: shown.flatMap((place) => described[place] ?? []),
    places: shown.map((place) => place + 1),
    kinds: shown.map(kindAt),
    preview: sliced.problem === null ? sliced.preview : [],
    rowNumbers: sliced.problem === null ? sliced.rowNumbers : [],
    rowsFound: sliced.problem === null ? sliced.found : null,
    problem: sliced.problem,
    conditions: slice.conditions.map((one) => {
      const place = one.column - 1
      const { name, order } = columns[place] ?? {}
      return { ...one, name: name ?? '', fits: name !== undefined && testOf(one, kindAt(place), order) !== null }
    }),
    sortName: columns[Math.abs(slice.sort) - 1]?.name ?? null,
  }
}

/**
 * A cell of a table in its whole length, up to a limit. Throws `notFound` also for a missing cell, the first step that is missing before
 * a download, `tooMany` and `unavailable`.
 */
export async function readCell(
  platform: Platform,
  { row, column, ...question }: Question & { reader: number; row: number; column: number },
): Promise<DataIn<typeof datasetCell>> {
  const table = await tableOf(platform, question)
  if (row > table.rows || column > table.columns.length) throw new ApiError('notFound')
  const [missing] = await blocksOf(platform, question.datasetId, question.reader)
  if (missing) throw new ApiError(missing)
  const place = column - 1
  const cell = await cellOf(platform, table, { row, place, reader: question.reader, most: MAX_COPIED_CELL })
  if (cell !== null) return { text: cutText(cell, MAX_COPIED_CELL), isWhole: [...cell].length <= MAX_COPIED_CELL }
  const stored = table.preview[row - 1]?.[place]
  if (stored == null) throw new ApiError('notFound')
  return { text: stored, isWhole: !mayBeCut(stored) }
}

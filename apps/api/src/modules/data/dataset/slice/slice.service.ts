import { MAX_PREVIEW_CELL } from '@shulei/domain/data/dataset/profile.ts'
import { testOf } from '@shulei/domain/data/dataset/slice/compare.ts'
import { fitCells } from '@shulei/domain/data/dataset/slice/cut.ts'
import type { SliceProblem } from '@shulei/domain/data/dataset/slice/problems.ts'
import { MAX_SLICE_TIME, ROWS_PER_PAGE, type Slice } from '@shulei/domain/data/dataset/slice/slice.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { TableRow } from '../page/detail.repo.ts'
import { enqueueProfiles } from '../profile/profile.service.ts'
import { requestCopies } from './slice.repo.ts'
import type { SliceColumn, SliceTask } from './slice-task.ts'
import { openSlicer, type Slicer } from './slicer.ts'

/** The slices of each platform; the time machine opens several APIs on one. */
const slicers = new WeakMap<Platform, Slicer>()

function slicerOf(platform: Platform): Slicer {
  const known = slicers.get(platform)
  if (known) return known
  const slicer = openSlicer(platform.files, MAX_SLICE_TIME)
  platform.onClose(slicer.close)
  slicers.set(platform, slicer)
  return slicer
}

/** The rows of a page, by their places in the table from 1, or why there are none. */
export type SliceRows =
  | { problem: null; found: number; rowNumbers: number[]; preview: (string | null)[][] }
  | { problem: SliceProblem }

/** A copy with its columns; a problem where a table has none. A table of an older release is read once more for one. */
async function copyOf(
  platform: Platform,
  { fileId, copy, profileState, columns }: TableRow,
): Promise<{ problem: SliceProblem } | { key: string; column: (place: number) => SliceColumn | null }> {
  if (!copy && profileState === 'done' && (await requestCopies(platform.db, fileId))) await enqueueProfiles(platform)
  if (!copy) return { problem: profileState === 'failed' ? 'unavailable' : 'preparing' }
  const { key, kinds, hasKeys, emptyTexts } = copy
  if (key === null) return { problem: 'unavailable' }
  return {
    key,
    column(place) {
      const kind = kinds[place]
      if (!kind) return null
      const marks = columns[place]?.marks ?? []
      return { place, kind, missing: emptyTexts.includes(place) ? marks : ['', ...marks], hasKey: hasKeys }
    },
  }
}

async function run(platform: Platform, reader: number, key: string, task: Omit<SliceTask, 'file'>) {
  await platform.limits.take('tableSlice', reader)
  const answer = await slicerOf(platform).slice(reader, key, task)
  if (!('problem' in answer)) return answer
  if (answer.problem !== 'broken') return { problem: answer.problem }
  platform.log.error({ reason: answer.message }, 'a slice of a table failed')
  return { problem: 'unavailable' as const }
}

/**
 * One page of the rows that a slice has in a table; the caller has asked for the rights. `shown` has the places of the columns from 0.
 * Throws `tooMany`.
 */
export async function readSlice(
  platform: Platform,
  table: TableRow,
  { slice, shown, reader }: { slice: Slice; shown: readonly number[]; reader: number },
): Promise<SliceRows> {
  const copy = await copyOf(platform, table)
  if ('problem' in copy) return copy
  const tests: SliceTask['tests'][number][] = []
  for (const condition of slice.conditions) {
    const column = copy.column(condition.column - 1)
    const test = column && testOf(condition, column.kind, table.columns[column.place]?.order)
    if (!column || !test) return { problem: 'unfit' }
    tests.push({ column, test })
  }
  const by = slice.sort === 0 ? null : copy.column(Math.abs(slice.sort) - 1)
  if (slice.sort !== 0 && !by) return { problem: 'unfit' }
  const answer = await run(platform, reader, copy.key, {
    ...{ width: table.columns.length, rows: table.rows, find: slice.find, tests },
    shown: shown.flatMap((place) => copy.column(place) ?? []),
    sort: by && { column: by, isDown: slice.sort < 0 },
    offset: (slice.page - 1) * ROWS_PER_PAGE,
    longest: MAX_PREVIEW_CELL,
    deadlineMs: MAX_SLICE_TIME,
  })
  if ('problem' in answer) return answer
  const { found, rows } = answer
  return { problem: null, found, rowNumbers: rows.map(({ no }) => no), preview: fitCells(rows.map((row) => row.cells)) }
}

/**
 * A whole cell, up to `most` code points; null where it is missing, or where the table has no copy. Throws `tooMany`, and `unavailable`
 * where it could not be read in time.
 */
export async function cellOf(
  platform: Platform,
  table: TableRow,
  { row, place, reader, most }: { row: number; place: number; reader: number; most: number },
): Promise<string | null> {
  const copy = await copyOf(platform, table)
  if ('problem' in copy) return null
  const column = copy.column(place)
  if (!column) return null
  const answer = await run(platform, reader, copy.key, {
    ...{ width: table.columns.length, rows: Math.min(row, table.rows), find: '', tests: [], sort: null },
    ...{ offset: row - 1, shown: [column], longest: most, deadlineMs: MAX_SLICE_TIME },
  })
  if ('problem' in answer) throw new ApiError('unavailable')
  return answer.rows[0]?.cells[0] ?? null
}

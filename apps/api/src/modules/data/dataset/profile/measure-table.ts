import { ownOf } from '@shulei/domain/base/text/own.ts'
import { PREVIEW_ROWS } from '@shulei/domain/data/dataset/profile.ts'
import {
  type EitherOrder,
  type ReadingChoice,
  type ReadingPart,
  readingParts,
} from '@shulei/domain/data/dataset/reading/reading.ts'
import { cutText } from '@shulei/domain/data/dataset/slice/cut.ts'
import { ZERO } from './column-names.ts'
import { count, type Engine, quoted } from './engine.ts'
import { type Loaded, TABLE } from './loaded.ts'
import { type MeasuredColumn, measureColumn } from './measure-column.ts'
import { measureNested } from './measure-nested.ts'
import type { CopiedTable, TableProfile } from './profile-task.ts'
import { type ColumnCopy, textCopy, writeCopy } from './write-copy.ts'

async function previewOf(engine: Engine, { names, emptyIsText }: Loaded): Promise<TableProfile['preview']> {
  const rows = await engine.run(`select ${names.map(quoted).join(', ')} from ${TABLE} limit ${PREVIEW_ROWS}`)
  return rows.map((row) =>
    names.map((name) => {
      const cell = row[name]
      if (cell === null || cell === undefined) return null
      return cell === '' && !emptyIsText ? null : cutText(String(cell))
    }),
  )
}

/**
 * The profile of the loaded table: every column with its type and figures, the first rows, how it was read, and a copy at `copyTo`. Drops
 * the table. Throws `notOfType` and `notInOrder` where a chosen type or order does not fit.
 */
export async function measureTable(
  engine: Engine,
  part: string,
  loaded: Loaded,
  choice: ReadingChoice,
  copyTo: string | null,
): Promise<CopiedTable> {
  const [total] = await engine.run(`select count(*) as rows from ${TABLE}`)
  const columns: TableProfile['columns'] = []
  const copied: ColumnCopy[] = []
  const unsure = new Set<ReadingPart>(loaded.unsure)
  const eitherOrder: EitherOrder[] = []
  for (const [place, name] of loaded.names.entries()) {
    const { zone, ...declared } = ownOf(loaded.declared ?? {}, name) ?? {}
    const nested = await measureNested(engine, name, declared)
    const measured: MeasuredColumn = nested
      ? { ...nested, copy: textCopy(name, loaded.emptyIsText) }
      : await measureColumn(engine, name, loaded, choice)
    const { column, areMarksUnsure, copy, either } = measured
    copied.push(copy)
    if (zone !== undefined) column.zone = zone
    if (areMarksUnsure) unsure.add('missing')
    if (column.isUnsure) unsure.add('types')
    if (column.isOrderUnsure) unsure.add('dateOrder')
    if (either) eitherOrder.push({ column: name, ...either })
    const written = loaded.header?.[place]?.replaceAll('\0', ZERO) || null
    columns.push(written === name ? column : { ...column, written })
  }
  const preview = await previewOf(engine, loaded)
  const copy = copyTo === null ? null : await writeCopy(engine, copied, copyTo)
  await engine.run(`drop table ${TABLE}`)
  const missing = choice.missing ?? [...new Set(columns.flatMap(({ marks = [] }) => marks))]
  const chosen = readingParts.filter((name) => choice[name] !== undefined)
  const { types = {}, dateOrder = {} } = choice
  const known = { ...loaded.counts, unsure: [...unsure], chosen, eitherOrder }
  const reading = { ...loaded.reading, missing, types, dateOrder, ...known }
  const profile = { part, rows: count(total, 'rows'), isPartial: false, columns, preview, reading }
  return copy ? { ...profile, copy } : profile
}

import { ownOf } from '@shulei/domain/base/text/own.ts'
import { MAX_PREVIEW_CELL, PREVIEW_ROWS } from '@shulei/domain/data/dataset/profile.ts'
import { type ReadingChoice, type ReadingPart, readingParts } from '@shulei/domain/data/dataset/reading/reading.ts'
import { ZERO } from './column-names.ts'
import { count, type Engine, quoted } from './engine.ts'
import { type Loaded, TABLE } from './loaded.ts'
import { measureColumn } from './measure-column.ts'
import { measureNested } from './measure-nested.ts'
import type { TableProfile } from './profile-task.ts'

const shortened = (text: string) => {
  const points = [...text.slice(0, 2 * MAX_PREVIEW_CELL + 2)]
  return points.length > MAX_PREVIEW_CELL ? `${points.slice(0, MAX_PREVIEW_CELL).join('')}…` : text
}

async function previewOf(engine: Engine, { names, emptyIsText }: Loaded): Promise<TableProfile['preview']> {
  const rows = await engine.run(`select ${names.map(quoted).join(', ')} from ${TABLE} limit ${PREVIEW_ROWS}`)
  return rows.map((row) =>
    names.map((name) => {
      const cell = row[name]
      if (cell === null || cell === undefined) return null
      return cell === '' && !emptyIsText ? null : shortened(String(cell))
    }),
  )
}

/**
 * The profile of the loaded table: every column with its type and figures, the first rows, and how it was read. Drops the table. Throws
 * `notOfType` where a chosen type does not fit.
 */
export async function measureTable(
  engine: Engine,
  part: string,
  loaded: Loaded,
  choice: ReadingChoice,
): Promise<TableProfile> {
  const [total] = await engine.run(`select count(*) as rows from ${TABLE}`)
  const columns: TableProfile['columns'] = []
  const unsure = new Set<ReadingPart>(loaded.unsure)
  for (const [place, name] of loaded.names.entries()) {
    const { zone, ...declared } = ownOf(loaded.declared ?? {}, name) ?? {}
    const nested = await measureNested(engine, name, declared)
    const { column, areMarksUnsure } = nested ?? (await measureColumn(engine, name, loaded, choice))
    if (zone !== undefined) column.zone = zone
    if (areMarksUnsure) unsure.add('missing')
    if (column.isUnsure) unsure.add('types')
    const written = loaded.header?.[place]?.replaceAll('\0', ZERO) || null
    columns.push(written === name ? column : { ...column, written })
  }
  const preview = await previewOf(engine, loaded)
  await engine.run(`drop table ${TABLE}`)
  const missing = choice.missing ?? [...new Set(columns.flatMap(({ marks = [] }) => marks))]
  const chosen = readingParts.filter((name) => choice[name] !== undefined)
  const reading = { ...loaded.reading, missing, ...loaded.counts, unsure: [...unsure], chosen }
  return { part, rows: count(total, 'rows'), isPartial: false, columns, preview, reading }
}

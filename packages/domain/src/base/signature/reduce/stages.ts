import type { DescriptionOf, SignatureData } from '../signature.ts'
import { cellsOf, type Table } from '../table.ts'
import { nameOf } from './categories.ts'

const MOST_DOTS = 240

export function stages(table: Table, description: DescriptionOf<'stages'>): SignatureData | null {
  const cells = cellsOf(table, description.column)
  const marks = description.marked ? cellsOf(table, description.marked.column) : []
  const counts = description.stages.map(({ value, height }) => {
    const rows = cells.flatMap((cell, row) => (cell === value ? [row] : []))
    return {
      name: nameOf(value, description),
      height: Math.min(1, Math.max(0, height)),
      all: rows.length,
      marked: rows.filter((row) => description.marked && marks[row] === description.marked.value).length,
    }
  })
  const total = counts.reduce((sum, { all }) => sum + all, 0)
  if (total === 0) return null
  const perDot = Math.max(1, Math.ceil(total / MOST_DOTS))
  return {
    form: 'stages',
    stages: counts.map(({ name, height, all, marked }) => ({
      name,
      height,
      dots: Math.round(all / perDot),
      marked: Math.min(Math.round(all / perDot), Math.round(marked / perDot)),
    })),
    keys: description.marked ? [{ tone: '2', name: nameOf(description.marked.value, description) }] : [],
  }
}

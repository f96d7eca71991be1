import { pack, shareOf } from '../pack.ts'
import type { DescriptionOf, SignatureData } from '../signature.ts'
import { cellsOf, dayOf, mean, numberOf, rangeOf, type Table } from '../table.ts'

const MOST_VALUES = 720

export function curve(table: Table, { date, value }: DescriptionOf<'curve'>): SignatureData | null {
  const numbers = cellsOf(table, value).map(numberOf)
  const days = cellsOf(table, date)
  const rows = days
    .map((cell, row) => ({ day: dayOf(cell), cell: cell.slice(0, 10), value: numbers[row] ?? Number.NaN }))
    .filter((row) => Number.isFinite(row.day) && Number.isFinite(row.value))
    .sort((a, b) => a.day - b.day)
  const per = Math.ceil(rows.length / MOST_VALUES)
  const points: number[] = []
  for (let from = 0; from < rows.length; from += per)
    points.push(mean(rows.slice(from, from + per).map((row) => row.value)))
  const range = rangeOf(points)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!range || !first || !last || points.length < 2) return null
  const [low, high] = range
  return {
    form: 'curve',
    values: pack(points.map((point) => shareOf(point, low, high))),
    ends: [first.cell, last.cell],
    range: [low, high],
  }
}

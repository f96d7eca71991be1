import { pack, shareOf } from '../pack.ts'
import type { DescriptionOf, SignatureData } from '../signature.ts'
import { cellsOf, groupsOf, numberOf, rangeOf, type Table } from '../table.ts'

export function bars(table: Table, { column }: DescriptionOf<'bars'>): SignatureData | null {
  const cells = cellsOf(table, column).filter((cell) => cell !== '')
  const numbers = cells.map(numberOf)
  if (cells.length > 0 && numbers.every(Number.isFinite) && new Set(cells).size > 12) {
    const range = rangeOf(numbers)
    if (!range) return null
    const counts = new Array<number>(24).fill(0)
    for (const value of numbers) counts[Math.min(23, Math.floor(shareOf(value, ...range) * 24))]! += 1
    return barsOf(counts)
  }
  return barsOf(groupsOf(cells).map(({ rows }) => rows.length))
}

/** Bars for counts in their order; null where nothing was counted. */
export function barsOf(counts: readonly number[]): SignatureData | null {
  const most = Math.max(0, ...counts)
  return most > 0 ? { form: 'bars', counts: pack(counts.slice(0, 24).map((count) => count / most)) } : null
}

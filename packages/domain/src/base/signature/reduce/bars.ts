import { cut } from '../cut.ts'
import { pack, shareOf } from '../pack.ts'
import type { DescriptionOf, SignatureData, Words } from '../signature.ts'
import { cellsOf, groupsOf, numberOf, rangeOf, type Table } from '../table.ts'
import { nameOf } from './categories.ts'

const MOST_BARS = 24
/** Longest stored name of a bar in heights of its text, as long as the room for two bars. */
const LONGEST_NAME = 24

export function bars(table: Table, description: DescriptionOf<'bars'>): SignatureData | null {
  const cells = cellsOf(table, description.column).filter((cell) => cell !== '')
  const numbers = cells.map(numberOf)
  const isNumeric = cells.length > 0 && numbers.every(Number.isFinite)
  if (isNumeric && new Set(cells).size > 12) {
    const range = rangeOf(numbers)
    if (!range) return null
    const counts = new Array<number>(MOST_BARS).fill(0)
    for (const value of numbers) counts[Math.min(MOST_BARS - 1, Math.floor(shareOf(value, ...range) * MOST_BARS))]! += 1
    return barsOf(counts)
  }
  const groups = groupsOf(cells)
  if (isNumeric) groups.sort((a, b) => numberOf(a.value) - numberOf(b.value))
  return barsOf(
    groups.map(({ rows }) => rows.length),
    groups.map(({ value }) => nameOf(value, description)),
  )
}

/** Bars for counts in their order, with the names of their values if known; null where nothing was counted. */
export function barsOf(counts: readonly number[], names: readonly Words[] = []): SignatureData | null {
  const most = Math.max(0, ...counts)
  if (most <= 0) return null
  const shown = names
    .slice(0, MOST_BARS)
    .map(({ cn, en }) => ({ cn: cut(cn, LONGEST_NAME), en: cut(en, LONGEST_NAME) }))
  return {
    form: 'bars',
    counts: pack(counts.slice(0, MOST_BARS).map((count) => count / most)),
    ...(shown.length > 0 ? { names: shown } : {}),
  }
}

import { quantile } from '../../../quantile.ts'
import { PACK_MOST, pack, shareOf } from '../pack.ts'
import type { DescriptionOf, SignatureData } from '../signature.ts'
import { cellsOf, numberOf, rangeOf, type Table } from '../table.ts'

/** Least number of rows from which quantiles are computed; lower for a short table. */
const LEAST_ROWS = 20

/** A time of day. */
const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d/
const BAND_SHARES = [0.1, 0.25, 0.5, 0.75, 0.9]

export function bands(table: Table, { x, y }: DescriptionOf<'bands'>): SignatureData | null {
  const places = cellsOf(table, x)
  const clocks = places.filter((cell) => CLOCK.test(cell))
  const isClock = clocks.length * 2 > places.length
  const bins = isClock ? 24 : 20
  const numbers = places.map((cell) =>
    isClock ? (CLOCK.test(cell) ? Number.parseInt(cell, 10) : Number.NaN) : numberOf(cell),
  )
  const range = isClock ? ([0, 24] as const) : rangeOf(numbers)
  if (!range) return null
  const values = cellsOf(table, y).map(numberOf)
  const found: number[][] = Array.from({ length: bins }, () => [])
  for (const [row, value] of values.entries()) {
    const at = numbers[row] ?? Number.NaN
    if (!Number.isFinite(at) || !Number.isFinite(value)) continue
    found[Math.min(bins - 1, Math.floor(shareOf(at, range[0], range[1]) * bins))]?.push(value)
  }
  const least = Math.min(LEAST_ROWS, Math.max(3, Math.floor(values.length / bins / 2)))
  const isFull = found.map((list) => list.length >= least)
  // The hours start after the longest stretch without data, so that the day is not cut at midnight.
  const emptyBefore = (bin: number) => {
    let count = 0
    while (count < bins && !isFull[(bin + bins - 1 - count) % bins]) count += 1
    return count
  }
  const starts = isFull.flatMap((full, bin) => (full && isClock ? [bin] : []))
  const start = starts.reduce((best, bin) => (emptyBefore(bin) > emptyBefore(best) ? bin : best), starts[0] ?? 0)
  const order = Array.from({ length: bins }, (_, place) => (start + place) % bins).filter((bin) => isFull[bin])
  if (order.length < 2) return null
  const quantiles = order.map((bin) => {
    const sorted = (found[bin] ?? []).toSorted((a, b) => a - b)
    return BAND_SHARES.map((share) => quantile(sorted, share))
  })
  const span = rangeOf(quantiles.flat())
  if (!span) return null
  const [low, high] = span
  const label = (bin: number) =>
    isClock ? `${bin}:00` : String(Math.round(range[0] + ((range[1] - range[0]) * bin) / bins))
  const zero = low < 0 && high > 0 ? shareOf(0, low, high) : null
  return {
    form: 'bands',
    bands: BAND_SHARES.map((_, band) => pack(quantiles.map((one) => shareOf(one[band] ?? 0, low, high)))),
    ends: [label(order[0] ?? 0), label(order.at(-1) ?? 0)],
    zero: zero === null ? null : Math.round(zero * PACK_MOST) / PACK_MOST,
  }
}

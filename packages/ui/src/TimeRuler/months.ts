import { textWidth } from '../chart/textWidth.ts'
import { positionOf, type TimeRange } from './layout.ts'

export interface AxisTick {
  /** Instant in epoch milliseconds. */
  at: number
  label: string
}

export interface PlacedTick extends AxisTick {
  /** Percent of the range. */
  x: number
}

/**
 * First instants of the months that begin within a range, in a zone of fixed offset (minutes east of UTC). With more than
 * `most` months only every second, third, sixth or twelfth is returned.
 */
export function monthStarts([from, to]: TimeRange, offsetMinutes: number, most = 8): number[] {
  const offset = offsetMinutes * 60_000
  const first = new Date(from + offset)
  const starts: number[] = []
  for (let month = first.getUTCMonth(); ; month++) {
    const at = Date.UTC(first.getUTCFullYear(), month, 1) - offset
    if (at > to) break
    if (at >= from) starts.push(at)
  }
  const every = [1, 2, 3, 6, 12].find((n) => starts.length / n <= most) ?? Math.ceil(starts.length / most)
  return starts.filter((at) => new Date(at + offset).getUTCMonth() % every === 0 || every > 12)
}

/**
 * Labels that fit on one line: today keeps its place, a month that would touch it or the previous month is omitted.
 * `widthPx` is the least width of the axis; the font size is 13 px.
 */
export function placeTicks(ticks: readonly AxisTick[], range: TimeRange, today: AxisTick | null, widthPx: number) {
  const gap = 4
  const px = (at: number) => (positionOf(at, range) / 100) * widthPx
  const centre = today ? px(today.at) : 0
  const half = today ? textWidth(today.label, 13) / 2 : 0
  let free = Number.NEGATIVE_INFINITY
  const placed: PlacedTick[] = []
  for (const tick of ticks) {
    const start = px(tick.at)
    const end = start + textWidth(tick.label, 13)
    if (start < free || end > widthPx) continue
    if (today && start < centre + half + gap && end > centre - half - gap) continue
    placed.push({ ...tick, x: positionOf(tick.at, range) })
    free = end + gap
  }
  return placed
}

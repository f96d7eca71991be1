/** Kind of a segment of a schedule. A `gap` has no bar; it is shown only in the list form of a schedule. */
export type RulerKind = 'signup' | 'a' | 'b' | 'gap'

export interface RulerSegment {
  kind: RulerKind
  /** Start in epoch milliseconds. */
  start: number
  /** End in epoch milliseconds; null without an end. */
  end: number | null
}

/** Two instants in epoch milliseconds, the first before the second. */
export type TimeRange = readonly [from: number, to: number]

export interface RulerBar {
  kind: Exclude<RulerKind, 'gap'>
  /** Start and width in percent of the ruler, both within 0 to 100. */
  x: number
  width: number
  /** Whether it ended before now. */
  past: boolean
}

/** Least width of a bar in percent, so that an hour in a season stays visible. */
const NARROWEST = 0.6

/** Position of an instant in percent of the range; below 0 or above 100 outside the range. */
export function positionOf(at: number, [from, to]: TimeRange): number {
  return to > from ? round(((at - from) / (to - from)) * 100) : 0
}

/** Bars of a ruler, clipped to the range, in the order of the segments; segments outside the range are omitted. */
export function rulerBars(segments: readonly RulerSegment[], range: TimeRange, now: number): RulerBar[] {
  const bars: RulerBar[] = []
  for (const { kind, start, end } of segments) {
    if (kind === 'gap') continue
    const first = Math.max(0, positionOf(start, range))
    const last = end === null ? 100 : Math.min(100, positionOf(end, range))
    if (last < first || first >= 100 || last <= 0) continue
    const width = Math.max(last - first, NARROWEST)
    bars.push({ kind, x: round(Math.min(first, 100 - width)), width: round(width), past: end !== null && end <= now })
  }
  return bars
}

/** Position of the needle in percent, or null when now is outside the range. */
export function needleAt(range: TimeRange, now: number): number | null {
  return now < range[0] || now > range[1] ? null : positionOf(now, range)
}

/** Range that covers all segments; segments without an end reach to `openEnd`. Null without segments. */
export function rangeOf(segments: readonly RulerSegment[], openEnd: number): TimeRange | null {
  if (segments.length === 0) return null
  const from = Math.min(...segments.map((s) => s.start))
  const to = Math.max(...segments.map((s) => s.end ?? openEnd))
  return to > from ? [from, to] : null
}

const round = (n: number) => Math.round(n * 1000) / 1000

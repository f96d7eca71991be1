/** What a stretch of a schedule is. A `gap` has no bar; it only shows in the list form of a schedule. */
export type RulerKind = 'signup' | 'a' | 'b' | 'gap'

export interface RulerSegment {
  kind: RulerKind
  /** Start in epoch milliseconds. */
  start: number
  /** End in epoch milliseconds; null for a stretch without an end. */
  end: number | null
}

/** Two instants in epoch milliseconds, the first before the second. */
export type TimeRange = readonly [from: number, to: number]

export interface RulerBar {
  kind: Exclude<RulerKind, 'gap'>
  /** Start and width in percent of the ruler, both within 0 to 100. */
  x: number
  width: number
  /** It ended before now. */
  past: boolean
}

/** The narrowest bar in percent: an hour in a season must still be seen. */
const NARROWEST = 0.6

/** Percent of the range that lies before an instant; below 0 or above 100 outside the range. */
export function positionOf(at: number, [from, to]: TimeRange): number {
  return to > from ? round(((at - from) / (to - from)) * 100) : 0
}

/** The bars of a ruler: clipped to the range, those outside it left out, in the order of the segments. */
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

/** Where the needle stands in percent, or null when now is outside the range. */
export function needleAt(range: TimeRange, now: number): number | null {
  return now < range[0] || now > range[1] ? null : positionOf(now, range)
}

/** The range that all segments fill; stretches without an end reach to `openEnd`. Null without segments. */
export function rangeOf(segments: readonly RulerSegment[], openEnd: number): TimeRange | null {
  if (segments.length === 0) return null
  const from = Math.min(...segments.map((s) => s.start))
  const to = Math.max(...segments.map((s) => s.end ?? openEnd))
  return to > from ? [from, to] : null
}

const round = (n: number) => Math.round(n * 1000) / 1000

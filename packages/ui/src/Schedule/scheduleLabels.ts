import { spread } from '../chart/spread.ts'
import { textWidth } from '../chart/textWidth.ts'
import { positionOf, type RulerSegment, type TimeRange } from '../TimeRuler/layout.ts'

export interface ScheduleStage extends RulerSegment {
  /** The stage's name. */
  title: string
  /** Lines below it: its dates first, then what holds in it. */
  lines: readonly string[]
}

/** Sizes of the schedule's text in pixels. */
export const labelSize = 14

/**
 * Starts of the stages' labels in percent, in the order given; null for a gap, which has none.
 * Each label wishes to start with its bar; labels that would touch at `widthPx` push each other apart.
 * Returns null when they cannot all stand side by side: then only the list form is readable.
 */
export function scheduleLabels(
  stages: readonly ScheduleStage[],
  range: TimeRange,
  widthPx: number,
): (number | null)[] | null {
  const gap = 16
  const shown = stages.flatMap((stage, index) => {
    if (stage.kind === 'gap') return []
    const wish = Math.max(0, Math.min(100, positionOf(stage.start, range)))
    const size = Math.max(...[stage.title, ...stage.lines].map((line) => textWidth(line, labelSize)))
    return [{ index, at: (wish / 100) * widthPx, size }]
  })
  const needed = shown.reduce((sum, { size }) => sum + size + gap, -gap)
  if (needed > widthPx) return null
  const starts = spread(shown, 0, widthPx, gap)
  const result = new Array<number | null>(stages.length).fill(null)
  shown.forEach(({ index }, i) => {
    result[index] = ((starts[i] ?? 0) / widthPx) * 100
  })
  return result
}

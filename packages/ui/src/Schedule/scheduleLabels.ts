import { spread } from '../chart/spread.ts'
import { textWidth } from '../chart/textWidth.ts'
import { positionOf, type RulerSegment, type TimeRange } from '../TimeRuler/layout.ts'

export interface ScheduleStage extends RulerSegment {
  /** Title of the stage. */
  title: string
  /** Lines below the ruler: the dates, then further facts. */
  lines: readonly string[]
}

/** Sizes of the schedule's text in pixels. */
export const labelSize = 14

/** Place of the label of a stage: its start in percent, and its row. */
export interface LabelPlace {
  start: number
  row: 0 | 1
}

/**
 * Places of the stages' labels, in the given order; null for a gap. Each label starts with its bar if possible; labels that
 * would touch at `widthPx` push each other apart. Labels that do not fit side by side alternate between two rows. Returns
 * null when two rows are not enough, so that the list form is used.
 */
export function scheduleLabels(
  stages: readonly ScheduleStage[],
  range: TimeRange,
  widthPx: number,
): (LabelPlace | null)[] | null {
  const gap = 16
  const shown = stages.flatMap((stage, index) => {
    if (stage.kind === 'gap') return []
    const wish = Math.max(0, Math.min(100, positionOf(stage.start, range)))
    const size = Math.max(...[stage.title, ...stage.lines].map((line) => textWidth(line, labelSize)))
    return [{ index, at: (wish / 100) * widthPx, size }]
  })
  const fits = (row: typeof shown) => row.reduce((sum, { size }) => sum + size + gap, -gap) <= widthPx
  const even = shown.filter((_, i) => i % 2 === 0)
  const odd = shown.filter((_, i) => i % 2 === 1)
  const rows = fits(shown) ? [shown] : [even, odd]
  if (!rows.every(fits)) return null
  const result = new Array<LabelPlace | null>(stages.length).fill(null)
  rows.forEach((row, number) => {
    const starts = spread(row, 0, widthPx, gap)
    row.forEach(({ index }, i) => {
      result[index] = { start: ((starts[i] ?? 0) / widthPx) * 100, row: number as 0 | 1 }
    })
  })
  return result
}

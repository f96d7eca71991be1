import { extent, linear, niceTicks } from '../chart/scale.ts'
import { spread } from '../chart/spread.ts'
import type { Point } from '../chart/stepPath.ts'
import { fitText, textWidth } from '../chart/textWidth.ts'

export interface StepSeries {
  id: string
  /** Shown at the end of the line. */
  label: string
  /** In chronological order: epoch milliseconds (or any other growing number) and the best score from then on. */
  points: readonly { at: number; value: number }[]
  /** `mine` azurite, `rest` grey, or one of the six data colours in their order. */
  tone: 'mine' | 'rest' | 1 | 2 | 3 | 4 | 5 | 6
}

/** Width of the drawing's coordinates; it is stretched to the container. */
export const WIDTH = 1000
/** Size of labels and axis texts in pixels. */
export const TEXT = 13
const LINE = 18
const LONGEST_LABEL = 132
/** Room for the leader between a line's end and its label. */
export const LEADER = 22

export interface StepLayout {
  lines: { id: string; tone: StepSeries['tone']; points: Point[] }[]
  /** Text, vertical centre in pixels and series of each label, without overlaps, and the height at which its line ends. */
  labels: { id: string; tone: StepSeries['tone']; text: string; y: number; end: number }[]
  /** Width of the label column in pixels; 0 without labels. */
  labelWidth: number
  grid: { value: number; y: number }[]
  from: number
  to: number
}

/**
 * Lays out step lines in `WIDTH` × `height`. A better score is always higher: when lower scores win, values are inverted.
 * Every line extends to the right edge, because a best score holds until now. Null without a finite value.
 */
export function layoutSteps(
  series: readonly StepSeries[],
  { height, better, until }: { height: number; better: 'higher' | 'lower'; until?: number },
): StepLayout | null {
  const drawn = series
    .map((s) => ({ ...s, points: s.points.filter((p) => Number.isFinite(p.value) && Number.isFinite(p.at)) }))
    .filter((s) => s.points.length > 0)
  const values = extent(drawn.flatMap((s) => s.points.map((p) => p.value)))
  const times = extent([...drawn.flatMap((s) => s.points.map((p) => p.at)), ...(until === undefined ? [] : [until])])
  if (!values || !times) return null
  const air = 8
  const x = linear(times[0] === times[1] ? [times[0] - 1, times[1]] : times, [0, WIDTH])
  const y = linear(values, better === 'higher' ? [height - air, air] : [air, height - air])
  const lines = drawn.map(({ id, tone, points }) => {
    const placed: Point[] = points.map((p) => [x(p.at), y(p.value)])
    placed.push([WIDTH, placed.at(-1)![1]])
    return { id, tone, points: placed }
  })
  const starts = spread(
    lines.map((line) => ({ at: line.points.at(-1)![1] - LINE / 2, size: LINE })),
    -LINE / 2,
    height + LINE / 2,
  )
  const labels = drawn.map(({ id, tone, label }, i) => ({
    id,
    tone,
    text: fitText(label, TEXT, LONGEST_LABEL),
    y: starts[i]! + LINE / 2,
    end: lines[i]!.points.at(-1)![1],
  }))
  return {
    lines,
    labels,
    labelWidth: Math.ceil(Math.max(0, ...labels.map(({ text }) => textWidth(text, TEXT)))) + LEADER,
    grid: niceTicks(values[0], values[1]).map((value) => ({ value, y: y(value) })),
    from: times[0],
    to: times[1],
  }
}

import { positionOf, type TimeRange } from './layout.ts'
import { type AxisTick, placeTicks } from './months.ts'
import * as css from './TimeRuler.css.ts'

export interface TimeAxisProps {
  range: TimeRange
  /** Months in ascending order, as `monthStarts` gives them, with their labels. */
  ticks: readonly AxisTick[]
  /** Current time and its label, such as "今天 11/21". Omit it when outside the range. */
  today?: AxisTick
}

/** Least width of the axis in CSS pixels; labels that would touch at this width are omitted. */
const NARROWEST = 480

/**
 * Common axis of several rulers: months, today, and the knob of the shared needle. Shown from 1024 px. Hidden from screen
 * readers.
 */
export function TimeAxis({ range, ticks, today }: TimeAxisProps) {
  const x = today ? positionOf(today.at, range) : -1
  const shown = today && x >= 0 && x <= 100 ? today : null
  return (
    <svg className={css.axis} aria-hidden="true">
      {placeTicks(ticks, range, shown, NARROWEST).map((tick) => (
        <text key={tick.at} className={css.month} x={`${tick.x}%`} y="24">
          {tick.label}
        </text>
      ))}
      {shown && (
        <>
          <text className={css.today} x={`${x}%`} y="24">
            {shown.label}
          </text>
          <circle className={css.knob} cx={`${x}%`} cy="100%" r="4" />
        </>
      )}
    </svg>
  )
}

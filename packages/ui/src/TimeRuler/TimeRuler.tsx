import { Bar } from './Bar.tsx'
import { needleAt, type RulerSegment, rulerBars, type TimeRange } from './layout.ts'
import { shapes } from './shapes.style.ts'
import * as css from './TimeRuler.css.ts'

/**
 * `row` is 14 px high; `schedule` 34 px; `axis` fills its row, so that the needles of all rows form one line (22 px with a
 * knob of its own below 1024 px, where the `TimeAxis` is hidden). The ends of the needle come on top: the box holds them.
 */
export type RulerForm = 'row' | 'schedule' | 'axis'

export interface TimeRulerProps {
  segments: readonly RulerSegment[]
  /** Now in epoch milliseconds. */
  now: number
  /** Range of time over the whole width. */
  range: TimeRange
  /** The schedule in words. Without it the ruler is hidden from screen readers, because a text nearby says the same. */
  label?: string
  /** Selector `[data-form]`. Default `row`. */
  form?: RulerForm
}

/** The time ruler of the site: sign-up outlined, list A hatched, list B solid, now a needle. */
export function TimeRuler({ segments, now, range, label, form = 'row' }: TimeRulerProps) {
  const { bar, above, below, knob } = shapes[form]
  const x = needleAt(range, now)
  return (
    <div className={css.ruler} data-form={form}>
      <svg className={css.drawing} role="img" aria-label={label} aria-hidden={!label}>
        {/* Inside this SVG y = 0 is the middle of the ruler, whatever its height. */}
        <svg y="50%" overflow="visible" aria-hidden="true">
          <line className={css.line} x2="100%" />
          {rulerBars(segments, range, now).map(({ kind, x: start, width, past }) => (
            <Bar
              key={`${kind}${start}`}
              kind={kind}
              x={`${start}%`}
              y={-bar / 2}
              width={`${width}%`}
              height={bar}
              past={past}
            />
          ))}
        </svg>
        {x !== null && (
          <>
            <line className={css.needle} x1={`${x}%`} x2={`${x}%`} y1={-above} y2="100%" />
            {below > 0 && (
              <svg y="100%" overflow="visible" aria-hidden="true">
                <line className={css.needle} x1={`${x}%`} x2={`${x}%`} y2={below} />
              </svg>
            )}
            <circle className={css.knob} cx={`${x}%`} cy={-above} r={knob} />
          </>
        )}
      </svg>
    </div>
  )
}

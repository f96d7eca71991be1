import { extent, linear, px } from '../chart/scale.ts'
import { type Point, stepArea, stepPath } from '../chart/stepPath.ts'
import { places } from './layout.ts'
import * as css from './Sparkline.css.ts'

export interface SparklineProps {
  /** Best scores in chronological order, all finite. */
  values: readonly number[]
  /** Instants of the scores in epoch milliseconds. Without them the scores are evenly spaced. */
  times?: readonly number[]
  /** Right end of the time axis in epoch milliseconds, usually now. */
  until?: number
  /** A better score is always drawn higher; with `lower` the axis is inverted. Default `higher`. */
  better?: 'higher' | 'lower'
  /** Own team or another one. Selector `[data-tone]`. Default `other`. */
  tone?: 'mine' | 'other'
  /** Width in CSS pixels, or that of the container. Default 112. */
  width?: number | 'fluid'
  /** Height in CSS pixels. Default 28. */
  height?: number
  /** Accessible description. Without it the line is hidden from screen readers. */
  label?: string
}

/** Width of the drawing's coordinates when it is stretched. */
const FLUID = 1000
const EDGE = 4

/** Best score over time in a table cell: a step line with an area and a dot at its end. One score is a dot, none a dashed line. */
export function Sparkline({
  values,
  times,
  until,
  better = 'higher',
  tone = 'other',
  width = 112,
  height = 28,
  label,
}: SparklineProps) {
  const fluid = width === 'fluid'
  const inner = fluid ? FLUID : width
  const range = extent(values)
  const x = linear([0, 1], [fluid ? 0 : 3, fluid ? inner : inner - EDGE])
  const y = linear(range ?? [0, 1], better === 'higher' ? [height - EDGE, EDGE] : [EDGE, height - EDGE])
  // the newest score holds until the end of the line
  const points: Point[] = places(values.length, times, until).map((place, index) => [
    x(place),
    y(values[Math.min(index, values.length - 1)]!),
  ])
  const end = points.at(-1)
  const dots = values.length === 2 ? [points[0]!, end!] : end ? [end] : []
  return (
    <svg
      className={css.sparkline}
      width={fluid ? '100%' : width}
      height={height}
      data-tone={tone}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      {end ? (
        <>
          <svg
            width={fluid ? '100%' : width}
            height={height}
            viewBox={`0 0 ${inner} ${height}`}
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            <path className={css.area} d={stepArea(points, height - 1)} />
            <path className={css.line} d={stepPath(points)} />
          </svg>
          {dots.map((dot) => (
            <circle
              key={dot[0]}
              className={css.end}
              cx={fluid ? `${(dot[0] / FLUID) * 100}%` : px(dot[0])}
              cy={px(dot[1])}
              r="2.6"
            />
          ))}
        </>
      ) : (
        <line className={css.none} x1="3" x2="100%" y1={height / 2} y2={height / 2} />
      )}
    </svg>
  )
}

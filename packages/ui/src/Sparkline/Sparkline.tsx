import { extent, linear, px } from '../chart/scale.ts'
import { type Point, stepArea, stepPath } from '../chart/stepPath.ts'
import * as css from './Sparkline.css.ts'

export interface SparklineProps {
  /** Best scores in order of time, evenly spread. */
  values: readonly number[]
  /** Up is always better: where lower scores win, the line is turned over. Default `higher`. */
  better?: 'higher' | 'lower'
  /** Own team or everyone else. In `data-tone`. Default `other`. */
  tone?: 'mine' | 'other'
  /** CSS pixels, or the width of the container. Default 112. */
  width?: number | 'fluid'
  /** CSS pixels. Default 28. */
  height?: number
  /** What the line says, in words. Without it the line is hidden from readers. */
  label?: string
}

/** Width of the drawing's own coordinates when it is stretched. */
const FLUID = 1000
const EDGE = 4

/** The run of a best score in one table cell: a step line with an area and a dot at its end. A dashed line without values. */
export function Sparkline({
  values,
  better = 'higher',
  tone = 'other',
  width = 112,
  height = 28,
  label,
}: SparklineProps) {
  const fluid = width === 'fluid'
  const inner = fluid ? FLUID : width
  const range = extent(values)
  const x = linear([0, Math.max(1, values.length - 1)], [fluid ? 0 : 3, fluid ? inner : inner - EDGE])
  const y = linear(range ?? [0, 1], better === 'higher' ? [height - EDGE, EDGE] : [EDGE, height - EDGE])
  const finite = values.filter(Number.isFinite)
  const points: Point[] = finite.length === 1 ? [[x(0), y(finite[0]!)]] : finite.map((value, i) => [x(i), y(value)])
  if (points.length === 1) points.push([x(Math.max(1, values.length - 1)), points[0]![1]])
  const end = points.at(-1)
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
          <circle className={css.end} cx={fluid ? `${(end[0] / FLUID) * 100}%` : px(end[0])} cy={px(end[1])} r="2.6" />
        </>
      ) : (
        <line className={css.none} x1="3" x2="100%" y1={height / 2} y2={height / 2} />
      )}
    </svg>
  )
}

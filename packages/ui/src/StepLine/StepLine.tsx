import { ChartTable } from '../chart/ChartTable.tsx'
import { emptyChart } from '../chart/empty.css.ts'
import { px } from '../chart/scale.ts'
import { stepArea, stepPath } from '../chart/stepPath.ts'
import type { ChartTableTexts } from '../chart/table.ts'
import { LEADER, layoutSteps, type StepSeries, WIDTH } from './layout.ts'
import * as css from './StepLine.css.ts'

export interface StepLineProps {
  series: readonly StepSeries[]
  /** Accessible name of the chart. */
  label: string
  /** Texts of the table form. Columns: who, when, score; for a single series without the first. */
  table: ChartTableTexts
  /** Formats an instant in the table. */
  formatAt: (at: number) => string
  /** Formats a score. */
  formatValue: (value: number) => string
  /** Formats the round score beside a line of the grid. Default `formatValue`. */
  formatTick?: (value: number) => string
  /** Texts under the two ends of the time axis. */
  ends: readonly [from: string, to: string]
  /** Shown instead of lines when there are no scores. */
  empty: string
  /** The right end of the time axis, usually now. Default: the last point. */
  until?: number
  /** A better score is always drawn higher; with `lower` the axis is inverted. Default `higher`. */
  better?: 'higher' | 'lower'
  /** Height of the plot in CSS pixels. Default 120. */
  height?: number
}

const FOOT = 22

/** Best scores over time: step lines with labels, an area under a single line, and a table form. */
export function StepLine(props: StepLineProps) {
  const { series, label, table, formatAt, formatValue, ends, empty, until, better = 'higher', height = 120 } = props
  const { formatTick = formatValue } = props
  const layout = layoutSteps(series, { height, better, until })
  const named = series.length > 1
  const rows = series.flatMap((s) =>
    s.points.map((p) => [...(series.length > 1 ? [s.label] : []), formatAt(p.at), formatValue(p.value)]),
  )
  return (
    <figure className={css.figure} aria-label={label}>
      <div className={css.plot}>
        <svg className={css.drawing} width="100%" height={height + FOOT} aria-hidden="true">
          {layout?.grid.map(({ value, y }) => (
            <line key={value} className={css.grid} x2="100%" y1={px(y)} y2={px(y)} />
          ))}
          <line className={css.baseline} x2="100%" y1={height} y2={height} />
          {layout && (
            <>
              <svg
                width="100%"
                height={height}
                viewBox={`0 0 ${WIDTH} ${height}`}
                preserveAspectRatio="none"
                overflow="visible"
                aria-hidden="true"
              >
                {layout.lines.map(({ id, tone, points }) => (
                  <g key={id} className={css.series} data-tone={tone}>
                    {layout.lines.length === 1 && <path className={css.area} d={stepArea(points, height)} />}
                    <path className={css.line} d={stepPath(points)} />
                  </g>
                ))}
              </svg>
              {layout.lines.map(({ id, tone, points }) => (
                <g key={id} className={css.series} data-tone={tone}>
                  <circle className={css.dot} cx="100%" cy={px(points.at(-1)![1])} r="3.2" />
                </g>
              ))}
              {layout.grid.map(({ value, y }) => (
                <text key={value} className={css.value} y={px(y) - 4}>
                  {formatTick(value)}
                </text>
              ))}
            </>
          )}
          <text className={css.start} y={height + 17}>
            {ends[0]}
          </text>
          <text className={css.end} x="100%" y={height + 17}>
            {ends[1]}
          </text>
        </svg>
        {named && layout && (
          <svg className={css.labels} width={layout.labelWidth} height={height} aria-hidden="true">
            {layout.labels.map(({ id, tone, text, y, end }) => (
              <g key={id} className={css.series} data-tone={tone}>
                <line className={css.leader} x1="5" x2={LEADER - 4} y1={px(end)} y2={px(y)} />
                <text className={css.label} x={LEADER} y={px(y + 4.5)}>
                  {text}
                </text>
              </g>
            ))}
          </svg>
        )}
      </div>
      {!layout && <p className={emptyChart}>{empty}</p>}
      {rows.length > 0 && <ChartTable texts={table} rows={rows} />}
    </figure>
  )
}

import { ChartTable } from '../chart/ChartTable.tsx'
import { px } from '../chart/scale.ts'
import * as css from './BumpChart.css.ts'
import { type BumpSeries, LABEL_START, layoutBump, WIDTH } from './layout.ts'

export interface BumpChartProps {
  /** Each with one rank per column; the last ranks are all different. */
  series: readonly BumpSeries[]
  /** Names of the columns in chronological order. */
  columns: readonly string[]
  /** Accessible name of the chart. */
  label: string
  /** Name of the first column of the table form: "队伍". */
  teamText: string
  /** Formats a rank in the table form. */
  formatRank: (rank: number) => string
  /** Address of the series with a last rank. The name at its line's end is a link, so that the keyboard reaches the line. */
  hrefOf: (rank: number) => string
}

const FOOT = 22
/** Column of ranks at the left. */
const GUTTER = 34

/** Columns whose names are shown: both ends, and the middle where there is room. */
const named = (count: number) => (count < 7 ? [0, count - 1] : [0, Math.round((count - 1) / 2), count - 1])
const anchorOf = (index: number, count: number) => (index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle')

/**
 * Ranks over time: one line per team, named at its end. Draws nothing with fewer than two columns. A rule of the page may light a
 * line by `[data-place]`, its last rank, and then sets `data-tone` aside.
 */
export function BumpChart({ series, columns, label, teamText, formatRank, hrefOf }: BumpChartProps) {
  const layout = layoutBump(series)
  if (!layout) return null
  const { lines, rows, below, height, labelWidth } = layout
  const ticks = named(columns.length)
  return (
    <figure className={css.figure} aria-label={label}>
      <div className={css.plot}>
        <svg className={css.gutter} width={GUTTER} height={height} aria-hidden="true">
          {rows.map(({ rank, y }) => (
            <text key={rank} className={css.rank} x={GUTTER - 12} y={y + 4.5}>
              {rank}
            </text>
          ))}
          {below === null ? null : (
            <text className={css.rank} x={GUTTER - 12} y={below + 4.5}>
              {`${rows.length}+`}
            </text>
          )}
        </svg>
        <svg className={css.drawing} width="100%" height={height + FOOT} aria-hidden="true">
          {ticks.map((column) => {
            const x = `${px((layout.columns[column] ?? 0) * 100)}%`
            return (
              <g key={column}>
                <line className={css.grid} x1={x} x2={x} y1="0" y2={height} />
                <text className={css.axis} x={x} y={height + 17} textAnchor={anchorOf(column, columns.length)}>
                  {columns[column]}
                </text>
              </g>
            )
          })}
          {below === null ? null : <line className={css.limit} x2="100%" y1={below - 12} y2={below - 12} />}
          <svg
            width="100%"
            height={height}
            viewBox={`0 0 ${WIDTH} ${height}`}
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            {/* the first team is drawn last, over the others */}
            {lines.toReversed().map(({ id, tone, rank, d }) => (
              <g key={id} className={css.series} data-tone={tone} data-place={rank}>
                <path className={css.halo} d={d} />
                <path className={css.line} d={d} />
              </g>
            ))}
          </svg>
          {lines.map(({ id, tone, rank, end }) => (
            <g key={id} className={css.series} data-tone={tone} data-place={rank}>
              <circle className={css.dot} cx="100%" cy={end} r="4" />
            </g>
          ))}
        </svg>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has a name, and so has each link */}
        <svg className={css.labels} width={labelWidth} height={height}>
          {lines.map(({ id, tone, rank, end, text }) => (
            <g key={id} className={css.series} data-tone={tone} data-place={rank}>
              <a className={css.link} href={hrefOf(rank)}>
                <text className={css.label} x={LABEL_START} y={end + 4.5}>
                  {text}
                </text>
              </a>
            </g>
          ))}
        </svg>
      </div>
      <ChartTable
        texts={{ caption: label, columns: [teamText, ...columns] }}
        rows={series.map(({ label: name, ranks }) => [
          name,
          ...ranks.map((rank) => (rank === null ? '–' : formatRank(rank))),
        ])}
      />
    </figure>
  )
}

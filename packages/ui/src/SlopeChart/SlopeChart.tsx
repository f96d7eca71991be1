import { ChartTable } from '../chart/ChartTable.tsx'
import { layoutSlope, RANK_ROOM, type SlopeItem, type SlopeLine, WIDTH } from './layout.ts'
import * as css from './SlopeChart.css.ts'

export interface SlopeChartProps {
  items: readonly SlopeItem[]
  /** Names of both sides: "A 榜", "B 榜". */
  sides: readonly [from: string, to: string]
  /** Accessible name of the chart. */
  label: string
  /** Names of the columns of the table form: team, rank before, rank after, range of ranks. */
  columns: readonly [string, string, string, string]
  /** Ranks on the left, from 1, whose names stand there too. Default 10. */
  namedBefore?: number
}

/** Room for the names of both sides. */
const HEAD = 28

function End({ line, side, namedBefore }: { line: SlopeLine; side: 'before' | 'after'; namedBefore: number }) {
  const y = HEAD + (side === 'before' ? line.start : line.end) + 4.5
  if (side === 'after') {
    if (!line.isEndRow) return null
    return (
      <g className={css.series} data-tone={line.tone}>
        <text className={css.rank} x="12" y={y}>
          {line.to}
        </text>
        <text className={css.label} x={RANK_ROOM} y={y}>
          {line.text}
        </text>
      </g>
    )
  }
  if (!line.isStartRow) return null
  return (
    <g className={css.series} data-tone={line.tone}>
      <text className={css.rank} x="100%" dx="-12" y={y} textAnchor="end">
        {line.from}
      </text>
      {line.from <= namedBefore ? (
        <text className={css.labelBefore} x="100%" dx={-RANK_ROOM} y={y} textAnchor="end">
          {line.text}
        </text>
      ) : null}
    </g>
  )
}

/**
 * How ranks changed between two lists: one line per team, and a fan where the rank on the right is uncertain. Draws nothing without
 * items. A table of the page may light a line by `[data-place]`, its place on the right.
 */
export function SlopeChart({ items, sides, label, columns, namedBefore = 10 }: SlopeChartProps) {
  const layout = layoutSlope(items)
  if (!layout) return null
  const { lines, rows, below, height, labelWidth } = layout
  const total = HEAD + height
  const belowText = below === null ? null : { y: HEAD + below + 4.5, text: `${rows}+` }
  return (
    <figure className={css.figure} aria-label={label}>
      <div className={css.plot}>
        <svg className={css.before} width={labelWidth} height={total} aria-hidden="true">
          <text className={css.head} x="100%" dx="-12" y="14" textAnchor="end">
            {sides[0]}
          </text>
          {lines.map((line) => (
            <End key={line.id} line={line} side="before" namedBefore={namedBefore} />
          ))}
          {belowText ? (
            <text className={css.rank} x="100%" dx="-12" y={belowText.y} textAnchor="end">
              {belowText.text}
            </text>
          ) : null}
        </svg>
        <svg className={css.drawing} width="100%" height={total} aria-hidden="true">
          <line className={css.axis} x1="0" x2="0" y1={HEAD} y2={total} />
          <line className={css.axis} x1="100%" x2="100%" y1={HEAD} y2={total} />
          {below === null ? null : (
            <line className={css.limit} x2="100%" y1={HEAD + below - 16} y2={HEAD + below - 16} />
          )}
          <svg
            y={HEAD}
            width="100%"
            height={height}
            viewBox={`0 0 ${WIDTH} ${height}`}
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            {/* grey lines first, then the coloured ones, and of those the best one last */}
            {lines
              .toReversed()
              .toSorted((a, b) => Number(a.tone !== 'rest') - Number(b.tone !== 'rest'))
              .map(({ id, tone, place, d, fan }) => (
                <g key={id} className={css.series} data-tone={tone} data-place={place}>
                  {fan === null ? null : <path className={css.fan} d={fan} />}
                  {tone === 'rest' ? null : <path className={css.halo} d={d} />}
                  <path className={css.line} d={d} />
                  <path className={css.target} d={d} />
                </g>
              ))}
          </svg>
          {lines.map(({ id, tone, start, end }) => (
            <g key={id} className={css.series} data-tone={tone}>
              <circle className={css.dot} cx="0" cy={HEAD + start} r={tone === 'rest' ? 2.5 : 4} />
              <circle className={css.dot} cx="100%" cy={HEAD + end} r={tone === 'rest' ? 2.5 : 4} />
            </g>
          ))}
        </svg>
        <svg className={css.after} width={labelWidth} height={total} aria-hidden="true">
          <text className={css.head} x="12" y="14">
            {sides[1]}
          </text>
          {lines.map((line) => (
            <End key={line.id} line={line} side="after" namedBefore={namedBefore} />
          ))}
          {belowText ? (
            <text className={css.rank} x="12" y={belowText.y}>
              {belowText.text}
            </text>
          ) : null}
        </svg>
      </div>
      <ChartTable
        texts={{ caption: label, columns }}
        rows={items.map(({ label: name, from, to, low, high }) => [name, String(from), String(to), `${low}–${high}`])}
      />
    </figure>
  )
}

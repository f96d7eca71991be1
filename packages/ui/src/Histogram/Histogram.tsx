import { ChartTable } from '../chart/ChartTable.tsx'
import { emptyChart } from '../chart/empty.css.ts'
import type { ChartTableTexts } from '../chart/table.ts'
import * as css from './Histogram.css.ts'
import { binOf, type HistogramBin, histogramBars } from './layout.ts'

export interface HistogramProps {
  /** In ascending order, of equal width. */
  bins: readonly HistogramBin[]
  /** Accessible name of the chart. */
  label: string
  /** Texts of the table form. Columns: range, count. */
  table: ChartTableTexts
  /** Formats a bound of a bin. */
  formatValue: (value: number) => string
  /** Formats a count in the table. */
  formatCount: (count: number) => string
  /** Shown when there are no bins. */
  empty: string
  /** Own value and the label above its bar, such as "我的队 前 4%". */
  mine?: { value: number; label: string }
  /** Height of the bars in CSS pixels. Default 100. */
  height?: number
}

const HEAD = 30
const FOOT = 20

/** A range whose ends read the same is one value. */
const rangeText = (from: string, to: string) => (from === to ? from : `${from} – ${to}`)

/** Distribution of values: grey bars, the own bar in azurite with a label, both ends of the axis, and a table form. */
export function Histogram(props: HistogramProps) {
  const { bins, label, table, formatValue, formatCount, empty, mine, height = 100 } = props
  const bars = histogramBars(bins, height)
  const own = mine ? bars[binOf(bins, mine.value)] : undefined
  const centre = own ? own.x + own.width / 2 : 0
  const first = bins[0]
  const last = bins.at(-1)
  return (
    <figure className={css.figure} aria-label={label}>
      <svg className={css.drawing} height={HEAD + height + FOOT} aria-hidden="true">
        <svg y={HEAD} overflow="visible" aria-hidden="true">
          {[1 / 3, 2 / 3].map((share) => (
            <line key={share} className={css.grid} x2="100%" y1={height * share} y2={height * share} />
          ))}
          {bars.map((bar) => (
            <rect
              key={bar.x}
              className={css.bar}
              data-mine={bar === own || undefined}
              x={`${bar.x}%`}
              y={bar.y}
              width={`${bar.width}%`}
              height={bar.height}
            />
          ))}
          <line className={css.baseline} x2="100%" y1={height + 0.5} y2={height + 0.5} />
          {own && mine && (
            <>
              <line className={css.needle} x1={`${centre}%`} x2={`${centre}%`} y1={-8} y2={height} />
              {/* The label extends to the side with more room, so that it stays inside the plot. */}
              <text
                className={css.mine}
                x={`${centre}%`}
                dx={centre > 50 ? 4 : -4}
                y={-13}
                textAnchor={centre > 50 ? 'end' : 'start'}
              >
                {mine.label}
              </text>
            </>
          )}
          {first && last && (
            <>
              <text className={css.start} y={height + 17}>
                {formatValue(first.from)}
              </text>
              <text className={css.end} x="100%" y={height + 17}>
                {formatValue(last.to)}
              </text>
            </>
          )}
        </svg>
      </svg>
      {bins.length > 0 ? (
        <ChartTable
          texts={table}
          rows={bins.map(({ from, to, count }) => [rangeText(formatValue(from), formatValue(to)), formatCount(count)])}
        />
      ) : (
        <p className={emptyChart}>{empty}</p>
      )}
    </figure>
  )
}

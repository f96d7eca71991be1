import * as css from './Histogram.css.ts'
import { histogramBars } from './layout.ts'

export interface HistogramTileProps {
  /** Counts of bins of equal width, in ascending order of value. */
  counts: readonly number[]
  /** One of the data colours, or grey. Selector `[data-tone]`. Default `rest`. */
  tone?: 1 | 2 | 3 | 4 | 5 | 6 | 'rest'
  /** Accessible description. Without it the tile is decoration beside its caption. */
  label?: string
}

const HEIGHT = 38

/** Small distribution of one column of a data set, as on its card. As wide as its container. */
export function HistogramTile({ counts, tone = 'rest', label }: HistogramTileProps) {
  const bins = counts.map((count, i) => ({ from: i, to: i + 1, count }))
  return (
    <svg className={css.drawing} height={HEIGHT} data-tone={tone} role="img" aria-label={label} aria-hidden={!label}>
      {histogramBars(bins, HEIGHT - 1).map((bar) => (
        <rect key={bar.x} className={css.bar} x={`${bar.x}%`} y={bar.y} width={`${bar.width}%`} height={bar.height} />
      ))}
      <line className={css.tile} x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
    </svg>
  )
}

export interface HistogramBin {
  /** Lower and upper bound of the values in the bin. */
  from: number
  to: number
  count: number
}

export interface HistogramBar {
  /** Start and width in percent of the plot. */
  x: number
  width: number
  /** Pixels. */
  y: number
  height: number
}

/** Least height in pixels of a bar that is not empty, so that it stays visible. */
const LOWEST = 2

/** Bars of equal width with a small gap; the fullest bin has the height of the plot, an empty bin has height 0. */
export function histogramBars(bins: readonly HistogramBin[], plotHeight: number): HistogramBar[] {
  const most = Math.max(1, ...bins.map((bin) => bin.count))
  const pitch = 100 / Math.max(1, bins.length)
  return bins.map((bin, i) => {
    const height = bin.count > 0 ? Math.max(LOWEST, (bin.count / most) * plotHeight) : 0
    return {
      x: round(i * pitch),
      width: round(pitch * 0.87),
      y: round(plotHeight - height),
      height: round(height),
    }
  })
}

/** Index of the bin of a value; values outside belong to the first or last bin. -1 without bins. */
export function binOf(bins: readonly HistogramBin[], value: number): number {
  if (bins.length === 0) return -1
  const index = bins.findIndex((bin) => value < bin.to)
  return index === -1 ? bins.length - 1 : index
}

const round = (n: number) => Math.round(n * 100) / 100

/** The table form of a chart: the same figures for readers, or for everybody behind a disclosure. */
export interface ChartTableTexts {
  /** What the figures are. */
  caption: string
  /** Column headings, in the order that the chart names. */
  columns: readonly string[]
  /** Words of the disclosure that shows the table to everybody. Without them it is for readers only. */
  disclose?: string
}

/** Texts of a chart's table form: the same data for screen readers, or for everybody behind a disclosure. */
export interface ChartTableTexts {
  /** Caption of the data. */
  caption: string
  /** Column headings, in the order that the chart defines. */
  columns: readonly string[]
  /** Title of a disclosure that shows the table to everybody. Without it only screen readers get the table. */
  disclose?: string
}

import * as css from './ChartTable.css.ts'
import type { ChartTableTexts } from './table.ts'

interface ChartTableProps {
  texts: ChartTableTexts
  /** Cells in the order of the columns; the first cell names its row. */
  rows: readonly (readonly string[])[]
}

/** Table form of a chart. */
export function ChartTable({ texts, rows }: ChartTableProps) {
  const table = (
    <table className={css.table}>
      <caption className={css.caption}>{texts.caption}</caption>
      <thead>
        <tr>
          {texts.columns.map((column) => (
            <th key={column} className={css.head} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th className={css.head} scope="row">
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={texts.columns[column + 1]} className={css.data}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!texts.disclose) return <div className={css.hidden}>{table}</div>
  return (
    <details>
      <summary className={css.summary}>{texts.disclose}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={texts.caption}>
        {table}
      </section>
    </details>
  )
}

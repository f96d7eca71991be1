import Papa from 'papaparse'

/** A CSV file in memory: every row has one cell per column. An empty cell is a missing value. */
export interface Table {
  columns: string[]
  rows: string[][]
}

/** Reads comma-separated UTF-8 text with a header line. Throws on broken quoting or a row of another width. */
export function parseCsv(text: string): Table {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: true })
  if (errors[0]) throw new Error(`CSV row ${errors[0].row}: ${errors[0].message}`)
  const [columns, ...rows] = data
  if (!columns) throw new Error('CSV without a header line')
  const odd = rows.findIndex((row) => row.length !== columns.length)
  if (odd >= 0) throw new Error(`CSV row ${odd} has ${rows[odd]?.length} cells, the header has ${columns.length}`)
  return { columns, rows }
}

/** Writes UTF-8 CSV without byte order mark: LF line ends, a final line end, quotes only where they are needed. */
export function formatCsv({ columns, rows }: Table): string {
  return `${Papa.unparse([columns, ...rows], { newline: '\n' })}\n`
}

/** Rows as objects by column name. */
export function records(table: Table): Record<string, string>[] {
  return table.rows.map((row) => Object.fromEntries(table.columns.map((name, index) => [name, row[index] ?? ''])))
}

/** The cells of one column. Throws when the column does not exist. */
export function column(table: Table, name: string): string[] {
  const index = table.columns.indexOf(name)
  if (index < 0) throw new Error(`no column ${name} in ${table.columns.join(', ')}`)
  return table.rows.map((row) => row[index] ?? '')
}

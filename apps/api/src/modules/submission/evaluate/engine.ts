import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

/** Memory of the query engine; the child's own heap comes on top (see scorer.ts). */
const ENGINE_MEMORY = '512MB'

/** Opens an engine in memory that loads nothing from outside and writes nothing to disk. */
export async function openEngine(): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: '2',
    memory_limit: ENGINE_MEMORY,
    temp_directory: '',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
  })
  return instance.connect()
}

export const text = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Reads a CSV without guessing: all columns are text. `header` would swallow the first row of a file without one: check it before. */
export function csvOf(path: string, columns: readonly string[], delimiter: string): string {
  const types = columns.map((column) => `${text(column)}: 'varchar'`).join(', ')
  return `read_csv(${text(path)}, auto_detect = false, header = true, delim = ${text(delimiter)}, quote = '"', escape = '"',
    strict_mode = true, max_line_size = 4194304, columns = {${types}})`
}

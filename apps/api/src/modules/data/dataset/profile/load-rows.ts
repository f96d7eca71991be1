import { MAX_LINE_BYTES } from '@shulei/domain/data/dataset/profile.ts'
import { type Engine, literal } from './engine.ts'
import { TABLE } from './loaded.ts'

/**
 * Loads a file that was written for the engine: UTF-8, one row a line, double quotes, no header, all rows of one width. `gap` stands for a
 * missing cell where it has no quotes.
 */
export async function loadRows(
  engine: Engine,
  path: string,
  { names, separator = ',', gap = '' }: { names: readonly string[]; separator?: string; gap?: string },
): Promise<void> {
  const columns = names.map((name) => `${literal(name)}: 'VARCHAR'`).join(', ')
  await engine.run(`create table ${TABLE} as select * from read_csv(${literal(path)}, delim = ${literal(separator)},
    auto_detect = false, header = false, strict_mode = true, quote = '"', escape = '"', nullstr = ${literal(gap)},
    allow_quoted_nulls = false, new_line = '\\n', max_line_size = ${2 * MAX_LINE_BYTES}, buffer_size = ${4 * MAX_LINE_BYTES},
    columns = {${columns}})`)
}

import type { DuckDBConnection } from '@duckdb/node-api'
import { csvOf } from './engine.ts'

/** A solution in the engine's table `solution (i, id, target, list)`, and where each id stands in it. */
export interface Solution {
  ids: ReadonlyMap<string, number>
  /** The lists that it has rows for. */
  lists: ReadonlySet<'A' | 'B'>
}

/** Loads the file `id,target,list` (list A or B, each id once). Throws when it is not one: the fault is ours. */
export async function loadSolution(engine: DuckDBConnection, path: string): Promise<Solution> {
  await engine.run(`create or replace table solution as
    select (row_number() over () - 1)::int as i, id, target, list from ${csvOf(path, ['id', 'target', 'list'], ',')}`)
  const ids = new Map<string, number>()
  // a scan of the table comes in the order of the file, which is that of `i`
  const result = await engine.stream('select id from solution')
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    for (const id of chunk.getColumnValues(0)) ids.set(String(id), ids.size)
  }
  const [row] = (await engine.runAndReadAll('select count(*)::int, list(distinct list) from solution')).getRowsJS()
  const [count, found] = row as [number, string[]]
  const lists = new Set(found)
  if (ids.size === 0 || ids.size !== count) throw new Error('the solution is empty or has an id twice')
  if ([...lists].some((list) => list !== 'A' && list !== 'B'))
    throw new Error('the solution has a list besides A and B')
  return { ids, lists: lists as ReadonlySet<'A' | 'B'> }
}

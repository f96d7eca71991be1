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
  const lists = new Set<'A' | 'B'>()
  const result = await engine.stream('select id, list from solution order by i')
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    for (const id of chunk.getColumnValues(0)) ids.set(String(id), ids.size)
    for (const list of chunk.getColumnValues(1)) lists.add(list as 'A' | 'B')
  }
  const [counted] = (await engine.runAndReadAll('select count(*)::int from solution')).getRows()
  if (ids.size === 0 || ids.size !== counted?.[0]) throw new Error('the solution is empty or has an id twice')
  if ([...lists].some((list) => list !== 'A' && list !== 'B'))
    throw new Error('the solution has a list besides A and B')
  return { ids, lists }
}

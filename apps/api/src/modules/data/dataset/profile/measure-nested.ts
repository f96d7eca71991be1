import { count, type Engine, quoted } from './engine.ts'
import { type Declared, TABLE } from './loaded.ts'
import type { TableProfile } from './profile-task.ts'

/** Profiles a column of lists, objects or maps: what it holds, and how many differ and are missing. Null for another column. */
export async function measureNested(
  engine: Engine,
  name: string,
  { nested, items }: Declared,
): Promise<{ column: TableProfile['columns'][number]; areMarksUnsure: boolean } | null> {
  if (!nested) return null
  const cell = quoted(name)
  const [row] = await engine.run(
    `select count(*) as rows, count(${cell}) as there, count(distinct ${cell}) as "distinct" from ${TABLE}`,
  )
  const [rows, there] = [count(row, 'rows'), count(row, 'there')]
  const nothing = { min: null, max: null, mean: null, median: null, std: null, histogram: [], top: [], length: null }
  const missing = rows === 0 ? 0 : Number(((rows - there) / rows).toPrecision(6))
  const column = { name, type: nested, isWhole: false, missing, unique: count(row, 'distinct'), ...nothing }
  return { column: { ...column, ...(items ? { items } : {}) }, areMarksUnsure: false }
}

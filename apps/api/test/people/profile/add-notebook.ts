import { notebooks } from '../../../src/modules/people/profile/tables.ts'
import type { Database } from '../../../src/platform/db/database.ts'

/** Adds a notebook with one cell; answers its id. Its file of two bytes is in the store where the test puts it under `key`. */
export async function addNotebook(
  db: Database,
  {
    userId,
    at,
    title = '一个笔记本',
    key = `notebooks/${crypto.randomUUID()}`,
    ...more
  }: { userId: number; at: Date; title?: string; key?: string; competitionId?: number },
): Promise<number> {
  const [row] = await db
    .insert(notebooks)
    .values({
      ...{ userId, title, summary: '', language: 'R', cells: 1, createdAt: at, updatedAt: at, ...more },
      file: { key, name: 'a.ipynb', bytes: 2, sha256: 'a'.repeat(64) },
      content: [{ kind: 'raw', source: title }],
      pictures: [],
    })
    .returning({ id: notebooks.id })
  if (!row) throw new Error('a notebook was not stored')
  return row.id
}

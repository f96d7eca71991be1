import { notebooks } from '../../src/modules/profile/tables.ts'
import type { Database } from '../../src/platform/db/database.ts'

/** Adds a notebook with one cell, whose file is not in the store; answers its id. */
export async function addNotebook(
  db: Database,
  { userId, at, title = '一个笔记本', ...more }: { userId: number; at: Date; title?: string; competitionId?: number },
): Promise<number> {
  const [row] = await db
    .insert(notebooks)
    .values({
      ...{ userId, title, summary: '', language: 'R', cells: 1, createdAt: at, updatedAt: at, ...more },
      file: { key: `notebooks/${crypto.randomUUID()}`, name: 'a.ipynb', bytes: 2, sha256: 'a'.repeat(64) },
      content: [{ kind: 'raw', source: title }],
      pictures: [],
    })
    .returning({ id: notebooks.id })
  if (!row) throw new Error('a notebook was not stored')
  return row.id
}

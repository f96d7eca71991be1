import type { NotebookLanguage } from '@shulei/domain/people/notebook/notebook.ts'
import type { ShownCell } from '@shulei/domain/people/notebook/view.ts'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { visibleTo } from '../../compete/competition/tables.ts'
import type { StoredFile } from '../../compete/submission/tables.ts'
import { type NotebookPictureFile, notebooks } from '../profile/tables.ts'

export type { StoredFile } from '../../compete/submission/tables.ts'
export type { NotebookPictureFile } from '../profile/tables.ts'

interface About {
  id: number
  title: { cn: string; en: string }
}

export interface NotebookRow {
  id: number
  title: string
  summary: string
  language: NotebookLanguage
  cells: number
  version: number
  file: StoredFile
  content: ShownCell[]
  author: { id: number; name: string; avatar: string | null }
  competition: About | null
  updatedAt: string
}

/** A notebook with its author, in one statement; null when there is none. Its competition only where the reader may open it. */
export async function findNotebook(
  on: Executor,
  id: number,
  { readerId, now }: { readerId: number; now: Date },
): Promise<NotebookRow | null> {
  const { rows } = await on.execute<{ notebook: NotebookRow }>(sql`
    select json_build_object('id', t.id, 'title', t.title, 'summary', t.summary, 'language', t.language, 'cells', t.cells,
      'version', t.version, 'file', t.file, 'content', t.content, 'updatedAt', t.updated_at,
      'author', json_build_object('id', u.id, 'name', u.name, 'avatar', u.image),
      'competition', (select json_build_object('id', c.id, 'title', c.title) from competitions c
        where c.id = t.competition_id and ${visibleTo(readerId, now)})) as notebook
    from notebooks t join users u on u.id = t.user_id where t.id = ${id}`)
  return rows[0]?.notebook ?? null
}

/** Owner and files of a notebook; null when there is none. */
export async function findFiles(
  on: Executor,
  id: number,
): Promise<{ userId: number; file: StoredFile; pictures: NotebookPictureFile[] } | null> {
  const { userId, file, pictures } = notebooks
  const [row] = await on.select({ userId, file, pictures }).from(notebooks).where(eq(notebooks.id, id))
  return row ?? null
}

const own = (userId: number, id: number) => and(eq(notebooks.id, id), eq(notebooks.userId, userId))

/** A person's own notebook without its content, locked until the transaction ends; null when it is missing or another person's. */
export async function lockOwn(tx: Tx, userId: number, id: number) {
  const { title, summary, language, version, changeKey, competitionId, file, pictures } = notebooks
  const [row] = await tx
    .select({ title, summary, language, version, changeKey, competitionId, file, pictures })
    .from(notebooks)
    .where(own(userId, id))
    .for('update')
  return row ?? null
}

export async function countOf(on: Executor, userId: number): Promise<number> {
  const [row] = await on.select({ count: count() }).from(notebooks).where(eq(notebooks.userId, userId))
  return row?.count ?? 0
}

/** The notebook that a request with this key has shared, or null. */
export async function findByKey(on: Executor, userId: number, idempotencyKey: string) {
  const { id, version, file } = notebooks
  const [row] = await on
    .select({ id, version, file })
    .from(notebooks)
    .where(and(eq(notebooks.userId, userId), eq(notebooks.idempotencyKey, idempotencyKey)))
  return row ?? null
}

export async function insertNotebook(tx: Tx, row: typeof notebooks.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(notebooks).values(row).returning({ id: notebooks.id })
  if (!stored) throw new Error('a notebook was not stored')
  return stored.id
}

export async function updateNotebook(tx: Tx, id: number, patch: Partial<typeof notebooks.$inferInsert>): Promise<void> {
  await tx.update(notebooks).set(patch).where(eq(notebooks.id, id))
}

export async function deleteNotebook(tx: Tx, id: number): Promise<void> {
  await tx.delete(notebooks).where(eq(notebooks.id, id))
}

/** State of a finished sign-up. */
const FINISHED = 3

/** Competitions in which a person takes part and which they may open, the latest sign-up first. */
export async function findEntered(on: Executor, userId: number, now: Date): Promise<About[]> {
  const { rows } = await on.execute<{ competition: About }>(sql`
    select json_build_object('id', c.id, 'title', c.title) as competition
    from signups g join competitions c on c.id = g.competition_id
    where g.user_id = ${userId} and g.state >= ${FINISHED} and ${visibleTo(userId, now)}
    order by g.created_at desc, g.id desc limit 200`)
  return rows.map(({ competition }) => competition)
}

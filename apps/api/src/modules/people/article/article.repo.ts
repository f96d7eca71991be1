import { and, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { visibleTo } from '../../compete/competition/tables.ts'
import { type ArticleDraft, articles } from '../profile/tables.ts'

export interface ArticleRow {
  id: number
  title: string
  summary: string
  body: string
  cover: string | null
  tags: string[]
  author: { id: number; name: string; avatar: string | null }
  competition: { id: number; title: { cn: string; en: string } } | null
  publishedAt: string | null
  updatedAt: string
}

/** An article with its author, in one statement; null when there is none. Its competition only where the reader may open it. */
export async function findArticle(
  on: Executor,
  id: number,
  { readerId, now }: { readerId: number; now: Date },
): Promise<ArticleRow | null> {
  const { rows } = await on.execute<{ article: ArticleRow }>(sql`
    select json_build_object('id', t.id, 'title', t.title, 'summary', t.summary, 'body', t.body, 'cover', t.cover,
      'tags', t.tags, 'publishedAt', t.published_at, 'updatedAt', t.updated_at,
      'author', json_build_object('id', u.id, 'name', u.name, 'avatar', u.image),
      'competition', (select json_build_object('id', c.id, 'title', c.title) from competitions c
        where c.id = t.competition_id and ${visibleTo(readerId, now)})
    ) as article
    from articles t join users u on u.id = t.user_id where t.id = ${id}`)
  return rows[0]?.article ?? null
}

export type OwnRow = Pick<
  typeof articles.$inferSelect,
  'title' | 'summary' | 'body' | 'cover' | 'tags' | 'publishedAt' | 'draft' | 'version'
>

/** A person's own article with its unpublished changes; null when it is missing or another person's. */
export async function findOwn(on: Executor, userId: number, id: number): Promise<OwnRow | null> {
  const { title, summary, body, cover, tags, publishedAt, draft, version } = articles
  const [row] = await on
    .select({ title, summary, body, cover, tags, publishedAt, draft, version })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.userId, userId)))
  return row ?? null
}

const nothing: ArticleDraft = { title: '', summary: '', body: '', cover: null, tags: [] }

/** Id of the person's unpublished article in which nothing is written, or nothing is left; null when there is none. */
export async function findEmpty(on: Executor, userId: number): Promise<number | null> {
  const isEmpty = or(isNull(articles.draft), eq(articles.draft, nothing))
  const [row] = await on
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.userId, userId), isNull(articles.publishedAt), isEmpty))
    .limit(1)
  return row?.id ?? null
}

export async function countOf(on: Executor, userId: number): Promise<number> {
  const [row] = await on.select({ count: count() }).from(articles).where(eq(articles.userId, userId))
  return row?.count ?? 0
}

export async function insertEmpty(tx: Tx, userId: number, at: Date): Promise<number> {
  const [row] = await tx
    .insert(articles)
    .values({ userId, title: '', summary: '', body: '', createdAt: at, updatedAt: at })
    .returning({ id: articles.id })
  if (!row) throw new Error('the article was not stored')
  return row.id
}

type Patch = Partial<Omit<typeof articles.$inferInsert, 'id' | 'userId' | 'draft'>> & { draft: ArticleDraft | null }

/** Writes an article of which `version` was read; answers the new version, or null when another save came first. */
export async function writeVersion(
  tx: Tx,
  { id, userId, version }: { id: number; userId: number; version: number },
  patch: Patch,
): Promise<number | null> {
  const read = and(eq(articles.id, id), eq(articles.userId, userId), eq(articles.version, version))
  const [row] = await tx
    .update(articles)
    .set({ ...patch, version: version + 1 })
    .where(read)
    .returning({ version: articles.version })
  return row?.version ?? null
}

export async function deleteOwn(tx: Tx, userId: number, id: number): Promise<number> {
  const own = and(eq(articles.id, id), eq(articles.userId, userId))
  return (await tx.delete(articles).where(own).returning({ id: articles.id })).length
}

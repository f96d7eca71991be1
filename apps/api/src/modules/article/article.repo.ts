import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { type ArticleDraft, articles } from '../profile/tables.ts'
import { type WorkPage, workPage } from '../profile/work-page.ts'

export interface ArticleRow extends WorkPage {
  body: string
  cover: string | null
  tags: string[]
  publishedAt: string | null
}

/** An article with its author, in one statement; null when there is none. */
export async function findArticle(
  on: Executor,
  id: number,
  reader: { readerId: number; now: Date },
): Promise<ArticleRow | null> {
  const { rows } = await on.execute<{ article: ArticleRow }>(sql`
    select json_build_object('body', t.body, 'cover', t.cover, 'tags', t.tags, 'publishedAt', t.published_at,
      ${workPage(reader)}) as article
    from articles t join users u on u.id = t.user_id where t.id = ${id}`)
  return rows[0]?.article ?? null
}

type OwnRow = Pick<
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

/** Id of the person's draft in which nothing is written yet; null when there is none. */
export async function findEmpty(on: Executor, userId: number): Promise<number | null> {
  const [row] = await on
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.userId, userId), isNull(articles.publishedAt), isNull(articles.draft)))
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

import { DAY, type Instant, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { follows as cast } from '@shulei/mocks/cast/follows.ts'
import * as written from '@shulei/mocks/cast/writings.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '../src/modules/base/session/tables.ts'
import { datasets } from '../src/modules/data/dataset/tables.ts'
import { follows } from '../src/modules/people/follow/tables.ts'
import { answers, articles, collections, notebooks, questions } from '../src/modules/people/profile/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { BuiltInNotebook } from './notebooks.ts'

/** Time of the first follow of the cast before the first start, and of the last. */
const FIRST_FOLLOW = 170 * DAY
const LAST_FOLLOW = DAY

/** Loads the follows of the cast, spread over the months before the start. */
async function loadFollows(tx: Tx, start: Instant): Promise<void> {
  const step = (FIRST_FOLLOW - LAST_FOLLOW) / Math.max(1, cast.length - 1)
  await tx.insert(follows).values(
    cast.map(({ sponsor, followed }, index) => ({
      sponsorId: sponsor.id,
      followedId: followed.id,
      createdAt: new Date(Math.round(start - FIRST_FOLLOW + index * step)),
    })),
  )
}

/** An instant some days ago; the time of day differs between people. */
const agoFrom =
  (start: Instant) =>
  ({ daysAgo, id }: { daysAgo: number; id: number }) =>
    new Date(start - daysAgo * DAY - ((id * 97) % 600) * MINUTE)

type StoredNotebooks = ReadonlyMap<string, BuiltInNotebook>

/** Ids of rows by the names of the cast. */
type Ids = ReadonlyMap<string, number>

const idsOf = (list: readonly { key: string }[], rows: readonly { id: number }[]): Ids =>
  new Map(list.map(({ key }, index) => [key, rows[index]?.id ?? 0]))

async function insertNotebooks(
  tx: Tx,
  list: readonly written.CastNotebook[],
  stored: StoredNotebooks,
  ago: ReturnType<typeof agoFrom>,
): Promise<Ids> {
  const builtIn = (key: string) => {
    const notebook = stored.get(key)
    if (!notebook) throw new Error(`the built-in notebook ${key} is not stored`)
    return notebook
  }
  const rows = await tx
    .insert(notebooks)
    .values(
      list.map((one) => ({
        userId: one.author.id,
        title: one.title,
        summary: one.summary,
        language: one.language,
        ...builtIn(one.key),
        competitionId: one.competition?.id ?? null,
        createdAt: ago(one),
        updatedAt: ago({ id: one.id, daysAgo: one.updatedDaysAgo }),
      })),
    )
    .returning({ id: notebooks.id })
  return idsOf(list, rows)
}

/**
 * Adds the built-in notebooks, and who saved them, to a site that an older release filled: its notebooks had no file, and migration
 * 0061 removed them. People who have closed their account since then stay as they are.
 */
export async function restoreNotebooks(tx: Tx, stored: StoredNotebooks, start: Instant): Promise<void> {
  const saved = written.collections.filter(({ kind }) => kind === 'notebook')
  const asked = [...written.notebooks, ...saved].map(({ author }) => author.id)
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, asked), eq(users.demo, true), isNull(users.closedAt)))
  const present = new Set(found.map(({ id }) => id))
  const list = written.notebooks.filter(({ author }) => present.has(author.id))
  if (list.length === 0) return
  const ago = agoFrom(start)
  const ids = await insertNotebooks(tx, list, stored, ago)
  const collected = saved.flatMap((one) => {
    const notebookId = ids.get(one.target)
    return notebookId && present.has(one.author.id) ? [{ userId: one.author.id, notebookId, createdAt: ago(one) }] : []
  })
  if (collected.length > 0) await tx.insert(collections).values(collected)
}

async function loadWritings(tx: Tx, stored: StoredNotebooks, ago: ReturnType<typeof agoFrom>) {
  const stamps = (one: { daysAgo: number; id: number }) => ({ createdAt: ago(one), updatedAt: ago(one) })
  const asked = await tx
    .insert(questions)
    .values(
      written.questions.map((one) => ({ userId: one.author.id, title: one.title, body: one.body, ...stamps(one) })),
    )
    .returning({ id: questions.id })
  const questionIds = idsOf(written.questions, asked)
  await tx.insert(answers).values(
    written.answers.map((one) => ({
      questionId: questionIds.get(one.question.key) ?? 0,
      userId: one.author.id,
      body: one.body,
      ...stamps(one),
    })),
  )
  const articleRows = await tx
    .insert(articles)
    .values(
      written.articles.map((one) => ({
        userId: one.author.id,
        title: one.title,
        summary: one.summary,
        body: one.body,
        tags: [...one.tags],
        publishedAt: ago(one),
        competitionId: one.competition?.id ?? null,
        ...stamps(one),
      })),
    )
    .returning({ id: articles.id })
  return {
    question: questionIds,
    article: idsOf(written.articles, articleRows),
    notebook: await insertNotebooks(tx, written.notebooks, stored, ago),
  }
}

/** Sets the owners of competitions' data sets. Answers the data sets by slug. */
async function giveDatasets(tx: Tx): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const [slug, owner] of Object.entries(written.datasetOwners)) {
    const [row] = await tx
      .update(datasets)
      .set({ ownerId: owner.id })
      .where(eq(datasets.competitionId, competitionOf(slug).id))
      .returning({ id: datasets.id })
    if (row) ids.set(slug, row.id)
  }
  return ids
}

/** Loads follows, writings and collections of the cast; the competitions and the files of notebooks must have been loaded. */
export async function loadCommunity(tx: Tx, notebookFiles: StoredNotebooks, start: Instant): Promise<void> {
  await loadFollows(tx, start)
  const ago = agoFrom(start)
  const writings = await loadWritings(tx, notebookFiles, ago)
  const dataset = await giveDatasets(tx)
  const idOf = (ids: Ids, target: string) => {
    const id = ids.get(target)
    if (id === undefined) throw new Error(`nothing was loaded that is called ${target}`)
    return id
  }
  await tx.insert(collections).values(
    written.collections.map((one) => ({
      userId: one.author.id,
      competitionId: one.kind === 'competition' ? competitionOf(one.target).id : null,
      datasetId: one.kind === 'dataset' ? idOf(dataset, one.target) : null,
      articleId: one.kind === 'article' ? idOf(writings.article, one.target) : null,
      questionId: one.kind === 'question' ? idOf(writings.question, one.target) : null,
      notebookId: one.kind === 'notebook' ? idOf(writings.notebook, one.target) : null,
      createdAt: ago(one),
    })),
  )
}

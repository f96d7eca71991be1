import type { BodyOut, DataIn } from '@shulei/contract/call.ts'
import type { articleDraft, personArticle, publishArticle, saveArticle } from '@shulei/contract/people/article/calls.ts'
import {
  type ArticleProblem,
  articleLimits,
  articleSummary,
  articleTags,
  articleTagsOf,
  articleTitle,
  MAX_ARTICLE_MARKUP,
  MAX_ARTICLES,
  publishProblems,
} from '@shulei/domain/people/article/article.ts'
import { hiddenFrom } from '@shulei/domain/people/profile/privacy.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isOwnImage } from '../../base/upload/upload.service.ts'
import { accessTo } from '../profile/access.service.ts'
import { lockOwnLists } from '../profile/edit-lists.service.ts'
import {
  countOf,
  deleteOwn,
  findArticle,
  findEmpty,
  findOwn,
  insertEmpty,
  type OwnRow,
  writeVersion,
} from './article.repo.ts'
import { shownBody } from './shown.service.ts'

/** No person has this id: it stands for a reader without a session. */
const NOBODY = 0

const maxOf = {
  articleTitleEmpty: articleLimits.title,
  articleTitleInvalid: articleLimits.title,
  articleSummaryInvalid: articleLimits.summary,
  articleTextEmpty: articleLimits.body,
  articleTextInvalid: articleLimits.body,
  articleTagInvalid: articleTags.length,
} as const satisfies Record<ArticleProblem, number>

const refusalOf = (problem: ArticleProblem) =>
  new ApiError(problem, { facts: { max: maxOf[problem], count: articleTags.most } })

/**
 * An article for its reader. One that is not published, or whose author hides own activity from the reader, is answered like a
 * missing one. Three statements. Throws `notFound`.
 */
export async function readArticle(
  { db, clock, texts }: Platform,
  id: number,
  readerId: number | null,
): Promise<DataIn<typeof personArticle>> {
  const now = new Date(clock())
  const row = await findArticle(db, id, { readerId: readerId ?? NOBODY, now })
  if (!row) throw new ApiError('notFound')
  const { settings, reader } = await accessTo(db, row.author.id, readerId ?? NOBODY)
  const isSeen = row.publishedAt !== null && hiddenFrom(settings, 'myDynamics', reader) === null
  if (!isSeen && !reader.isOwner) throw new ApiError('notFound')
  return {
    ...row,
    body: await shownBody(texts, id, row.body),
    publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    isOwn: reader.isOwner,
  }
}

function draftOf(id: number, { draft, publishedAt, version, ...published }: OwnRow): DataIn<typeof articleDraft> {
  const { title, summary, body, cover, tags } = draft ?? published
  return {
    ...{ id, title, summary, body, cover, tags, version },
    publishedAt: publishedAt?.toISOString() ?? null,
    hasChanges: draft !== null,
  }
}

/** The caller's article as they are writing it. Throws `notFound`. */
export async function readDraft({ db }: Platform, userId: number, id: number): Promise<DataIn<typeof articleDraft>> {
  const row = await findOwn(db, userId, id)
  if (!row) throw new ApiError('notFound')
  return draftOf(id, row)
}

/** Starts an article, or answers the caller's draft in which nothing is written or left. Throws `entriesFull`. */
export async function start({ db, clock }: Platform, userId: number): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const at = new Date(clock())
    await lockOwnLists(tx, userId, at)
    const empty = await findEmpty(tx, userId)
    if (empty !== null) return { id: empty }
    if ((await countOf(tx, userId)) >= MAX_ARTICLES) throw new ApiError('entriesFull', { facts: { max: MAX_ARTICLES } })
    return { id: await insertEmpty(tx, userId, at) }
  })
}

/** The error of a write that changed nothing: the article is missing, or another save came first, whose texts come with the error. */
async function mustBeStale(tx: Tx, userId: number, id: number): Promise<never> {
  const row = await findOwn(tx, userId, id)
  throw row ? new ApiError('articleStale', { data: { current: draftOf(id, row) } }) : new ApiError('notFound')
}

/** Stores the caller's changes as a draft. Throws the error of a part, `pictureUnknown`, `articleStale`, `notFound`. */
export async function saveDraft(
  { db, clock, texts }: Platform,
  { userId, id }: { userId: number; id: number },
  { version, ...text }: BodyOut<typeof saveArticle>,
): Promise<{ version: number }> {
  if (!(await findOwn(db, userId, id))) throw new ApiError('notFound')
  if (text.body.length > MAX_ARTICLE_MARKUP) throw refusalOf('articleTextInvalid')
  const written = await texts.read(userId, 'article', text)
  if (written.problem !== null) throw refusalOf(written.problem)
  return db.transaction(async (tx) => {
    const before = await findOwn(tx, userId, id)
    if (!before) throw new ApiError('notFound')
    const isKnownCover = text.cover === null || text.cover === before.cover || text.cover === before.draft?.cover
    if (!isKnownCover && !(await isOwnImage(tx, userId, text.cover ?? ''))) throw new ApiError('pictureUnknown')
    const draft = {
      title: articleTitle(text.title),
      summary: articleSummary(text.summary),
      body: written.stored,
      cover: text.cover,
      tags: articleTagsOf(text.tags),
    }
    const saved = await writeVersion(tx, { id, userId, version }, { draft, updatedAt: new Date(clock()) })
    return { version: saved ?? (await mustBeStale(tx, userId, id)) }
  })
}

/** Shows the stored changes to others. Throws the error of a part, `articleStale`, `notFound`. */
export async function publish(
  { db, clock }: Platform,
  { userId, id }: { userId: number; id: number },
  { version }: BodyOut<typeof publishArticle>,
): Promise<DataIn<typeof publishArticle>> {
  return db.transaction(async (tx) => {
    const row = await findOwn(tx, userId, id)
    if (!row) throw new ApiError('notFound')
    const { title, summary, body, cover, tags } = row.draft ?? row
    const [problem] = publishProblems({ title, summary, body, cover, tags })
    if (problem) throw refusalOf(problem)
    const at = new Date(clock())
    const publishedAt = row.publishedAt ?? at
    const patch = { title, summary, body, cover, tags, publishedAt, draft: null, updatedAt: at }
    const saved = await writeVersion(tx, { id, userId, version }, patch)
    return { version: saved ?? (await mustBeStale(tx, userId, id)), publishedAt: publishedAt.toISOString() }
  })
}

/** Deletes the caller's article; a missing one, or another person's, is no error. */
export const remove = async ({ db }: Platform, userId: number, id: number): Promise<{ affectedRows: number }> => ({
  affectedRows: await db.transaction((tx) => deleteOwn(tx, userId, id)),
})

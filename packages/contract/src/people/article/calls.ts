/**
 * Articles of people (X023). What an author writes is stored as a draft at once; publishing shows it to others. An article is read
 * by everybody to whom its author shows own activity (A§6), also without a session.
 */
import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual, id, instant, person } from '../../fields.ts'

const Text = z.object({
  title: z.string(),
  summary: z.string(),
  /** Markup of the formatted editor, sanitised. */
  body: z.string(),
  /** Address of a picture that the author has uploaded. */
  cover: z.string().nullable(),
  tags: z.array(z.string()),
})

const Version = z.int().min(1)

export const ArticleDetail = Text.extend({
  id,
  /** The text as it is read: sanitised markup with formulas in MathML, tables, and code in colours. */
  body: z.string(),
  author: person,
  competition: z.object({ id, title: bilingual }).nullable(),
  /** Null while only its author sees it. */
  publishedAt: instant.nullable(),
  updatedAt: instant,
  isOwn: z.boolean(),
})

export const personArticle = call({
  method: 'GET',
  path: '/api/site/articles/{id}',
  spec: 'X023',
  summary: 'A published article; its author also reads one that is not published',
  auth: 'none',
  data: ArticleDetail,
})

export const articleDraft = call({
  method: 'GET',
  path: '/api/site/articles/{id}/draft',
  spec: 'X023',
  summary: "The caller's article as they are writing it: the unpublished changes, or the published text",
  auth: 'user',
  data: Text.extend({ id, version: Version, publishedAt: instant.nullable(), hasChanges: z.boolean() }),
})

const invalid = ['articleTitleInvalid', 'articleSummaryInvalid', 'articleTextInvalid', 'articleTagInvalid'] as const

export const startArticle = call({
  method: 'POST',
  path: '/api/site/articles',
  spec: 'X023',
  summary: "Start an article; answers the caller's empty draft if there is one",
  auth: 'user',
  data: z.object({ id }),
  errors: ['entriesFull'],
})

export const saveArticle = call({
  method: 'PUT',
  path: '/api/site/articles/{id}/draft',
  spec: 'X023',
  summary: "Store the caller's changes of an article, of which `version` was read; others do not see them",
  auth: 'user',
  body: Text.extend({ tags: z.array(z.string()).max(20), version: Version }),
  data: z.object({ version: Version }),
  errors: [...invalid, 'pictureUnknown', 'articleStale'],
})

export const publishArticle = call({
  method: 'POST',
  path: '/api/site/articles/{id}/publish',
  spec: 'X023',
  summary: "Show the stored changes of the caller's article, of which `version` was read, to others",
  auth: 'user',
  body: z.object({ version: Version }),
  data: z.object({ version: Version, publishedAt: instant }),
  errors: [...invalid, 'articleTitleEmpty', 'articleTextEmpty', 'articleStale'],
})

export const removeArticle = call({
  method: 'DELETE',
  path: '/api/site/articles/{id}',
  spec: 'X023',
  summary: "Delete the caller's article or draft for good",
  auth: 'user',
  data: z.object({ affectedRows: z.int().min(0) }),
})

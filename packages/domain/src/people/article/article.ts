import { isEmptyMarkup, wordsOfMarkup } from '../../base/markup/parse.ts'
import { countText, fitsText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf, linesOf } from '../../base/text/line.ts'
import { MAX_SKILL_LENGTH, MAX_SKILLS, skillOf, skillProblem } from '../../base/text/skills.ts'

/** Most code points of an article's title and summary, and of its text without markup. */
export const articleLimits = { title: 80, summary: 200, body: 30_000 } as const

/** Most characters of an article's text with its markup. */
export const MAX_ARTICLE_MARKUP = 200_000

/** Most articles and drafts of a person. */
export const MAX_ARTICLES = 200

/** Tags of an article have the limits of technical directions: at most six, ten characters each, none twice (B§5). */
export const articleTags = { most: MAX_SKILLS, length: MAX_SKILL_LENGTH } as const

/** The text of an article with its title, summary and cover. */
export interface ArticleText {
  title: string
  summary: string
  /** Markup of the formatted editor. */
  body: string
  /** Address of an uploaded picture. */
  cover: string | null
  tags: readonly string[]
}

export type ArticleProblem =
  | 'articleTitleEmpty'
  | 'articleTitleInvalid'
  | 'articleSummaryInvalid'
  | 'articleTextEmpty'
  | 'articleTextInvalid'
  | 'articleTagInvalid'

/** Normalises title, summary and tags for storage. */
export const articleTitle = lineOf
export const articleSummary = linesOf

function tagsAreFine(tags: readonly string[]): boolean {
  return tags.every((tag, index) => skillProblem(tag, tags.slice(0, index)) === null)
}

/**
 * The problem that keeps a text from being stored as a draft, or null: a draft may lack anything, but not be too long. The length
 * with markup is looked at first: no longer text is parsed.
 */
export function draftProblem({ title, summary, body, tags }: ArticleText): ArticleProblem | null {
  if (hasForbiddenCharacters(title) || !fitsText(articleTitle(title), articleLimits.title)) return 'articleTitleInvalid'
  if (hasForbiddenCharacters(summary) || !fitsText(articleSummary(summary), articleLimits.summary)) {
    return 'articleSummaryInvalid'
  }
  if (body.length > MAX_ARTICLE_MARKUP || hasForbiddenCharacters(body)) return 'articleTextInvalid'
  if (countText(wordsOfMarkup(body)) > articleLimits.body) return 'articleTextInvalid'
  return tagsAreFine(tags) ? null : 'articleTagInvalid'
}

/** The problems that keep a text from being published: first the one of its draft, then what is missing, in the order of the form. */
export function publishProblems(text: ArticleText): ArticleProblem[] {
  const problem = draftProblem(text)
  const isEmpty = text.body.length <= MAX_ARTICLE_MARKUP && isEmptyMarkup(text.body)
  return [
    ...(problem === null ? [] : [problem]),
    ...(articleTitle(text.title) === '' ? (['articleTitleEmpty'] as const) : []),
    ...(isEmpty ? (['articleTextEmpty'] as const) : []),
  ]
}

/** Normalises tags for storage. */
export const articleTagsOf = (tags: readonly string[]): string[] => tags.map(skillOf)

import { escaped } from '@shulei/domain/base/markup/escape.ts'
import type { NotebookLanguage } from '@shulei/domain/people/notebook/notebook.ts'
import { articleRows, articleTags } from './article-rows.ts'
import { type CollectionKind, collectionRows } from './collection-rows.ts'
import { type CastCompetition, competitionOf } from './competitions.ts'
import { notebookRows } from './notebook-rows.ts'
import { type CastPerson, personOf } from './people.ts'
import { answerRows, questionRows } from './question-rows.ts'

interface Written {
  /** Id in stories. */
  id: number
  author: CastPerson
  /** Whole days before the first start of the site. */
  daysAgo: number
}

export interface CastQuestion extends Written {
  key: string
  title: string
  body: string
}

export interface CastAnswer extends Written {
  question: CastQuestion
  body: string
}

export interface CastArticle extends Written {
  key: string
  title: string
  summary: string
  /** Markup of the formatted editor. */
  body: string
  tags: readonly string[]
  competition: CastCompetition | null
}

export interface CastNotebook extends Written {
  key: string
  title: string
  summary: string
  language: NotebookLanguage
  cells: number
  competition: CastCompetition | null
  updatedDaysAgo: number
}

/** An item that a person has saved; `targetId` is an id of the cast. */
export interface CastCollection extends Written {
  kind: CollectionKind
  /** Slug of a competition, also for its dataset, or key of a writing. */
  target: string
}

const about = (slug: string | null) => (slug === null ? null : competitionOf(slug))
const byKey = <T extends { key: string }>(list: readonly T[], key: string): T => {
  const found = list.find((candidate) => candidate.key === key)
  if (!found) throw new Error(`nothing in the cast is called ${key}`)
  return found
}

const ANSWER_IDS = 101

/** Questions and answers share one list with unique ids. */
export const questions: readonly CastQuestion[] = questionRows.map(([key, mailbox, daysAgo, title, body], index) => ({
  id: index + 1,
  key,
  author: personOf(mailbox),
  daysAgo,
  title,
  body,
}))

export const answers: readonly CastAnswer[] = answerRows.map(([question, mailbox, daysAgo, body], index) => ({
  id: ANSWER_IDS + index,
  question: byKey(questions, question),
  author: personOf(mailbox),
  daysAgo,
  body,
}))

/** A paragraph as markup; one that begins with an element is markup already. */
const blockOf = (text: string) => (text.startsWith('<') ? text : `<p>${escaped(text)}</p>`)

export const articles: readonly CastArticle[] = articleRows.map(
  ([key, mailbox, daysAgo, slug, title, summary, ...paragraphs], index) => ({
    id: index + 1,
    key,
    author: personOf(mailbox),
    daysAgo,
    competition: about(slug),
    title,
    summary,
    body: paragraphs.map(blockOf).join(''),
    tags: articleTags[key] ?? [],
  }),
)

export const notebooks: readonly CastNotebook[] = notebookRows.map(
  ([key, mailbox, daysAgo, updatedDaysAgo, language, cells, slug, title, summary], index) => ({
    id: index + 1,
    key,
    author: personOf(mailbox),
    daysAgo,
    updatedDaysAgo,
    language,
    cells,
    competition: about(slug),
    title,
    summary,
  }),
)

export const collections: readonly CastCollection[] = collectionRows.map(([mailbox, daysAgo, kind, target], index) => ({
  id: index + 1,
  author: personOf(mailbox),
  daysAgo,
  kind,
  target,
}))

/** Owner of a competition's dataset, by slug. */
export const datasetOwners: Readonly<Record<string, CastPerson>> = {
  'us-births': personOf('he'),
  'tang-or-song': personOf('jian'),
  'bird-strikes': personOf('shanyufei'),
  'weather-type': personOf('ayinur'),
  'co2-monthly': personOf('lin'),
  penguins: personOf('sofia'),
  'flight-delay': personOf('han'),
  'football-result': personOf('shen'),
}

export const questionOf = (key: string): CastQuestion => byKey(questions, key)
export const articleOf = (key: string): CastArticle => byKey(articles, key)
export const notebookOf = (key: string): CastNotebook => byKey(notebooks, key)

import type { DataIn } from '@shulei/contract/call.ts'
import type { articleDraft, personArticle } from '@shulei/contract/people/article/calls.ts'
import { articleOf, articles } from '../../cast/writings.ts'
import { fromNow } from '../../clock.ts'
import { briefOf, mockReader } from '../profile/people.ts'

type Article = DataIn<typeof personArticle>
type Draft = DataIn<typeof articleDraft>

/** An article of the cast by its id in stories, with headings, a list and code. */
export function articleFixture(id: number = articleOf('plot-first').id, overrides: Partial<Article> = {}): Article {
  const found = articles.find((one) => one.id === id) ?? articleOf('plot-first')
  const { title, summary, body, tags, author, competition, daysAgo } = found
  const at = fromNow({ days: -daysAgo })
  return {
    ...{ id, title, summary, body, cover: null, tags: [...tags] },
    author: briefOf(author),
    competition: competition && { id: competition.id, title: competition.title },
    publishedAt: at,
    updatedAt: at,
    isOwn: author === mockReader,
    ...overrides,
  }
}

/** The reader's own article as they are writing it. */
export function articleDraftFixture(overrides: Partial<Draft> = {}): Draft {
  const { id, title, summary, body, tags } = articleFixture()
  return {
    ...{ id, title, summary, body, tags },
    cover: null,
    version: 3,
    publishedAt: null,
    hasChanges: true,
    ...overrides,
  }
}

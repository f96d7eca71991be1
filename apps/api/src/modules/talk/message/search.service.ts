import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { searchInbox } from '@shulei/contract/talk/message/calls.ts'
import type { Platform } from '../../../platform/platform.ts'
import { searchPatterns } from '../../../platform/search-text.ts'
import { pageOf } from './paging.ts'
import { findMessages, findPartners } from './search.repo.ts'

/** Most people that a search shows. */
const MOST_PEOPLE = 5

/** The embedded database lowers ASCII letters only; other letters are searched in both cases. */
const bothCases = (pattern: string): string[] => [
  ...new Set([pattern, pattern.replace(/[^ -~]/gu, (letter) => letter.toUpperCase())]),
]

/**
 * Searches a person's own conversations; two statements, and one for a later page. A blank text finds nothing and runs no
 * statement. Throws `tooMany`.
 */
export async function searchMessages(
  { db, limits }: Platform,
  userId: number,
  { q, per_page: size, before }: QueryOut<typeof searchInbox>,
): Promise<DataIn<typeof searchInbox>> {
  const words = searchPatterns(q)
  if (words.length === 0) return { people: [], messages: [], next: null }
  await limits.take('messageSearch', userId)
  // messages are searched by their characters and not by pinyin, that is by the first pattern of a word
  const texts = words.flatMap((ways) => ways.slice(0, 1)).map(bothCases)
  const [people, found] = await Promise.all([
    before === undefined ? findPartners(db, userId, words, MOST_PEOPLE) : [],
    findMessages(db, userId, { words: texts, limit: size + 1, before }),
  ])
  const { rows, next } = pageOf(found, { page: 1, size, before }, ({ messageId }) => messageId)
  return {
    people,
    messages: rows.map(({ messageId, content, at, mine, id, name, avatar }) => ({
      id: messageId,
      content,
      created_at: new Date(at).toISOString(),
      mine,
      partner: { id, name, avatar },
    })),
    next,
  }
}

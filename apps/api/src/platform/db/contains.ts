import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { textInPattern } from '../search-text.ts'

/**
 * Search inside of texts by an index. The SQL function `text_grams` (migration 0080) answers the characters of a text and its pairs
 * of neighbours as numbers, of which a GIN index is made. Chinese words have one or two characters, for which trigrams find nothing,
 * and the function needs no extension of the database.
 */

/** Numbers of single characters, their code points, are below it. */
const PAIR = 2 ** 21

/** The grams of every text that contains this one: its pairs, or its only character. */
function gramsWithin(text: string): number[] {
  const codes = [...text].map((char) => char.codePointAt(0) as number)
  return codes.length === 1 ? codes : codes.slice(1).map((code, index) => (codes[index] as number) * PAIR + code)
}

/**
 * Sets of grams for words that each match by one of their patterns: a text that matches all words has all grams of one of the sets.
 * Of words with several patterns, only the first one counts, so that the sets do not multiply.
 */
export function gramSets(words: readonly (readonly string[])[]): number[][] {
  const gramsOf = (pattern: string) => gramsWithin(textInPattern(pattern))
  const sure = words.filter((patterns) => patterns.length === 1).flatMap(([pattern]) => gramsOf(pattern as string))
  const ways = words.find((patterns) => patterns.length > 1) ?? []
  const sets = ways.length === 0 ? [sure] : ways.map((pattern) => [...sure, ...gramsOf(pattern)])
  return sets.map((set) => [...new Set(set)])
}

const any = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`

/** SQL: a text contains every word, by one of the word's patterns (see `searchPatterns`); without words it always does. */
export const matchesWords = (text: SQL | AnyColumn, words: readonly (readonly string[])[]): SQL =>
  words.length === 0
    ? sql`true`
    : sql.join(
        words.map((patterns) => any(patterns.map((pattern) => sql`${text} like ${pattern}`))),
        sql` and `,
      )

/**
 * SQL: as `matchesWords`, for a text with an index on `text_grams(text)`, which finds the candidates. Patterns and grams stay two
 * conditions: inside of one `or`, the database would compute the grams of every candidate once more.
 */
export function containsWords(text: SQL | AnyColumn, words: readonly (readonly string[])[]): SQL {
  if (words.length === 0) return sql`true`
  const hasGrams = any(gramSets(words).map((set) => sql`text_grams(${text}) @> ${`{${set.join(',')}}`}::bigint[]`))
  return sql`${matchesWords(text, words)} and ${hasGrams}`
}

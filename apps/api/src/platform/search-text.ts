import { pinyin } from 'pinyin-pro'

/** The texts by which a row can be found. */
export interface SearchParts {
  /** Short texts, found by their characters, pinyin and initials. */
  names?: readonly string[]
  /** Names of persons: as `names`, with the reading of a surname first (曾 zeng, 单 shan). */
  people?: readonly string[]
  /** Longer texts, found by their characters only, since the initials of a whole sentence would match almost everything. */
  texts?: readonly string[]
}

const HAN_RUN = /\p{Script=Han}+/gu

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

const syllables = (han: string, surname: boolean) =>
  pinyin(han, { toneType: 'none', type: 'array', v: true, ...(surname ? { surname: 'head' as const } : {}) })

/** Spoken forms of the Chinese in a name: `tang shi` between spaces, `tangshi`, and `ts`. */
function spoken(name: string, surname: boolean): string[] {
  const runs = name.match(HAN_RUN)?.map((run) => syllables(run, surname)) ?? []
  const all = runs.flat()
  if (all.length === 0) return []
  return [` ${all.join(' ')} `, all.join(''), all.map((syllable) => syllable[0]).join('')]
}

/** The text to search in, one form a line, lower case. It is stored in a column of the row. */
export function searchText({ names = [], people = [], texts = [] }: SearchParts): string {
  const lines = [
    ...[...names, ...people, ...texts].map(plain),
    ...names.flatMap((name) => spoken(plain(name), false)),
    ...people.flatMap((name) => spoken(plain(name), true)),
  ]
  return [...new Set(lines)].join('\n')
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The text that a pattern of `searchPatterns` looks for, without wildcards and escapes. */
export const textInPattern = (pattern: string): string => pattern.slice(1, -1).replace(/\\(.)/gu, '$1')

/** The words of a visitor's query, each with the forms of it that count as found. */
const formsOf = (query: string): { word: string; sounds: string | null }[] =>
  plain(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const byChar = [...word]
      const isHan = byChar.length > 1 && byChar.every((char) => /\p{Script=Han}/u.test(char))
      return { word, sounds: isHan ? ` ${syllables(word, false).join(' ')} ` : null }
    })

/**
 * LIKE patterns for a visitor's query: every word must match by one of its patterns; a query without words matches everything. Two
 * Chinese characters or more also match by sound, so that 唐詩 finds 唐诗.
 */
export const searchPatterns = (query: string): string[][] =>
  formsOf(query).map(({ word, sounds }) => [`%${escapeLike(word)}%`, ...(sounds === null ? [] : [`%${sounds}%`])])

/** Whether a stored search text matches a query as `searchPatterns` do, for rows that are in memory. */
export const matchesSearch = (stored: string, query: string): boolean =>
  formsOf(query).every(({ word, sounds }) => stored.includes(word) || (sounds !== null && stored.includes(sounds)))

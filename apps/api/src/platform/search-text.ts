import { pinyin } from 'pinyin-pro'

/** What a row can be found by. */
export interface SearchParts {
  /** Short texts, found by their characters, their pinyin and its initials. */
  names?: readonly string[]
  /** Names of persons: as names, with the reading of a surname first (曾 zeng, 单 shan). */
  people?: readonly string[]
  /** Longer texts, found by their characters alone: the initials of a whole sentence would match everything. */
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

/** The text that a search looks in, one form a line, lower case. Keep it in a column beside the row. */
export function searchText({ names = [], people = [], texts = [] }: SearchParts): string {
  const lines = [
    ...[...names, ...people, ...texts].map(plain),
    ...names.flatMap((name) => spoken(plain(name), false)),
    ...people.flatMap((name) => spoken(plain(name), true)),
  ]
  return [...new Set(lines)].join('\n')
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * LIKE patterns for what a visitor typed: every word must match by one of its patterns; no word matches everything. Two
 * Chinese characters or more also match by sound, which is what makes 唐詩 find 唐诗.
 */
export function searchPatterns(query: string): string[][] {
  const words = plain(query)
    .split(' ')
    .filter((word) => word !== '')
  return words.map((word) => {
    const literal = `%${escapeLike(word)}%`
    const byChar = [...word]
    const isHan = byChar.length > 1 && byChar.every((char) => /\p{Script=Han}/u.test(char))
    return isHan ? [literal, `% ${syllables(word, false).join(' ')} %`] : [literal]
  })
}

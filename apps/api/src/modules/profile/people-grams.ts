/**
 * Pieces of texts by which an index finds candidates without reading every row: pairs of neighbouring characters, single Chinese
 * characters, and the first character of each word. What they find is then compared as a whole.
 */

const isHan = (char: string) => /\p{Script=Han}/u.test(char)

/** A single character that is no Chinese one finds the words that begin with it: anything else would find everybody. */
const first = (char: string) => (isHan(char) ? char : `^${char}`)

const pairs = (chars: readonly string[]) => chars.slice(1).map((char, index) => `${chars[index]}${char}`)

/** The pieces of a search text (see `searchText`), each once. */
export function gramsOf(searchText: string): string[] {
  const words = searchText.split(/\s+/u).filter((word) => word !== '')
  const all = words.flatMap((word) => {
    const chars = [...word]
    return [first(chars[0] as string), ...chars.filter(isHan), ...pairs(chars)]
  })
  return [...new Set(all)]
}

/** The pieces that every row has which holds this text without spaces. */
export function gramsFor(word: string): string[] {
  const chars = [...word]
  return chars.length === 1 ? [first(word)] : [...new Set(pairs(chars))]
}

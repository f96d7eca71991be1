/**
 * Grams of texts, by which an index finds candidates without reading every row: pairs of neighbouring characters, single Chinese
 * characters, and the first character of each word. A second comparison then checks the whole text.
 */

const isHan = (char: string) => /\p{Script=Han}/u.test(char)

/**
 * A single character that is not Chinese matches the first characters of words only, since otherwise it would match nearly all
 * people.
 */
const first = (char: string) => (isHan(char) ? char : `^${char}`)

const pairs = (chars: readonly string[]) => chars.slice(1).map((char, index) => `${chars[index]}${char}`)

/** The grams of a search text (see `searchText`), without repeats. */
export function gramsOf(searchText: string): string[] {
  const words = searchText.split(/\s+/u).filter((word) => word !== '')
  const all = words.flatMap((word) => {
    const chars = [...word]
    return [first(chars[0] as string), ...chars.filter(isHan), ...pairs(chars)]
  })
  return [...new Set(all)]
}

/** The grams of every row that contains this text, which has no spaces. */
export function gramsFor(word: string): string[] {
  const chars = [...word]
  return chars.length === 1 ? [first(word)] : [...new Set(pairs(chars))]
}

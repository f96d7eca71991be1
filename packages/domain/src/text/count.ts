/** The one form in which texts are counted and stored. */
export function toNfc(text: string): string {
  return text.normalize('NFC')
}

/** Length in Unicode code points after NFC, as the database counts it: an emoji is not two. */
export function countText(text: string): number {
  let count = 0
  for (const _ of toNfc(text)) count++
  return count
}

/** Whether a text has at most `max` code points. */
export function fitsText(text: string, max: number): boolean {
  return countText(text) <= max
}

/** NUL and lone surrogates: no database stores them, no honest keyboard makes them. */
export function hasForbiddenCharacters(text: string): boolean {
  return text.includes('\0') || /\p{Cs}/u.test(text)
}

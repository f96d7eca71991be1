/** Normalises a text for counting and storage. */
export function toNfc(text: string): string {
  return text.normalize('NFC')
}

/** Length in Unicode code points after NFC, as the database counts: an emoji is one. */
export function countText(text: string): number {
  let count = 0
  for (const _ of toNfc(text)) count++
  return count
}

/** Whether a text has at most `max` code points. */
export function fitsText(text: string, max: number): boolean {
  return countText(text) <= max
}

/** Whether a text contains NUL or lone surrogates, which the database cannot store and no keyboard produces. */
export function hasForbiddenCharacters(text: string): boolean {
  return text.includes('\0') || /\p{Cs}/u.test(text)
}

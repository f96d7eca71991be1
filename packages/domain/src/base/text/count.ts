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

/**
 * A letter with more than 30 combining marks, the bound of Unicode's stream-safe texts; no script comes near it. The time that
 * normalising takes grows with the square of the marks on one letter.
 */
const ENDLESS_MARKS = /(?<!\p{M})\p{M}{31}/u

/** Whether a letter of a text has more marks than any script has. Such a text must not be normalised. */
export const hasEndlessMarks = (text: string): boolean => ENDLESS_MARKS.test(text)

/** Whether a text contains NUL or lone surrogates, which the database cannot store and no keyboard produces. */
export function hasForbiddenCharacters(text: string): boolean {
  return text.includes('\0') || /\p{Cs}/u.test(text)
}

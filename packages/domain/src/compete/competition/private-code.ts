import { hasForbiddenCharacters } from '../../base/text/count.ts'

/** Most code points of a private competition's code. */
export const MAX_CODE = 64

/**
 * Normalises a code for hashing and comparing: full-width letters and digits, the case of letters, blanks and hyphens do not
 * matter, since people read codes out and copy them from chats. An empty text stays empty.
 */
export const normaliseCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase()
    // capitals of some letters come as a letter and its marks
    .normalize('NFKC')

/** Whether a text can be a code at all; any other text is wrong without a comparison. */
export function isCode(text: string): boolean {
  if (hasForbiddenCharacters(text) || [...text].length > MAX_CODE) return false
  return normaliseCode(text) !== ''
}

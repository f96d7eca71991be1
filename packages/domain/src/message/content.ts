import { countText, fitsText, hasForbiddenCharacters, toNfc } from '../text/count.ts'
import { normaliseName } from '../text/name.ts'

/** Longest private message in code points after NFC (`A§9`, Q063). */
export const MAX_MESSAGE_LENGTH = 255

/** Most people that one message goes to at a time. */
export const MAX_RECEIVERS = 20

export type MessageProblem = 'empty' | 'tooLong' | 'forbidden'

/** Length of a message as the counter shows it and as the server judges it: code points after NFC. */
export const messageLength = countText

/**
 * What keeps a text from being sent, or null (`A§5`). Spaces and characters that nobody sees do not make a message. `forbidden`:
 * NUL or half of a surrogate pair, which no database takes.
 */
export function messageProblem(text: string): MessageProblem | null {
  if (hasForbiddenCharacters(text)) return 'forbidden'
  if (!fitsText(text, MAX_MESSAGE_LENGTH)) return 'tooLong'
  return normaliseName(text) === '' ? 'empty' : null
}

/** The form in which a message is stored: NFC, without space round it. */
export const messageText = (text: string): string => toNfc(text).trim()

const SNIPPET_LENGTH = 60

/** The beginning of a message as a list shows it: one line, at most 60 code points. */
export function snippetOf(text: string): string {
  const points = [...text.replace(/\s+/gu, ' ').trim()]
  return points.length > SNIPPET_LENGTH ? `${points.slice(0, SNIPPET_LENGTH).join('')}…` : points.join('')
}

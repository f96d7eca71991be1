import { countText, fitsText, hasForbiddenCharacters, toNfc } from '../../base/text/count.ts'
import { isInvisible } from '../../base/text/name.ts'

/** Longest private message in code points after NFC (`A§9`, Q063). */
export const MAX_MESSAGE_LENGTH = 255

/** Most receivers of one message. */
export const MAX_RECEIVERS = 20

export type MessageProblem = 'empty' | 'tooLong' | 'forbidden'

/** Length of a message for the counter and for validation: code points after NFC. */
export const messageLength = countText

/**
 * The problem of a message text, or null (`A§5`). Spaces and invisible characters alone are empty. `forbidden`: NUL or half
 * of a surrogate pair, which the database cannot store.
 */
export function messageProblem(text: string): MessageProblem | null {
  if (hasForbiddenCharacters(text)) return 'forbidden'
  if (!fitsText(text, MAX_MESSAGE_LENGTH)) return 'tooLong'
  return isInvisible(text) ? 'empty' : null
}

/** Normalises a message for storage: NFC, trimmed. */
export const messageText = (text: string): string => toNfc(text).trim()

const SNIPPET_LENGTH = 60

/** The beginning of a message for lists: one line, at most 60 code points. */
export function snippetOf(text: string): string {
  const points = [...text.replace(/\s+/gu, ' ').trim()]
  return points.length > SNIPPET_LENGTH ? `${points.slice(0, SNIPPET_LENGTH).join('')}…` : points.join('')
}

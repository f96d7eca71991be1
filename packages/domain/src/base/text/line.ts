import { toNfc } from './count.ts'
import { isInvisible } from './name.ts'

/** Turns a text of invisible characters into an empty one. */
const seen = (text: string) => (isInvisible(text) ? '' : text)

/** Normalises a text of one line for storage: NFC, each run of white space collapsed to one space. */
export const lineOf = (text: string): string => seen(toNfc(text).replace(/\s+/gu, ' ').trim())

/** Normalises a text of several lines for storage: NFC, lines ended by `\n` only, at most one empty line in a row. */
export const linesOf = (text: string): string =>
  seen(
    toNfc(text)
      .replace(/\r\n?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )

import { toNfc } from './count.ts'
import { normaliseName } from './name.ts'

/** What nobody can see is nothing. */
const seen = (text: string) => (normaliseName(text) === '' ? '' : text)

/** A text of one line as it is stored: NFC, every stretch of space one space. */
export const lineOf = (text: string): string => seen(toNfc(text).replace(/\s+/gu, ' ').trim())

/** A text of several lines as it is stored: NFC, lines ended by `\n` alone, at most one empty line in a row. */
export const linesOf = (text: string): string =>
  seen(
    toNfc(text)
      .replace(/\r\n?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )

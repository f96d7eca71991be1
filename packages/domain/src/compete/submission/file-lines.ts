/** Longest line, in UTF-16 units; 100,000 short cells fit. Limits the memory for a file without line breaks. */
export const MAX_LINE_LENGTH = 1 << 20

export interface LineReader {
  write(text: string): void
  end(): void
}

/**
 * Splits chunks of text into lines at LF, CRLF or CR.
 * @param onLine receives the line without its break, or null for one that is too long, and its 1-based number.
 */
export function createLineReader(onLine: (text: string | null, line: number) => void): LineReader {
  let unfinished = ''
  let overflowed = false
  let heldReturn = false
  let line = 0

  function finish(text: string): void {
    line++
    onLine(overflowed || text.length > MAX_LINE_LENGTH ? null : text, line)
    overflowed = false
    unfinished = ''
  }

  return {
    write(text) {
      let piece = heldReturn ? `\r${text}` : text
      // A CR at the end may be the first half of a CRLF.
      heldReturn = piece.endsWith('\r')
      if (heldReturn) piece = piece.slice(0, -1)
      if (piece.includes('\r')) piece = piece.replace(/\r\n?/g, '\n')
      let from = 0
      for (let at = piece.indexOf('\n'); at !== -1; at = piece.indexOf('\n', from)) {
        finish(unfinished + piece.slice(from, at))
        from = at + 1
      }
      unfinished += piece.slice(from)
      if (unfinished.length > MAX_LINE_LENGTH) {
        overflowed = true
        unfinished = ''
      }
    },
    end() {
      if (heldReturn || overflowed || unfinished !== '') finish(unfinished)
    },
  }
}

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

/** Longest line in bytes; a UTF-16 unit takes at most three. */
const MAX_LINE_BYTES = 3 * MAX_LINE_LENGTH

const [LF, CR] = [10, 13]

export interface ByteLineReader {
  write(bytes: Uint8Array): void
  end(): void
}

/**
 * Splits chunks of UTF-8 into lines at LF, CRLF or CR, without copying the lines that lie within a chunk.
 * @param onLine receives the bytes from `from` up to `to`, or null for a line that is too long, and its 1-based number. The bytes are
 * valid during the call alone.
 */
export function createByteLineReader(
  onLine: (bytes: Uint8Array | null, from: number, to: number, line: number) => void,
): ByteLineReader {
  let unfinished = new Uint8Array(1 << 12)
  let length = 0
  let overflowed = false
  let skipsFeed = false
  let line = 0

  function hold(bytes: Uint8Array, from: number, to: number): void {
    const needed = length + to - from
    if (needed > MAX_LINE_BYTES) overflowed = true
    if (overflowed || to === from) return
    if (needed > unfinished.length) {
      const larger = new Uint8Array(Math.max(needed, 2 * unfinished.length))
      larger.set(unfinished.subarray(0, length))
      unfinished = larger
    }
    unfinished.set(bytes.subarray(from, to), length)
    length = needed
  }

  function finish(bytes: Uint8Array, from: number, to: number): void {
    line++
    if (overflowed || to - from > MAX_LINE_BYTES) onLine(null, 0, 0, line)
    else onLine(bytes, from, to, line)
    overflowed = false
    length = 0
  }

  return {
    write(bytes) {
      let from = skipsFeed && bytes[0] === LF ? 1 : 0
      if (bytes.length > 0) skipsFeed = false
      for (let at = from; at < bytes.length; at++) {
        const byte = bytes[at]
        if (byte !== LF && byte !== CR) continue
        if (length > 0 || overflowed) {
          hold(bytes, from, at)
          finish(unfinished, 0, length)
        } else finish(bytes, from, at)
        // a CR at the end may be the first half of a CRLF
        if (byte === CR && at + 1 === bytes.length) skipsFeed = true
        else if (byte === CR && bytes[at + 1] === LF) at++
        from = at + 1
      }
      hold(bytes, from, bytes.length)
    },
    end() {
      if (length > 0 || overflowed) finish(unfinished, 0, length)
    },
  }
}

/** The text of a line's bytes; the mark at the start of a file is left out. */
export function createLineDecoder(): (bytes: Uint8Array, from: number, to: number, line: number) => string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return (bytes, from, to, line) => {
    const text = decoder.decode(bytes.subarray(from, to))
    return line === 1 && text.startsWith('\ufeff') ? text.slice(1) : text
  }
}

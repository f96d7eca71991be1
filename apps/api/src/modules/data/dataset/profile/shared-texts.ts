import { refuse } from './refusal.ts'

/** Bytes that the texts of a workbook may have together; they are outside of the heap. */
export const MAX_SHARED = 256 * 1024 ** 2
const FIRST = 1 << 20

/** Texts by their numbers, in one piece of memory: a million of them as strings would take several times their size. */
export function openSharedTexts() {
  let bytes = Buffer.allocUnsafe(FIRST)
  let ends = new Uint32Array(1024)
  let [size, count] = [0, 0]
  return {
    add(text: string) {
      const length = Buffer.byteLength(text)
      if (size + length + 4 * count > MAX_SHARED) refuse('workbookTooLarge', { limit: MAX_SHARED })
      if (size + length > bytes.length) {
        const more = Buffer.allocUnsafe(Math.max(2 * bytes.length, size + length))
        bytes.copy(more, 0, 0, size)
        bytes = more
      }
      size += bytes.write(text, size)
      if (count === ends.length) {
        const more = new Uint32Array(2 * ends.length)
        more.set(ends)
        ends = more
      }
      ends[count++] = size
    },
    get(no: number): string | null {
      if (!(no >= 0 && no < count)) return null
      return bytes.toString('utf8', no === 0 ? 0 : ends[no - 1], ends[no])
    },
  }
}

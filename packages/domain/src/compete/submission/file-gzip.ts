import type { ByteSource } from './file-bytes.ts'

/** False heads of members after which a file counts as broken; one in two gigabytes comes about by chance. */
const MAX_DOUBTS = 4

/** Most members of a file, of which each costs the start of a decompression. bgzip makes 1,600 of the longest result file. */
const MAX_MEMBERS = 2048

const inflated = (bytes: ReadableStream<Uint8Array>) =>
  bytes.pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>)

/** Positions at which bytes look like the head of a member: its mark, deflate, no reserved flag, and a known system. */
async function* heads(source: ByteSource): AsyncGenerator<number> {
  let before = new Uint8Array(0)
  let at = 0
  const reader = source.stream(0, source.size).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const bytes = new Uint8Array(before.length + value.length)
    bytes.set(before)
    bytes.set(value, before.length)
    for (
      let from = bytes.indexOf(0x1f);
      from !== -1 && from + 10 <= bytes.length;
      from = bytes.indexOf(0x1f, from + 1)
    ) {
      const [, mark, method, flags = 0xff] = bytes.subarray(from, from + 4)
      const system = bytes[from + 9] ?? 0
      if (mark === 0x8b && method === 8 && flags < 0x20 && (system <= 13 || system === 255)) yield at + from
    }
    // a head may begin in the last nine bytes
    const kept = Math.min(9, bytes.length)
    at += bytes.length - kept
    before = bytes.subarray(bytes.length - kept)
  }
}

/**
 * The bytes of all members, one after another. The platform's decompression knows one member and does not say where it ends. So each
 * piece between two heads is taken for a member; where that fails, since the head was data by chance, the piece is read again up to
 * the next one, without what it has already given.
 */
async function* members(source: ByteSource): AsyncGenerator<Uint8Array> {
  const starts: number[] = []
  for await (const at of heads(source)) {
    if (at > 0) starts.push(at)
    if (starts.length > MAX_MEMBERS + MAX_DOUBTS) throw new RangeError(`more than ${MAX_MEMBERS} members`)
  }
  const ends = [...starts, source.size]
  let doubts = 0
  let start = 0
  let given = 0
  for (const end of ends) {
    const reader = inflated(source.stream(start, end)).getReader()
    let seen = 0
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        const skipped = Math.max(0, Math.min(value.length, given - seen))
        seen += value.length
        if (skipped === value.length) continue
        given = Math.max(given, seen)
        yield skipped === 0 ? value : value.subarray(skipped)
      }
      start = end
      given = 0
    } catch (error) {
      if (end === source.size || ++doubts > MAX_DOUBTS) throw error
    } finally {
      await reader.cancel().catch(() => {})
    }
  }
}

/** Decompresses a gzip of one or several members, as `cat a.gz b.gz` and bgzip make them. The stream of a broken one fails. */
export function gunzip(source: ByteSource): ReadableStream<Uint8Array> {
  const parts = members(source)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

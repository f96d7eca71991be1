import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ByteSource } from '@shulei/domain/compete/submission/file-bytes.ts'

const CHUNK = 1 << 18

/** A local file as readable bytes for the checks that page and server share. `size` is its length in bytes. */
export const fileSource = (path: string, size: number): ByteSource => ({
  size,
  stream(start, end) {
    // the option `end` of a read stream is the position of the last byte
    const bytes =
      end > start ? createReadStream(path, { start, end: end - 1, highWaterMark: CHUNK }) : Readable.from([])
    return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
  },
})

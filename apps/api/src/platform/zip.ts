import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Size and SHA-256 of a written file. */
export interface Measured {
  bytes: number
  sha256: string
}

/** A file of an archive: its bytes, or a stream that is opened when the files before it are written. */
export type ZipEntry = { name: string } & ({ bytes: Buffer } | { open: () => Promise<Readable> })

/** Names of files that compression does not make smaller. */
const isPacked = (name: string) => /\.(?:7z|bz2|gz|jpe?g|parquet|png|rar|webp|xz|zip|zst)$/i.test(name)

/** Passes the chunks of a stream on, and tells its size and hash at its end. */
export async function* measured(
  source: AsyncIterable<Buffer>,
  done: (facts: Measured) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source) {
    hash.update(chunk)
    bytes += chunk.length
    yield chunk
  }
  done({ bytes, sha256: hash.digest('hex') })
}

/**
 * Writes a ZIP archive into a new file, with ZIP64 where it is needed; of files that are streams, no more than a piece is in memory.
 * Rejects when a stream fails or the signal fires, and leaves the file behind.
 */
export async function writeZip(
  path: string,
  entries: AsyncIterable<ZipEntry>,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<Measured> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: Error) => void output.destroy(error)
  zip.on('error', fail)
  let open: Readable | undefined
  const add = (entry: ZipEntry) => {
    const options = { mtime: at, compress: !isPacked(entry.name) }
    if ('bytes' in entry) return zip.addBuffer(entry.bytes, entry.name, options)
    zip.addReadStreamLazy(entry.name, options, (take) => {
      entry.open().then((stream) => {
        open = stream.once('error', fail)
        // a failed archive may have been given up while the stream was opened
        if (output.destroyed) stream.destroy()
        else take(null, stream)
      }, fail)
    })
  }
  const produce = async () => {
    for await (const entry of entries) add(entry)
    zip.end()
  }
  let facts: Measured | undefined
  const measure = (source: AsyncIterable<Buffer>) => measured(source, (found) => (facts = found))
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' })
  try {
    await Promise.all([pipeline(output, measure, file, { signal }), produce().catch(fail)])
  } finally {
    open?.destroy()
  }
  if (!facts) throw new Error('the archive has no end')
  return facts
}

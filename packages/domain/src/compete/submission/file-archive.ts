import { type StoredName, zipNames } from '../../base/archive/zip-names.ts'
import { type ByteSource, binaryCode } from './file-bytes.ts'
import { gunzip } from './file-gzip.ts'
import type { FileProblem } from './file-problems.ts'

/** An uncompressed result file, or the problem. `packed` is null for a plain file; `size` is the size that a zip declares, in bytes. */
export type Unpacked =
  | { packed: 'gzip' | 'zip' | null; bytes: ReadableStream<Uint8Array>; crc32: number | null; size?: number }
  | { problem: FileProblem }

/** A file of a zip's directory, as the directory describes it. */
export interface ZipFile {
  name: string
  isLocked: boolean
  method: number
  crc32: number
  packedSize: number
  /** Its own size in bytes, as declared; an archive may lie. */
  size: number
  offset: number
}

/** Longest end record of a zip, including its comment, bytes. */
const END_SPAN = 22 + 0xffff
/** Largest directory that is read, bytes: one of a single file is short, and a longer one is refused anyway. */
const MAX_DIRECTORY = 1 << 20

const broken = (value: 'gzip' | 'zip'): { problem: FileProblem } => ({ problem: { code: 'archiveBroken', value } })

async function read(source: ByteSource, start: number, end: number): Promise<DataView> {
  return new DataView(await new Response(source.stream(start, end) as BodyInit & ReadableStream).arrayBuffer())
}

/** The files of a zip's directory, without folders; null if it cannot be read, `tooMany` for a directory of over 1 MiB. */
export async function entriesOf(source: ByteSource): Promise<ZipFile[] | 'tooMany' | null> {
  const from = Math.max(0, source.size - END_SPAN)
  const tail = await read(source, from, source.size)
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end--
  if (end < 0) return null
  const [size, offset] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (offset + size > from + end) return null
  if (size > MAX_DIRECTORY) return 'tooMany'
  const directory = await read(source, offset, offset + size)
  const entries: Omit<ZipFile, 'name'>[] = []
  const stored: StoredName[] = []
  for (let at = 0; at < size; ) {
    if (at + 46 > size || directory.getUint32(at, true) !== 0x02014b50) return null
    const nameLength = directory.getUint16(at + 28, true)
    const next = at + 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    if (next > size) return null
    const bytes = new Uint8Array(directory.buffer, at + 46, nameLength)
    const extra = new Uint8Array(directory.buffer, at + 46 + nameLength, directory.getUint16(at + 30, true))
    const flags = directory.getUint16(at + 8, true)
    stored.push({ bytes, extra, isUtf8: (flags & 0x800) !== 0 })
    entries.push({
      isLocked: (flags & 1) === 1,
      method: directory.getUint16(at + 10, true),
      crc32: directory.getUint32(at + 16, true),
      packedSize: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    })
    at = next
  }
  const names = zipNames(stored)
  // skips the files that macOS adds to each archive
  return entries
    .map((entry, place) => ({ ...entry, name: names[place] ?? '' }))
    .filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/') && !name.endsWith('.DS_Store'))
}

/** Whether a name would leave the target folder. Files are not written by name here, but such an archive is refused. */
export const leadsOut = (name: string) => /^(?:[\\/]|[a-z]:)|(?:^|[\\/])\.\.(?:[\\/]|$)/i.test(name)

/** The format of a zip that is a document of another program; null for an archive. */
function documentOf(entries: readonly ZipFile[]): string | null {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name))
  if (has(/^xl\/workbook\.bin$/)) return 'xlsb'
  if (has(/^xl\/(?:workbook\.xml$|worksheets\/)/)) return 'xlsx'
  if (has(/^Index\/.*\.iwa$|^Index\.zip$/)) return 'numbers'
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return 'ods'
  if (has(/^word\//)) return 'docx'
  if (has(/^ppt\//)) return 'pptx'
  return entries.length > 0 && entries.every(({ name }) => /\.npy$/.test(name)) ? 'npz' : null
}

async function unzip(source: ByteSource): Promise<Unpacked> {
  const entries = await entriesOf(source)
  if (entries === null) return broken('zip')
  const type = entries === 'tooMany' ? null : documentOf(entries)
  if (type !== null) return { problem: { code: binaryCode(type), value: type } }
  const [entry] = entries
  if (entries === 'tooMany' || entries.length !== 1 || typeof entry !== 'object') {
    return { problem: { code: 'archiveEntries', value: entries === 'tooMany' ? '1000+' : String(entries.length) } }
  }
  // a document in an archive is one more wrapping of it
  const inner = /\.(xlsx|xlsb|xls|ods|numbers|parquet|feather)$/i.exec(entry.name)?.[1]?.toLowerCase()
  if (inner) return { problem: { code: binaryCode(inner), value: inner } }
  if (leadsOut(entry.name)) return { problem: { code: 'archiveName', value: entry.name } }
  if (entry.isLocked) return { problem: { code: 'archiveLocked' } }
  const bytes = await bodyOf(source, entry)
  return bytes === null ? broken('zip') : { packed: 'zip', bytes, crc32: entry.crc32, size: entry.size }
}

/** The uncompressed bytes of a zip's file; null where its header contradicts the directory, or its method is unknown. */
export async function bodyOf(source: ByteSource, entry: ZipFile): Promise<ReadableStream<Uint8Array> | null> {
  if (entry.offset + 30 > source.size) return null
  const header = await read(source, entry.offset, entry.offset + 30)
  const start = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  if (header.getUint32(0, true) !== 0x04034b50 || start + entry.packedSize > source.size) return null
  const bytes = source.stream(start, start + entry.packedSize)
  if (entry.method === 0) return bytes
  return entry.method === 8 ? inflated(bytes) : null
}

const inflated = (bytes: ReadableStream<Uint8Array>) =>
  bytes.pipeThrough(new DecompressionStream('deflate-raw') as ReadableWritablePair<Uint8Array, Uint8Array>)

/**
 * Opens a result file: plain, a gzip of one, or a zip with exactly one file. Nothing is decompressed yet: the reader of the
 * stream decides how much is read. The stream of a broken archive fails.
 */
export async function unpack(source: ByteSource): Promise<Unpacked> {
  const head = await read(source, 0, Math.min(4, source.size))
  const starts = (...bytes: number[]) =>
    head.byteLength >= bytes.length && bytes.every((byte, at) => head.getUint8(at) === byte)
  if (starts(0x1f, 0x8b)) return { packed: 'gzip', bytes: gunzip(source), crc32: null }
  if (starts(0x50, 0x4b, 3, 4) || starts(0x50, 0x4b, 5, 6)) return unzip(source)
  return { packed: null, bytes: source.stream(0, source.size), crc32: null }
}

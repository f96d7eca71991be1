import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Context } from '../context.ts'
import type { Files } from '../files.ts'
import { attachment, matchesTag } from './attachment.ts'

/** A stored file that is sent to a client. */
export interface FileToSend {
  /** Key in the file store. */
  key: string
  name: string
  bytes: number
  sha256: string
  contentType: string
  /** The file is text, so that compression makes it smaller. */
  isText: boolean
}

/** Range of bytes, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The range of a file of `size` bytes that a Range header requests (RFC 9110 §14). Null means the whole file, also for a header
 * that is malformed, has another unit or names several ranges. `unsatisfiable`: none of its bytes exist.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const found = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '')
  if (!found) return null
  const [, from = '', to = ''] = found
  if (from === '' && to === '') return null
  if (from === '')
    return to === '0' || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return null
  if (Number(from) >= size) return 'unsatisfiable'
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

/** Bytes below which compression gains nothing. */
const WORTH_COMPRESSING = 1024

/**
 * The part of a file that answers a request: none (not modified, unsatisfiable), a range, or the whole file, possibly compressed.
 */
export type Sending =
  | { kind: 'known' | 'unsatisfiable' }
  | { kind: 'part'; range: ByteRange }
  | { kind: 'whole'; isCompressed: boolean }

const tagOf = ({ sha256 }: Pick<FileToSend, 'sha256'>) => `"${sha256}"`
/** Entity tag of the compressed form, which is another representation. */
const gzipTagOf = ({ sha256 }: Pick<FileToSend, 'sha256'>) => `"${sha256}-gzip"`

/** Whether an Accept-Encoding header accepts gzip. */
export const takesGzip = (header = '') =>
  /(?:^|,)\s*gzip(?:\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+)?\s*(?:,|$)/i.test(header)

/** Decides which part of a file answers a request. A request with a Range header never gets a compressed answer. */
export function sendingOf(c: Context, file: Pick<FileToSend, 'bytes' | 'sha256' | 'isText'>): Sending {
  const known = c.req.header('if-none-match')
  if (matchesTag(known, tagOf(file)) || matchesTag(known, gzipTagOf(file))) return { kind: 'known' }
  const header = c.req.method === 'GET' ? c.req.header('range') : undefined
  const isCompressed =
    header === undefined && file.isText && file.bytes >= WORTH_COMPRESSING && takesGzip(c.req.header('accept-encoding'))
  const condition = c.req.header('if-range')
  // a range of another version would corrupt the client's partial copy
  if (condition !== undefined && condition.trim() !== tagOf(file)) return { kind: 'whole', isCompressed }
  const range = rangeOf(header, file.bytes)
  if (range === 'unsatisfiable') return { kind: 'unsatisfiable' }
  return range ? { kind: 'part', range } : { kind: 'whole', isCompressed }
}

/** Answers a file as a stream: 200, 206 with a part, 304 or 416. */
export async function sendFile(
  c: Context,
  files: Files,
  file: FileToSend,
  sending = sendingOf(c, file),
): Promise<Response> {
  const shared = { vary: 'accept-encoding', 'x-content-type-options': 'nosniff' }
  const range = { 'accept-ranges': 'bytes' }
  if (sending.kind === 'known') return c.body(null, 304, { ...shared, etag: tagOf(file) })
  if (sending.kind === 'unsatisfiable') {
    return c.body(null, 416, { ...shared, ...range, 'content-range': `bytes */${file.bytes}` })
  }
  const entity = {
    ...shared,
    'content-type': file.contentType,
    'content-disposition': attachment(file.name),
    'content-security-policy': 'sandbox',
  }
  const isHead = c.req.method === 'HEAD'
  if (sending.kind === 'whole' && sending.isCompressed) {
    const headers = { ...entity, etag: gzipTagOf(file), 'content-encoding': 'gzip' }
    if (isHead) return c.body(null, 200, headers)
    const bytes = await files.read(file.key)
    const gzip = createGzip({ level: 4 })
    bytes.once('error', (error) => gzip.destroy(error))
    gzip.once('close', () => bytes.destroy())
    return c.body(Readable.toWeb(bytes.pipe(gzip)) as ReadableStream, 200, headers)
  }
  const part = sending.kind === 'part' ? sending.range : { start: 0, end: file.bytes - 1 }
  const headers = {
    ...entity,
    ...range,
    etag: tagOf(file),
    'content-length': String(part.end - part.start + 1),
    'repr-digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
    ...(sending.kind === 'part' ? { 'content-range': `bytes ${part.start}-${part.end}/${file.bytes}` } : {}),
  }
  if (isHead) return c.body(null, 200, headers)
  const bytes = await files.read(file.key, sending.kind === 'part' ? part : undefined)
  return c.body(Readable.toWeb(bytes) as ReadableStream, sending.kind === 'part' ? 206 : 200, headers)
}

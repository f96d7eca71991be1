import { isAscii } from 'node:buffer'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_LINE_BYTES } from '@shulei/domain/data/dataset/profile.ts'
import { ENCODING_SAMPLE, rateEncodings } from '@shulei/domain/data/dataset/reading/encoding.ts'
import type { Encoding } from '@shulei/domain/data/dataset/reading/reading.ts'
import { refuse } from './refusal.ts'

const CHUNK = 1 << 20
/** First bytes that show a mark, or UTF-16 without one. */
const MARK_BYTES = 4096

/** How the bytes of a text table become characters. */
export interface Decoding {
  encoding: Encoding
  /** Bytes of the mark in front. */
  mark: number
  /** Another encoding reads nearly as well. */
  isUnsure: boolean
  /** Places that are no character of the encoding; each is shown as U+FFFD. */
  broken: number
}

const marks: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The first bytes of a file, at most `most`. */
export async function headOf(path: string, most: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** UTF-16 without a mark: half of the bytes of Latin letters, and of breaks and separators, are zero, on one side of each pair. */
function withoutMark(head: Uint8Array): Encoding | null {
  if (!head.includes(0)) return null
  const signs = [0x0a, 0x0d, 0x2c, 0x09, 0x3b, 0x7c, 0x20]
  let [little, big, zeros, halves] = [0, 0, 0, 0]
  for (let at = 0; at + 1 < head.length; at += 2) {
    const [one, two] = [head[at] ?? 0, head[at + 1] ?? 0]
    if ((one === 0) !== (two === 0)) halves++
    if (one === 0 && two === 0) zeros++
    else if (two === 0) little += signs.includes(one) ? 2 : 1
    else if (one === 0) big += signs.includes(two) ? 2 : 1
  }
  const pairs = head.length / 2
  const [more, less] = [Math.max(little, big), Math.min(little, big)]
  // a few zeros in a short file are no proof
  if (zeros > 0 || more < pairs / 50 || less > more / 4 || halves < Math.max(2, Math.min(pairs / 5, 40))) return null
  const encoding = little > big ? 'utf-16le' : 'utf-16be'
  const text = new TextDecoder(encoding).decode(head)
  return /[\ufffd\ue000-\uf8ff]/.test(text.slice(0, -1)) || controlsIn(text) > 0 ? null : encoding
}

/** The lines that have other bytes than ASCII, up to the size of a sample; the whole file is searched for them. */
async function sampleOf(path: string): Promise<Uint8Array> {
  const lines: Buffer[] = []
  let size = 0
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    const bytes = chunk as Buffer
    if (isAscii(bytes)) continue
    for (let from = 0; from < bytes.length; ) {
      const end = bytes.indexOf(10, from)
      const line = bytes.subarray(from, end === -1 ? bytes.length : end + 1)
      from += line.length
      if (isAscii(line)) continue
      lines.push(Buffer.from(line.subarray(0, ENCODING_SAMPLE - size)))
      size += line.length
      if (size >= ENCODING_SAMPLE) return Buffer.concat(lines)
    }
  }
  return Buffer.concat(lines)
}

/** Counts the places of a file that are no character of an encoding, and the other characters that are not ASCII. */
async function breaksIn(path: string, encoding: Encoding, mark: number): Promise<{ broken: number; others: number }> {
  const decoder = new TextDecoder(encoding)
  let [broken, others] = [0, 0]
  const look = (text: string) => {
    if (text.includes('\0')) refuse('notText')
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 0xfffd) broken++
      else if (code > 127) others++
    }
  }
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK, start: mark }))
    look(decoder.decode(chunk as Buffer, { stream: true }))
  look(decoder.decode())
  return { broken, others }
}

/** Whether all bytes of a file are characters of an encoding. Throws `notText` for a zero character, which no text table has. */
async function isWhole(path: string, encoding: Encoding, mark: number): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK, start: mark }))
      if (decoder.decode(chunk as Buffer, { stream: true }).includes('\0')) refuse('notText')
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** A file with more broken places than one in this many other characters has another encoding. */
const FEW_BROKEN = 20
/** Control characters that no text has; a table with more than one in a hundred characters of its sample is none. */
function controlsIn(text: string): number {
  let count = 0
  for (const character of text) {
    const code = character.charCodeAt(0)
    if (code < 9 || (code > 13 && code < 32) || (code > 127 && code < 160 && code !== 133)) count++
  }
  return count
}

/** The first of the encodings that the whole file can be read in, a few broken places aside. */
async function firstFitting(path: string, candidates: readonly Encoding[], mark: number) {
  for (const encoding of candidates) {
    if (await isWhole(path, encoding, mark)) return { encoding, broken: 0 }
    const { broken, others } = await breaksIn(path, encoding, mark)
    if (broken * FEW_BROKEN <= others) return { encoding, broken }
  }
  return null
}

/**
 * Finds how a text table is encoded: by its mark, else by the score of a sample, else as `chosen`. Throws `notText`, and `wrongEncoding`
 * where the chosen one cannot be right.
 */
export async function findDecoding(path: string, chosen?: Encoding | null): Promise<Decoding> {
  const head = await headOf(path, MARK_BYTES)
  const marked = marks.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))
  const mark = marked && (!chosen || chosen === marked[0]) ? marked[1].length : 0
  if (chosen) {
    const found = await firstFitting(path, [chosen], mark)
    return found ? { ...found, mark, isUnsure: false } : refuse('wrongEncoding')
  }
  const wide = marked?.[0] ?? withoutMark(head)
  if (wide) {
    const found = await firstFitting(path, [wide], mark)
    if (found) return { ...found, mark, isUnsure: false }
    if (wide !== 'utf-8') return refuse('notText')
  }
  const sample = await sampleOf(path)
  if (sample.length === 0) {
    const isText = await isWhole(path, 'utf-8', mark)
    return isText ? { encoding: 'utf-8', mark, isUnsure: false, broken: 0 } : refuse('notText')
  }
  const { rated, isUnsure } = rateEncodings(sample)
  const found = await firstFitting(
    path,
    rated.map(({ encoding }) => encoding),
    mark,
  )
  if (!found) return refuse('notText')
  const text = new TextDecoder(found.encoding).decode(sample)
  if (controlsIn(text) > text.length / 100) return refuse('notText')
  const isOdd = found.encoding !== rated[0]?.encoding || (found.broken > 0 && found.encoding !== 'utf-8')
  return { ...found, mark, isUnsure: isUnsure || isOdd }
}

/** The characters of a file, in chunks. */
export async function* charactersOf(path: string, { encoding, mark }: Decoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK, start: mark })) {
    const text = decoder.decode(chunk as Buffer, { stream: true })
    if (text !== '') yield text
  }
  const last = decoder.decode()
  if (last !== '') yield last
}

/** The first characters of a file, at most `most` or a chunk more. */
export async function startOf(path: string, decoding: Decoding, most: number): Promise<string> {
  let start = ''
  for await (const text of charactersOf(path, decoding)) {
    start += text
    if (start.length >= most) break
  }
  return start
}

/** Watches the length of lines in decoded text. Throws `lineTooLong` with the line. */
function watchLines() {
  let length = 0
  let line = 1
  return (text: string) => {
    let from = 0
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
      if (length + at - from > MAX_LINE_BYTES) refuse('lineTooLong', { line, limit: MAX_LINE_BYTES })
      length = 0
      line++
      from = at + 1
    }
    length += text.length - from
    if (length > MAX_LINE_BYTES) refuse('lineTooLong', { line, limit: MAX_LINE_BYTES })
  }
}

/** Writes texts to a file, one after the other. */
export function openWriter(path: string) {
  const stream = createWriteStream(path)
  return {
    async write(text: string) {
      if (!stream.write(text)) await once(stream, 'drain')
    },
    async end() {
      stream.end()
      await once(stream, 'close')
    },
  }
}

/**
 * Reads a text in any of its encodings, and writes it again as plain UTF-8 into `scratch` where it is something else. Answers the path of
 * the plain text. Throws `empty`, `notText` and `lineTooLong`.
 */
export async function readTextFile(path: string, scratch: string, chosen?: Encoding | null) {
  const decoding = await findDecoding(path, chosen)
  const isPlain = decoding.encoding === 'utf-8' && decoding.mark === 0 && decoding.broken === 0
  const plain = join(scratch, 'plain.txt')
  const copy = isPlain ? null : openWriter(plain)
  const watch = watchLines()
  let isEmpty = true
  try {
    for await (const text of charactersOf(path, decoding)) {
      watch(text)
      isEmpty &&= text.trim() === ''
      await copy?.write(text)
    }
  } finally {
    await copy?.end()
  }
  return isEmpty ? refuse('empty') : { path: copy ? plain : path, decoding }
}

/** The lines of a plain UTF-8 file, none of them longer than `readTextFile` allows. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: CHUNK })) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

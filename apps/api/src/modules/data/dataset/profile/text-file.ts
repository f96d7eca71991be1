import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_LINE_BYTES } from '@shulei/domain/data/dataset/profile.ts'
import { refuse } from './refusal.ts'

const CHUNK = 1 << 20

/** A text table as the engine reads it: UTF-8 without a byte order mark. */
export interface TextFile {
  path: string
  /** The first line that is not empty, without its break. */
  firstLine: string
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030'

/** Encoding by the byte order mark, else by the zeros of UTF-16 Latin text; null: UTF-8 or GB18030, which only all bytes tell. */
function marked(head: Uint8Array): { encoding: Encoding; skip: number } | null {
  const [a, b, c] = head
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', skip: 3 }
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', skip: 2 }
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', skip: 2 }
  const pairs = Math.floor(Math.min(head.length, 200) / 2)
  const zeros = (from: number) => {
    let count = 0
    for (let at = from; at < pairs * 2; at += 2) if (head[at] === 0) count++
    return count
  }
  if (pairs > 1 && zeros(1) > pairs / 2) return { encoding: 'utf-16le', skip: 0 }
  if (pairs > 1 && zeros(0) > pairs / 2) return { encoding: 'utf-16be', skip: 0 }
  return null
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Whether all bytes of a file are UTF-8. Throws `notText` for a byte 0, which no text table has. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
      if ((chunk as Buffer).includes(0)) refuse('notText')
      decoder.decode(chunk as Buffer, { stream: true })
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
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

/** Collects the first line that is not empty, from chunks of text. */
function firstLine() {
  let head = ''
  let found: string | null = null
  return {
    take(text: string) {
      if (found !== null) return
      head = (head + text).replace(/^[\r\n]+/, '')
      found = /^[^\r\n]+(?=[\r\n])/.exec(head)?.[0] ?? null
    },
    end: () => found ?? (head === '' ? null : head),
  }
}

/**
 * Reads a text table in any of its encodings, and writes it again as plain UTF-8 into `scratch` where it is something else. Throws
 * `empty`, `notText` and `lineTooLong`.
 */
export async function readTextFile(path: string, scratch: string): Promise<TextFile> {
  const mark = marked(await headOf(path))
  const encoding = mark?.encoding ?? ((await isUtf8(path)) ? 'utf-8' : 'gb18030')
  const isPlain = encoding === 'utf-8' && !mark?.skip
  const decoder = new TextDecoder(encoding, { fatal: true })
  const copy = isPlain ? null : createWriteStream(join(scratch, 'plain.txt'))
  const watch = watchLines()
  const first = firstLine()
  const take = async (text: string) => {
    if (text.includes('\0')) refuse('notText')
    watch(text)
    first.take(text)
    if (copy && !copy.write(text)) await once(copy, 'drain')
  }
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK, start: mark?.skip ?? 0 }))
      await take(decoder.decode(chunk as Buffer, { stream: true }))
    await take(decoder.decode())
  } catch (error) {
    if (error instanceof TypeError) refuse('notText')
    throw error
  } finally {
    if (copy) {
      copy.end()
      await once(copy, 'close')
    }
  }
  const line = first.end()
  if (line === null) return refuse('empty')
  return { path: copy ? join(scratch, 'plain.txt') : path, firstLine: line }
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

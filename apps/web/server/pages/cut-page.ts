import { createHash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page that many readers share, cut at the places of the values that differ for each reader. */
export interface CutPage {
  /** Memory of the page, bytes. */
  bytes: number
  /** The page with these values in the places of their marks, by the marks' names. */
  plain(values: Readonly<Record<string, string>>): Buffer
  /** The same page as gzip. The parts are compressed in advance; the values are inserted uncompressed. */
  gzipped(values: Readonly<Record<string, string>>): Buffer
}

/** A placeholder for a value that differs for each reader. */
export interface Mark {
  /** Must be random, so that it does not occur in the page by chance. */
  text: string
  /** Every value has as many bytes as the mark, so compressed text after it may refer to text before it. */
  isSteady: boolean
}

interface Piece {
  text: Buffer
  /** The text as deflate blocks that refer to no mark and end at a byte boundary. */
  packed: Buffer
  /** The mark that follows; undefined for the last piece. */
  mark: { name: string; mark: Mark } | undefined
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty deflate block with the flag of the last block. */
const lastBlock = Buffer.from([1, 0, 0, 255, 255])

/** The distance over which deflate blocks may refer to earlier text, bytes. */
const reach = 32_768

/** A text of this length and more, bytes, is compressed once for all pages: style sheets are half of a page. */
const long = 16_384
/** A long text does not refer to a text shorter than this, such as the page's title, so that it is the same on each page. */
const short = 4_096
/** The deflate blocks of long texts, by a hash of the text and of the text that they may refer to. */
const packedLong = new LRUCache<string, Buffer>({ max: 32 })

/** The deflate blocks of a text, which may refer to the text `before` it. */
function packed(text: Buffer, before: Buffer): Buffer {
  const isLong = text.length >= long
  const dictionary = before.length < (isLong ? short : 1) ? undefined : before.subarray(-reach)
  // level 9 takes half as long again as level 6, for one percent of the bytes; a long text is compressed once
  const level = isLong ? 9 : 6
  const pack = () =>
    deflateRawSync(text, { level, finishFlush: constants.Z_SYNC_FLUSH, ...(dictionary ? { dictionary } : {}) })
  if (!isLong) return pack()
  const key = createHash('sha256')
    .update(dictionary ?? '')
    .update('|')
    .update(text)
    .digest('base64')
  const known = packedLong.get(key)
  if (known) return known
  const made = pack()
  packedLong.set(key, made)
  return made
}

/** An uncompressed deflate block of at most 65,535 bytes. */
function stored(value: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(value.length, 1)
  head.writeUInt16LE(value.length ^ 0xffff, 3)
  return Buffer.concat([head, value])
}

/** Cuts a page at its marks, given by name. */
export function cutPage(page: Buffer, marks: Readonly<Record<string, Mark>>): CutPage {
  const pieces: Piece[] = []
  // the page with zero bytes in place of its marks, to which no text refers
  const blank = Buffer.from(page)
  const isText = !page.includes(0)
  let [start, known] = [0, 0]
  while (start >= 0) {
    const places = Object.entries(marks).map(([name, mark]) => ({ name, mark, at: page.indexOf(mark.text, start) }))
    const [next] = places.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)
    const text = page.subarray(start, next?.at)
    pieces.push({ text, packed: packed(text, isText ? blank.subarray(known, start) : Buffer.alloc(0)), mark: next })
    start = -1
    if (next) {
      start = next.at + next.mark.text.length
      blank.fill(0, next.at, start)
      if (!next.mark.isSteady) known = start
    }
  }
  const bytesFor = ({ name, mark }: NonNullable<Piece['mark']>, values: Readonly<Record<string, string>>) => {
    const value = Buffer.from(values[name] ?? '')
    if (mark.isSteady && value.length !== mark.text.length) throw new Error(`A value of ${name} has another length`)
    return value
  }
  return {
    bytes: pieces.reduce((sum, piece) => sum + piece.text.length + piece.packed.length, 0),
    plain: (values) =>
      Buffer.concat(pieces.flatMap(({ text, mark }) => (mark ? [text, bytesFor(mark, values)] : [text]))),
    gzipped(values) {
      const out: Buffer[] = [gzipHead]
      let [check, length] = [0, 0]
      for (const piece of pieces) {
        out.push(piece.packed)
        check = crc32(piece.text, check)
        length += piece.text.length
        if (piece.mark === undefined) continue
        const value = bytesFor(piece.mark, values)
        out.push(stored(value))
        check = crc32(value, check)
        length += value.length
      }
      const tail = Buffer.alloc(8)
      tail.writeUInt32LE(check)
      tail.writeUInt32LE(length % 2 ** 32, 4)
      return Buffer.concat([...out, lastBlock, tail])
    },
  }
}

import { randomInt } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { constants, createBrotliCompress } from 'node:zlib'
import { brotliParams } from '@shulei/api/platform/http/packed.ts'

/** Values by the names of their marks. */
type Values = Readonly<Record<string, string>>

/** A page that many readers share, cut at the places of the values that differ for each reader. */
export interface CutPage {
  /** Memory of the page, bytes. */
  bytes: number
  /** The page with these values in the places of their marks. Throws for a value that has not as many bytes as its mark. */
  plain(values: Values): Buffer
  /** The same page, compressed with Brotli. The page is compressed once; the values are written into the compressed text. */
  brotli(values: Values): Buffer
}

/** A place for a value, by the offset of its first byte. */
interface Place {
  name: string
  at: number
}

/** Bytes that never occur in UTF-8. */
const foreign = [0xc0, 0xc1, ...Array.from({ length: 11 }, (_, i) => 0xf5 + i)]

/**
 * Random bytes that no text refers to, and that the encoder stores as they are, because they would become longer. Brotli refers to two
 * bytes or more: of any two that touch these, one is foreign to UTF-8.
 */
const incompressible = (length: number) =>
  Buffer.from(
    Array.from({ length }, (_, i) =>
      i % 2 && i < length - 1 ? randomInt(256) : (foreign[randomInt(foreign.length)] as number),
    ),
  )

function placesIn(page: Buffer, marks: Values): Place[] {
  const places: Place[] = []
  for (const [name, mark] of Object.entries(marks)) {
    for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, at + mark.length)) places.push({ name, at })
  }
  return places.sort((a, b) => a.at - b.at)
}

/** The page and its places, compressed. Each value is stored uncompressed, in a block of its own. */
async function compress(page: Buffer, places: readonly Place[], lengthOf: (place: Place) => number) {
  const blank = Buffer.from(page)
  // each piece ends its block, so that the next one begins at a byte of its own
  const stream = createBrotliCompress({
    params: brotliParams(page.length, 'many'),
    flush: constants.BROTLI_OPERATION_FLUSH,
  })
  const whole = buffer(stream)
  let start = 0
  const stored = places.map((place, index) => {
    const end = place.at + lengthOf(place)
    incompressible(lengthOf(place)).copy(blank, place.at)
    // the codes of a compressed block depend on the two bytes before it, so those are the same for every value
    const blockEnd = Math.min(end + 2, places[index + 1]?.at ?? page.length)
    for (const piece of [blank.subarray(start, place.at), blank.subarray(place.at, blockEnd)]) stream.write(piece)
    start = blockEnd
    return blank.subarray(place.at, end)
  })
  stream.end(blank.subarray(start))
  const body = await whole
  const storedAt = stored.map((bytes, index) => ({ name: places[index]?.name as string, at: body.indexOf(bytes) }))
  if (storedAt.some(({ at }) => at < 0)) throw new Error('Brotli did not store the place of a value as it is')
  return { body, places: storedAt }
}

/**
 * Cuts a page at its marks.
 * @param page UTF-8.
 * @param marks Placeholders of the values by name. They must be random, so that they do not occur in the page by chance.
 */
export async function cutPage(page: Buffer, marks: Values): Promise<CutPage> {
  const plain = { body: page, places: placesIn(page, marks) }
  const brotli = await compress(page, plain.places, ({ name }) => Buffer.byteLength(marks[name] as string))
  const fill = ({ body, places }: typeof plain, values: Values) => {
    const filled = Buffer.from(body)
    for (const { name, at } of places) {
      const value = values[name] ?? ''
      if (Buffer.byteLength(value) !== Buffer.byteLength(marks[name] as string)) {
        throw new Error(`A value of ${name} has another length than its mark`)
      }
      filled.write(value, at)
    }
    return filled
  }
  return {
    bytes: page.length + brotli.body.length,
    plain: (values) => fill(plain, values),
    brotli: (values) => fill(brotli, values),
  }
}

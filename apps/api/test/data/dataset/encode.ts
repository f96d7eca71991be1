import type { Encoding } from '@shulei/domain/data/dataset/reading/reading.ts'

const known = new Map<Encoding, ReadonlyMap<string, readonly number[]>>()

/** The bytes of each character of an encoding with one or two bytes, by decoding all of them. */
function bytesOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const before = known.get(encoding)
  if (before) return before
  const decoder = new TextDecoder(encoding)
  const bytes = new Map<string, readonly number[]>()
  const add = (...own: number[]) => {
    const text = decoder.decode(new Uint8Array(own))
    if ([...text].length === 1 && text !== '\ufffd' && !bytes.has(text)) bytes.set(text, own)
  }
  for (let one = 0; one < 256; one++) add(one)
  for (let one = 128; one < 256; one++) for (let two = 64; two < 256; two++) add(one, two)
  known.set(encoding, bytes)
  return bytes
}

/** Encodes a text. Throws for a character that the encoding does not have. */
export function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text)
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le')
  if (encoding === 'utf-16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  const bytes = bytesOf(encoding)
  return Buffer.from(
    [...text].flatMap((character) => {
      const own = bytes.get(character)
      if (!own) throw new Error(`${encoding} has no ${character}`)
      return own
    }),
  )
}

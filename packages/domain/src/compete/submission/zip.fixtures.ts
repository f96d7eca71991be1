import { crc32 } from '../../base/archive/crc32.ts'
import { encoder } from './file.fixtures.ts'

export interface ZipEntry {
  name: string
  body?: Uint8Array | string
  /** Compression method: 8 for deflate, 0 for stored. */
  method?: number
  flags?: number
  crc?: number
  /** Declared uncompressed size. */
  size?: number
}

const bytesOf = (body: Uint8Array | string = '') => (typeof body === 'string' ? encoder.encode(body) : body)

const record = (length: number, fill: (view: DataView) => void) => {
  const view = new DataView(new ArrayBuffer(length))
  fill(view)
  return new Uint8Array(view.buffer)
}

/** Writes zips as common tools do, with the given deflate function. */
export const zipWith =
  (deflate: (plain: Uint8Array) => Uint8Array) =>
  (entries: readonly ZipEntry[], comment = ''): Uint8Array<ArrayBuffer> => {
    const parts: Uint8Array[] = []
    const directory: Uint8Array[] = []
    let at = 0
    for (const { name, body, method = 8, flags = 0, crc, size } of entries) {
      const plain = bytesOf(body)
      const packed = method === 8 ? deflate(plain) : plain
      const fields = (view: DataView, from: number) => {
        view.setUint16(from, flags, true)
        view.setUint16(from + 2, method, true)
        view.setUint32(from + 8, crc ?? crc32(plain), true)
        view.setUint32(from + 12, packed.length, true)
        view.setUint32(from + 16, size ?? plain.length, true)
        view.setUint16(from + 20, encoder.encode(name).length, true)
      }
      const local = record(30, (view) => {
        view.setUint32(0, 0x04034b50, true)
        fields(view, 6)
      })
      const central = record(46, (view) => {
        view.setUint32(0, 0x02014b50, true)
        fields(view, 8)
        view.setUint32(42, at, true)
      })
      parts.push(local, encoder.encode(name), packed)
      directory.push(central, encoder.encode(name))
      at += 30 + encoder.encode(name).length + packed.length
    }
    const size = directory.reduce((sum, part) => sum + part.length, 0)
    const end = record(22, (view) => {
      view.setUint32(0, 0x06054b50, true)
      view.setUint16(8, entries.length, true)
      view.setUint16(10, entries.length, true)
      view.setUint32(12, size, true)
      view.setUint32(16, at, true)
      view.setUint16(20, comment.length, true)
    })
    const all = [...parts, ...directory, end, encoder.encode(comment)]
    const zip = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0))
    let to = 0
    for (const part of all) {
      zip.set(part, to)
      to += part.length
    }
    return zip
  }

import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. */
export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

/** Date and time in the form of MS-DOS, UTC, to two seconds. */
function dosTime(at: Date): { date: number; time: number } {
  return {
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  }
}

/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATE = 8
const VERSION = 20
const LIMIT = 0xffff_ffff

/**
 * Writes a ZIP archive (APPNOTE 6.3, without ZIP64). `entries` may be produced one after another, so that only one file is in
 * memory uncompressed. Throws `RangeError` when the archive would need ZIP64.
 */
export async function zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, at: Date): Promise<Buffer> {
  const { date, time } = dosTime(at)
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes)
    const title = Buffer.from(name, 'utf8')
    if (offset + packed.length > LIMIT || bytes.length > LIMIT) throw new RangeError('the archive is too large')
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(VERSION, 0)
    shared.writeUInt16LE(FLAGS, 2)
    shared.writeUInt16LE(DEFLATE, 4)
    shared.writeUInt16LE(time, 6)
    shared.writeUInt16LE(date, 8)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(bytes.length, 18)
    shared.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, title, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const madeBy = Buffer.from([VERSION, 0])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, shared, tail, title]))
    parts.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listing, end])
}

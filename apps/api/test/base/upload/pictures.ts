import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const background = '#3399ff'

/** A picture of a single colour. */
export const picture = (format: 'jpeg' | 'png' | 'webp', width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    [format]()
    .toBuffer()

/** A phone's photograph: rotated by metadata, with owner, place and time. */
export const sidewaysPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'secret artist', Make: 'secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 0/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])))
  return Buffer.concat([head, data, tail])
}

/** A PNG of a few kilobytes that decodes to `width` × `height` pixels, one bit each; an interlaced one is truncated. */
export function packedPng(width: number, height: number, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  header[12] = Number(interlaced)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const script = 'alert(document.domain)'

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>${script}</script></svg>`

/** The smallest GIF that is also a valid script. */
export const gifScript = Buffer.from(`GIF89a/*\x01\x00\x01\x00*/=1;${script};`, 'latin1')

/** The start of a photo in the format of iPhones. */
export const iphonePhoto = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

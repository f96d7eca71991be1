import { open } from 'node:fs/promises'
import type { PictureFormat } from '@shulei/domain/base/markup/allowed.ts'
import { HEIC_HEAD, isHeic } from '@shulei/domain/base/markup/heic.ts'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { ApiError } from '../../../platform/api-error.ts'

// for small machines: one picture at a time, each on one thread
sharp.concurrency(1)
sharp.cache(false)
// by default the library also reads SVG, TIFF, GIF and more: only accepted formats may reach a decoder
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

/** Largest accepted pictures in pixels. Progressive ones are decoded as a whole, in five times the memory of the others. */
const MAX_SIZE = { plain: [8000, 5000], progressive: [6000, 4000] } as const

/** Longest side of a stored picture (A§9). */
const MAX_SIDE = 2000
/** Seconds after which a decoder is stopped. */
const PATIENCE = 10

export interface Encoded {
  format: PictureFormat
  width: number
  height: number
  bytes: Buffer
}

async function headOf(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(new Uint8Array(HEIC_HEAD), 0, HEIC_HEAD, 0)
  return buffer.subarray(0, bytesRead)
}

/** Reads the header of a picture without decoding pixels. */
async function inspect(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata()
  } catch {
    throw new ApiError(isHeic(await headOf(path)) ? 'pictureHeic' : 'pictureBroken')
  }
}

/** Pixels of a picture by its header. Throws `pictureBroken` and `pictureHeic`. */
export async function pixelsOf(path: string): Promise<number> {
  const { width, height } = await inspect(path)
  return width * height
}

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 82 }),
}

/**
 * Encodes a picture anew: the server itself writes the stored picture, upright, without EXIF, GPS or data after the picture, its
 * longest side at most 2000 pixels. Of an animation only the first frame is stored. Throws `pictureBroken`, `pictureHeic` and `pictureTooBig`.
 */
export async function encode(path: string): Promise<Encoded> {
  const { format, width, height, isProgressive } = await inspect(path)
  if (!(format in encoders)) throw new ApiError('pictureBroken')
  const most = MAX_SIZE[isProgressive ? 'progressive' : 'plain']
  const limitInputPixels = most[0] * most[1]
  if (width * height > limitInputPixels) throw new ApiError('pictureTooBig', { facts: { size: most.join(' × ') } })
  const output = format as PictureFormat
  const picture = sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: PATIENCE })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
  try {
    const { data, info } = await encoders[output](picture).toBuffer({ resolveWithObject: true })
    return { format: output, width: info.width, height: info.height, bytes: data }
  } catch {
    throw new ApiError('pictureBroken')
  }
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Folder of the picture files, named by the hash of their pixels. `PICTURES_CACHE` lets another working tree share it. */
export const pictureCache =
  process.env.PICTURES_CACHE ?? path.join(import.meta.dirname, '..', '..', '.cache', 'pictures')

/**
 * Fingerprint of the pixels, `<width>x<height> <32 hex digits>`: equal pixels give equal fingerprints however the file is
 * compressed.
 *
 * @param png the bytes of a PNG file
 */
export async function fingerprint(png: Uint8Array): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const size = `${info.width}x${info.height}`
  return `${size} ${createHash('sha256').update(`${size}:`).update(data).digest('hex').slice(0, 32)}`
}

/** Whether all pixels have the same colour, so that the picture shows nothing to compare. */
export async function isBlank(png: Uint8Array): Promise<boolean> {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return data.subarray(4).equals(data.subarray(0, -4))
}

/** Colour of the lowest pixel on the left, as `#rrggbb`: the ground of most pictures, which a log cannot show. */
export async function groundOf(png: Uint8Array): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return `#${data.subarray((info.height - 1) * info.width * 3).toString('hex', 0, 3)}`
}

/** Path of the picture with this fingerprint; the file may not exist. */
export const pictureFile = (print: string): string => path.join(pictureCache, `${print.split(' ')[1]}.png`)

/** Stores a picture under its fingerprint. */
export async function keepPicture(print: string, png: Uint8Array): Promise<void> {
  const file = pictureFile(print)
  if (existsSync(file)) return
  await mkdir(pictureCache, { recursive: true })
  const part = `${file}.${process.pid}`
  await writeFile(part, png)
  await rename(part, file)
}

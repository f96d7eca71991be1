/**
 * Kinds of pictures, all bitmaps. An SVG may contain scripts and links, and has no size to crop. The photos of iPhones (HEIC, HEIF)
 * can be opened by few browsers.
 */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'avif' | 'heic'

/** Number of bytes needed to detect the kind. */
export const headLength = 16

const heic = /^ftyp(heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0))

/** Kind of a file by its first bytes, because its name and media type are not reliable. Undefined for other files. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return 'avif'
  if (heic.test(String.fromCharCode(...bytes.subarray(4, 12)))) return 'heic'
  if (startsWith(bytes, 'BM')) return 'bmp'
}

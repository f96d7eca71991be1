/** Accepted kinds of pictures, all bitmaps. An SVG may contain scripts and links, and has no size to crop. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'avif'

/** Number of bytes needed to detect the kind. */
export const headLength = 16

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0))

/** Kind of a file by its first bytes, because its name and media type are not reliable. Undefined for other files. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return 'avif'
  if (startsWith(bytes, 'BM')) return 'bmp'
}

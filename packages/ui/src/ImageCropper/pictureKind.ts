/** Kinds of pictures that are taken: drawings of pixels only. An SVG can hold scripts and links, and has no size to crop. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'avif'

/** Bytes needed to tell the kind. */
export const headLength = 16

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0))

/** What a file is by its first bytes; its name and its type are only claims. Undefined for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return 'avif'
  if (startsWith(bytes, 'BM')) return 'bmp'
}

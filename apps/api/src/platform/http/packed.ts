import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Settings of Brotli for a text of a length in bytes. Of a page of 170 kB level 6 makes 32 kB in 4.7 ms, and gzip at level 6 36 kB in
 * 3.2 ms; at level 4 both take 1 to 2 ms less for 6 to 9 % more bytes.
 */
export const brotliParams = (length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
})

export const acceptsBrotli = (accepted: string) => /\bbr\b/.test(accepted)

/** A text, compressed as an Accept-Encoding header allows, off the main thread. */
export async function packedFor(accepted: string, text: Buffer): Promise<[Buffer, 'br' | 'gzip' | null]> {
  if (acceptsBrotli(accepted))
    return [await promisify(brotliCompress)(text, { params: brotliParams(text.length) }), 'br']
  return /\bgzip\b/.test(accepted) ? [await promisify(gzip)(text, { level: 6 }), 'gzip'] : [text, null]
}

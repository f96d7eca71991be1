import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * A text, compressed as an Accept-Encoding header allows. Brotli at level 4 takes the time of gzip at level 4 for 9 % fewer bytes;
 * level 6 makes another 9 % fewer in twice the time, off the main thread.
 */
export async function packedFor(accepted: string, text: Buffer): Promise<[Buffer, 'br' | 'gzip' | null]> {
  if (/\bbr\b/.test(accepted)) {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants
    const params = {
      [BROTLI_PARAM_QUALITY]: 6,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
    }
    return [await promisify(brotliCompress)(text, { params }), 'br']
  }
  return /\bgzip\b/.test(accepted) ? [await promisify(gzip)(text, { level: 4 }), 'gzip'] : [text, null]
}

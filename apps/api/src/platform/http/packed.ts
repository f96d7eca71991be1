import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from '../context.ts'

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

/** Shortest JSON that is compressed, characters. A shorter one fits into one packet as it is. */
const PACKED_FROM = 1024

/** Answers with JSON, compressed as the request allows. Loaders in the same process accept no encoding and get it as it is. */
export async function sendJson(c: Context, value: unknown): Promise<Response> {
  const json = JSON.stringify(value)
  const accepted = c.req.header('accept-encoding')
  const headers = { 'content-type': 'application/json', vary: 'accept-encoding' }
  if (!accepted || json.length < PACKED_FROM) return c.body(json, 200, headers)
  const [body, encoding] = await packedFor(accepted, Buffer.from(json))
  return c.body(new Uint8Array(body), 200, encoding ? { ...headers, 'content-encoding': encoding } : headers)
}

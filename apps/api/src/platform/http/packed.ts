import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from '../context.ts'

/**
 * Settings of Brotli for a text of a length in bytes, which one reader gets or many share. Of a page of 176 kB level 6 makes 32.0 kB
 * in 4.0 ms, level 5 32.3 kB in 3.2 ms and level 4 35.0 kB in 2.2 ms.
 */
export const brotliParams = (length: number, readers: 'one' | 'many') => ({
  [constants.BROTLI_PARAM_QUALITY]: readers === 'many' ? 6 : 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
})

/** Whether an Accept-Encoding header allows an encoding; `q=0` refuses it. */
const accepts = (accepted: string, encoding: 'br' | 'gzip') =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)

export const acceptsBrotli = (accepted: string) => accepts(accepted, 'br')

/** The encoding that an Accept-Encoding header allows; null for the text as it is. */
export const encodingFor = (accepted: string): 'br' | 'gzip' | null =>
  acceptsBrotli(accepted) ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : null

/** A text for one reader, compressed as an Accept-Encoding header allows, off the main thread. */
export async function packedFor(accepted: string, text: Buffer): Promise<[Buffer, 'br' | 'gzip' | null]> {
  const encoding = encodingFor(accepted)
  if (encoding === 'br') {
    return [await promisify(brotliCompress)(text, { params: brotliParams(text.length, 'one') }), encoding]
  }
  return encoding === 'gzip' ? [await promisify(gzip)(text, { level: 6 }), encoding] : [text, null]
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

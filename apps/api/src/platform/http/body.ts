import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'

/** Largest JSON body, in bytes. */
const maxJsonBytes = 1024 * 1024

const tooLarge = () => new ApiError('tooLarge', { facts: { limit: '1 MB' } })

/**
 * Text of a request body, whose size is counted while it arrives: an announced size is used only to refuse it early. Throws
 * `tooLarge`, `unsupportedType` for compressed bodies, `badJson` for bytes that are not UTF-8.
 */
export async function readText(c: Context): Promise<string> {
  const encoding = c.req.header('content-encoding')
  if (encoding && encoding.toLowerCase() !== 'identity') {
    throw new ApiError('unsupportedType', { facts: { expected: 'content-encoding: identity' } })
  }
  if (Number(c.req.header('content-length')) > maxJsonBytes) throw tooLarge()
  const { body } = c.req.raw
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxJsonBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new ApiError('badJson')
  }
}

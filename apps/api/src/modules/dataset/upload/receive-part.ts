import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChecksumAlgorithm } from '@shulei/domain/dataset/upload.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { openBody } from '../../../platform/http/body-reader.ts'
import { FORM_MS } from '../../../platform/http/receive-form.ts'

export interface ReceivedPart {
  /** Local file with the bytes; the caller removes it. */
  path: string
  bytes: number
  /** Digest of the bytes in base64; null where none was asked for. */
  digest: string | null
  /** The body ended by itself: false when the connection was cut. */
  isWhole: boolean
}

/**
 * Writes a body to a local file while it arrives. A cut connection is no error: the bytes before the cut are answered. Throws
 * `tooLarge`, and errors of the disk; then nothing is left.
 */
export async function receivePart(
  request: Request,
  { folder, maxBytes, algorithm }: { folder: string; maxBytes: number; algorithm: ChecksumAlgorithm | null },
): Promise<ReceivedPart> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const hash = algorithm && createHash(algorithm)
  const ended = new AbortController()
  const deadline = setTimeout(() => ended.abort(new ApiError('uploadBroken')), FORM_MS)
  const file = await open(path, 'wx', 0o600)
  let bytes = 0
  let isWhole = false
  let failure: unknown
  const write = async (chunk: Uint8Array) => {
    if (bytes + chunk.length > maxBytes) throw new ApiError('tooLarge', { facts: { limit: `${maxBytes} B` } })
    await file.writeFile(chunk)
    hash?.update(chunk)
    bytes += chunk.length
  }
  try {
    const chunks = request.body ? openBody(request.body).chunks(ended.signal) : []
    for await (const chunk of chunks) {
      await write(chunk).catch((error: unknown) => {
        failure = error
        throw error
      })
    }
    isWhole = true
  } catch {
    // the connection was cut, or `failure` says why
  } finally {
    clearTimeout(deadline)
    await file.close()
  }
  if (failure !== undefined) {
    await rm(path, { force: true })
    throw failure
  }
  return { path, bytes, digest: hash?.digest('base64') ?? null, isWhole }
}

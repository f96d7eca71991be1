import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChecksumAlgorithm } from '@shulei/domain/base/upload/resumable.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { openBody } from '../../../platform/http/body-reader.ts'
import { FORM_MS } from '../../../platform/http/receive-form.ts'

export interface ReceivedPart {
  /** Local file with the bytes that were not given as pieces; the caller removes it. */
  path: string
  bytes: number
  /** Digest of the bytes in base64; null where none was asked for. */
  digest: string | null
  /** The body ended by itself: false when the connection was cut. */
  isWhole: boolean
}

/** Bytes after which what has arrived of a body is handed over, so that a killed process loses no more. */
const PIECE = 16 * 1024 ** 2

/**
 * Writes a body to a local file while it arrives; each 16 MB of it are given to `onPiece` and begin another file, unless it is null. A cut connection is no error: the bytes before the cut are answered. Throws
 * `tooLarge`, and errors of the disk; then nothing is left.
 */
export async function receivePart(
  request: Request,
  {
    folder,
    maxBytes,
    algorithm,
    onPiece,
  }: {
    folder: string
    maxBytes: number
    algorithm: ChecksumAlgorithm | null
    onPiece: ((piece: { path: string; bytes: number }) => Promise<void>) | null
  },
): Promise<ReceivedPart> {
  await mkdir(folder, { recursive: true })
  let path = join(folder, randomUUID())
  const hash = algorithm && createHash(algorithm)
  const ended = new AbortController()
  const deadline = setTimeout(() => ended.abort(new ApiError('uploadBroken')), FORM_MS)
  let file = await open(path, 'wx', 0o600)
  let bytes = 0
  let given = 0
  let isWhole = false
  let failure: unknown
  const write = async (chunk: Uint8Array) => {
    if (bytes + chunk.length > maxBytes) throw new ApiError('tooLarge', { facts: { limit: `${maxBytes} B` } })
    await file.writeFile(chunk)
    hash?.update(chunk)
    bytes += chunk.length
    if (!onPiece || bytes - given < PIECE) return
    await file.close()
    await onPiece({ path, bytes: bytes - given })
    given = bytes
    path = join(folder, randomUUID())
    file = await open(path, 'wx', 0o600)
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
    await file.close().catch(() => {})
  }
  if (failure !== undefined) {
    await rm(path, { force: true })
    throw failure
  }
  return { path, bytes: bytes - given, digest: hash?.digest('base64') ?? null, isWhole }
}

import { Readable } from 'node:stream'
import { ApiError } from '../../../platform/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnFiles } from './submits.repo.ts'

export interface FileQuestion {
  competitionId: number
  submitId: number
  /** `result` or `process`. */
  kind: string
  userId: number
}

/** A name for a header: quoted ASCII for old clients, and the real one. */
const disposition = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/**
 * A file of an entry of the reader's own team. What is not theirs is answered like what does not exist: `fileNotDownloadable`.
 * Throws `downloadFailed` when the store has lost it.
 */
export async function sendSubmitFile(platform: Platform, question: FileQuestion): Promise<Response> {
  const files = await findOwnFiles(platform.db, question)
  const file = { result: files?.resultFile, process: files?.processFile }[question.kind]
  if (!file) throw new ApiError('fileNotDownloadable')
  const { disk } = platform.files
  if (!(await disk.exists(file.key))) {
    platform.log.error({ key: file.key }, 'a submitted file is missing')
    throw new ApiError('downloadFailed')
  }
  const stream = await disk.getStream(file.key)
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(file.bytes),
      'content-disposition': disposition(file.name),
      'repr-digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
    },
  })
}

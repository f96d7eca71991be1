import { ApiError } from '../../../../platform/api-error.ts'
import type { Context } from '../../../../platform/context.ts'
import { sendFile } from '../../../../platform/http/send-file.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findOwnFiles } from './submits.repo.ts'

export interface FileQuestion {
  competitionId: number
  submitId: number
  /** `result` or `process`. */
  kind: string
  userId: number
}

/**
 * Sends a file of a submission of the reader's own team. A file of another team is answered like a missing one:
 * `fileNotDownloadable`. Throws `downloadFailed` when the store has lost the file.
 */
export async function sendSubmitFile(platform: Platform, c: Context, question: FileQuestion): Promise<Response> {
  const files = await findOwnFiles(platform.db, question)
  const file = { result: files?.resultFile, process: files?.processFile }[question.kind]
  if (!file) throw new ApiError('fileNotDownloadable')
  const { disk } = platform.files
  if (!(await disk.exists(file.key))) {
    platform.log.error({ key: file.key }, 'a submitted file is missing')
    throw new ApiError('downloadFailed')
  }
  const isText = /\.(?:csv|txt|tsv|json|py|ipynb)$/i.test(file.name)
  return sendFile(c, platform.files, { ...file, isText, contentType: 'application/octet-stream' })
}

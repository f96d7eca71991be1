import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ProjectFile } from './tables.ts'

/** Sends a file of the private store as a download, never as a page. Throws `fileNotDownloadable`, `downloadFailed`. */
export async function sendDocument(platform: Platform, c: Context, file: ProjectFile | null): Promise<Response> {
  if (!file) throw new ApiError('fileNotDownloadable')
  if (!(await platform.files.disk.exists(file.key))) {
    platform.log.error({ key: file.key }, 'the document of a project is missing')
    throw new ApiError('downloadFailed')
  }
  return sendFile(c, platform.files, { ...file, isText: false, contentType: 'application/octet-stream' })
}

import { ApiError } from '../../../../platform/api-error.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findSheetKey } from './detail.repo.ts'

/** Sends the contact sheet of a file; its bytes belong to its key and never change. Throws `notFound`. */
export async function sendSheet(
  { db, clock, files }: Platform,
  c: Context,
  question: { datasetId: number; fileId: number; reader: number | null },
): Promise<Response> {
  const key = await findSheetKey(db, { ...question, now: new Date(clock()) })
  if (key === null || !(await files.disk.exists(key))) throw new ApiError('notFound')
  const etag = `"${key}"`
  const headers = { etag, 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.body(Buffer.from(await files.disk.getBytes(key)), 200, headers)
}

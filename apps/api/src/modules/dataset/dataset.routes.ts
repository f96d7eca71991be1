import { Readable } from 'node:stream'
import { acceptProtocol, logDownload } from '@shulei/contract/competition/calls.ts'
import { downloadFile } from '@shulei/contract/dataset/calls.ts'
import type { Hono } from 'hono'
import type { Env } from '../../platform/context.ts'
import { mount } from '../../platform/mount.ts'
import type { Platform } from '../../platform/platform.ts'
import { attachment, matchesTag } from './attachment.ts'
import { agreeToProtocol, announce, takeDownload } from './dataset.service.ts'

/** Data of competitions: protocol, download log, the files themselves (C069, C070, X005). */
export function datasetModule(app: Hono<Env>, platform: Platform) {
  mount(app, acceptProtocol, ({ params, user }) => agreeToProtocol(platform, params.id, user))

  mount(app, logDownload, ({ params, body, user }) => announce(platform, params.id, user, body))

  mount(app, downloadFile, async ({ params, query, user, c }) => {
    const tagOf = (sha256: string) => `"${sha256}"`
    const isKnown = (sha256: string) => matchesTag(c.req.header('if-none-match'), tagOf(sha256))
    const isHead = c.req.method === 'HEAD'
    const file = await takeDownload(platform, user, {
      datasetId: params.id,
      fileId: params.fileId,
      logId: query.log ?? null,
      sends: ({ sha256 }) => !isHead && !isKnown(sha256),
    })
    const headers = {
      etag: tagOf(file.sha256),
      'content-disposition': attachment(file.name),
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(file.bytes),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'none',
    }
    if (isKnown(file.sha256)) return c.body(null, 304, { etag: headers.etag })
    if (isHead) return c.body(null, 200, headers)
    const bytes = await platform.files.disk.getStream(file.key)
    return c.body(Readable.toWeb(bytes as Readable) as ReadableStream, 200, headers)
  })
}
